import { and, asc, count, eq, getTableColumns, gt, gte, isNull, lte, or, sql, sum } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import { makerName } from '../../platform/makers.store.ts';
import type { SealedRow } from '../../platform/sealed-secrets.ts';
import { appClientCalls, appClients } from '../../platform/database/schema/app-clients.ts';
import { companies } from '../../platform/database/schema/companies.ts';

type StoredClient = typeof appClients.$inferSelect;
export type AppClientRow = StoredClient & { readonly makerName: string | null };

const withMaker = { ...getTableColumns(appClients), makerName: makerName(appClients.createdBy) };

/** A client, and whether its company is active. */
export interface ActingClient extends StoredClient {
  readonly isCompanyActive: boolean;
}

export async function insertAppClient(db: Db, client: typeof appClients.$inferInsert): Promise<AppClientRow> {
  const [row] = await db.insert(appClients).values(client).returning(withMaker);
  if (!row) throw new Error('The app client was not inserted');
  return row;
}

export async function findAppClient(
  db: Db,
  companyId: string,
  id: string,
): Promise<AppClientRow | undefined> {
  const [client] = await db.select(withMaker).from(appClients).where(isOf(companyId, id));
  return client;
}

/** By id alone, for a caller who proves to be this client. */
export async function findActingClient(db: Db, id: string): Promise<ActingClient | undefined> {
  const [row] = await db
    .select({ client: appClients, deactivatedAt: companies.deactivatedAt })
    .from(appClients)
    .innerJoin(companies, eq(companies.id, appClients.companyId))
    .where(eq(appClients.id, id));
  return row && { ...row.client, isCompanyActive: row.deactivatedAt === null };
}

/** In the order they were created. */
export function listAppClients(db: Db, companyId: string): Promise<AppClientRow[]> {
  return db
    .select(withMaker)
    .from(appClients)
    .where(eq(appClients.companyId, companyId))
    .orderBy(asc(appClients.createdAt), asc(appClients.id));
}

/** Counts a company's clients and locks the company, so that nobody adds one until the transaction ends. */
export async function countAppClients(db: Db, companyId: string): Promise<number> {
  await db.select().from(companies).where(eq(companies.id, companyId)).for('update');
  const [row] = await db
    .select({ clients: count() })
    .from(appClients)
    .where(eq(appClients.companyId, companyId));
  return row?.clients ?? 0;
}

export async function updateAppClient(
  db: Db,
  { companyId, id }: { companyId: string; id: string },
  changes: Partial<StoredClient>,
): Promise<boolean> {
  const changed = await db
    .update(appClients)
    .set(changes)
    .where(isOf(companyId, id))
    .returning({ id: appClients.id });
  return changed.length === 1;
}

export async function deleteAppClient(db: Db, companyId: string, id: string): Promise<boolean> {
  const gone = await db.delete(appClients).where(isOf(companyId, id)).returning({ id: appClients.id });
  return gone.length === 1;
}

/** Deletes the clients that a user created in a company; returns their ids. */
export async function deleteAppClientsOf(db: Db, companyId: string, createdBy: string): Promise<string[]> {
  const isTheirs = and(eq(appClients.companyId, companyId), eq(appClients.createdBy, createdBy));
  const gone = await db.delete(appClients).where(isTheirs).returning({ id: appClients.id });
  return gone.map(({ id }) => id);
}

/** Writes nothing for a client that was used since `usedBefore`. */
export async function markUsed(
  db: Db,
  { id, now, usedBefore }: { id: string; now: Date; usedBefore: Date },
): Promise<void> {
  const { lastUsedAt } = appClients;
  await db
    .update(appClients)
    .set({ lastUsedAt: now })
    .where(and(eq(appClients.id, id), or(isNull(lastUsedAt), lte(lastUsedAt, usedBefore))));
}

interface CallCount {
  readonly client_id: string;
  /** ISO date in America/Sao_Paulo. */
  readonly day: string;
  readonly calls: number;
}

/** Adds to the days' counts; skips clients that are deleted or being deleted. */
export async function addCalls(db: Db, counts: readonly CallCount[]): Promise<void> {
  await db.execute(sql`
    with counted as (
      select * from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
        as counted (client_id text, day text, calls bigint)
    ), held as (
      select id from app_clients where id in (select client_id from counted) order by id for key share
    )
    insert into app_client_calls (client_id, day, calls)
    select client_id, day::date, calls from counted join held on held.id = client_id
    order by client_id, day
    on conflict (client_id, day) do update set calls = app_client_calls.calls + excluded.calls
  `);
}

/** Calls since a day, by client. */
export async function callsSince(
  db: Db,
  companyId: string,
  day: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ clientId: appClientCalls.clientId, calls: sum(appClientCalls.calls).mapWith(Number) })
    .from(appClientCalls)
    .innerJoin(appClients, eq(appClients.id, appClientCalls.clientId))
    .where(and(eq(appClients.companyId, companyId), gte(appClientCalls.day, day)))
    .groupBy(appClientCalls.clientId);
  return new Map(rows.map(({ clientId, calls }) => [clientId, calls]));
}

function isOf(companyId: string, id: string) {
  return and(eq(appClients.id, id), eq(appClients.companyId, companyId));
}

/** Secrets of every company in the order of ids, starting after `afterId`. */
export function listSealed(db: Db, afterId: string, limit: number): Promise<SealedRow[]> {
  const { id, secretSealed, previousSecretSealed } = appClients;
  return db
    .select({ id, secretSealed, previousSecretSealed })
    .from(appClients)
    .where(gt(appClients.id, afterId))
    .orderBy(asc(appClients.id))
    .limit(limit);
}

/** Replaces a row's sealed secrets, unless they were changed meanwhile. */
export async function replaceSealed(db: Db, before: SealedRow, after: SealedRow): Promise<void> {
  await db
    .update(appClients)
    .set({ secretSealed: after.secretSealed, previousSecretSealed: after.previousSecretSealed })
    .where(and(eq(appClients.id, before.id), eq(appClients.secretSealed, before.secretSealed)));
}
