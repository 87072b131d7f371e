import { and, asc, count, eq, getTableColumns, gt, ne, sql } from 'drizzle-orm';

import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { makerName } from '../../platform/makers.store.ts';
import type { SealedRow } from '../../platform/sealed-secrets.ts';
import { webhooks } from '../../platform/database/schema/webhooks.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type ShownWebhook = WebhookRow & { readonly makerName: string | null };

const withMaker = { ...getTableColumns(webhooks), makerName: makerName(webhooks.createdBy) };

export async function insertWebhook(db: Db, row: typeof webhooks.$inferInsert): Promise<ShownWebhook> {
  const [inserted] = await db.insert(webhooks).values(row).returning(withMaker);
  return inserted as ShownWebhook;
}

export async function countWebhooks(db: Db, companyId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(webhooks).where(eq(webhooks.companyId, companyId));
  return row?.count ?? 0;
}

export function listWebhookRows(db: Db, companyId: string): Promise<ShownWebhook[]> {
  return db
    .select(withMaker)
    .from(webhooks)
    .where(eq(webhooks.companyId, companyId))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
}

export function listActiveWebhooks(db: Db, companyIds: readonly string[]): Promise<WebhookRow[]> {
  return db
    .select()
    .from(webhooks)
    .where(and(sql`${webhooks.companyId} = any(${sql.param(companyIds)})`, eq(webhooks.status, 'active')));
}

export async function findWebhook(db: Db, companyId: string, id: string): Promise<ShownWebhook | undefined> {
  const [row] = await db
    .select(withMaker)
    .from(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.companyId, companyId)));
  return row;
}

/** Changes a webhook of the company; undefined when it has no such webhook. */
export async function updateWebhookRow(
  db: Db,
  companyId: string,
  id: string,
  changes: Partial<typeof webhooks.$inferInsert> & { updatedAt: Date },
): Promise<ShownWebhook | undefined> {
  const [row] = await db
    .update(webhooks)
    .set(changes)
    .where(and(eq(webhooks.id, id), eq(webhooks.companyId, companyId)))
    .returning(withMaker);
  return row;
}

/** False when the webhook has that status already, or was deleted. */
export async function setWebhookStatus(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id, companyId }: WebhookRow,
  status: WebhookRow['status'],
  disabledReason: string | null,
): Promise<boolean> {
  const rows = await db
    .update(webhooks)
    .set({ status, disabledReason, updatedAt: clock.now() })
    .where(and(eq(webhooks.id, id), eq(webhooks.companyId, companyId), ne(webhooks.status, status)))
    .returning({ id: webhooks.id });
  return rows.length > 0;
}

export async function deleteWebhookRow(db: Db, companyId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.companyId, companyId)))
    .returning({ id: webhooks.id });
  return rows.length > 0;
}

/** Deletes the webhooks that a user created in a company; returns how many. */
export async function deleteWebhooksOf(db: Db, companyId: string, createdBy: string): Promise<number> {
  const isTheirs = and(eq(webhooks.companyId, companyId), eq(webhooks.createdBy, createdBy));
  return (await db.delete(webhooks).where(isTheirs).returning({ id: webhooks.id })).length;
}

/** Secrets of every company in the order of ids, starting after `afterId`. */
export function listSealed(db: Db, afterId: string, limit: number): Promise<SealedRow[]> {
  const { id, secretSealed, previousSecretSealed } = webhooks;
  return db
    .select({ id, secretSealed, previousSecretSealed })
    .from(webhooks)
    .where(gt(webhooks.id, afterId))
    .orderBy(asc(webhooks.id))
    .limit(limit);
}

/** Replaces a row's sealed secrets, unless they were changed meanwhile. */
export async function replaceSealed(db: Db, before: SealedRow, after: SealedRow): Promise<void> {
  await db
    .update(webhooks)
    .set({ secretSealed: after.secretSealed, previousSecretSealed: after.previousSecretSealed })
    .where(and(eq(webhooks.id, before.id), eq(webhooks.secretSealed, before.secretSealed)));
}
