import { type SQL, and, asc, desc, eq, gte, lt, or, sql } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import { auditEntries } from '../../platform/database/schema/audit.ts';
import { users } from '../../platform/database/schema/identity.ts';
import type { PagePosition } from '../../platform/page-token.ts';

export interface AuditFilter {
  readonly companyId?: string | undefined;
  readonly actorId?: string | undefined;
  readonly action?: string | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

interface Page {
  readonly limit: number;
  readonly after: PagePosition | undefined;
}

export type AuditRow = Awaited<ReturnType<typeof listAuditRows>>[number];

/** Entries with the current names of users and companies, newest first. */
export function listAuditRows(db: Db, filter: AuditFilter, { limit, after }: Page) {
  const { createdAt, id, actorId, companyId, action } = auditEntries;
  const nameOf = (column: SQL, of: typeof actorId | typeof companyId) =>
    sql<string | null>`(select ${column} from ${users} named where named.id = ${of})`;
  return db
    .select({
      entry: auditEntries,
      actorName: nameOf(sql`named.name`, actorId),
      actorEmail: nameOf(sql`named.email`, actorId),
      companyName: nameOf(sql`named.name`, companyId),
    })
    .from(auditEntries)
    .where(
      and(
        filter.companyId === undefined ? undefined : isAbout(filter.companyId),
        filter.actorId === undefined ? undefined : eq(actorId, filter.actorId),
        filter.action === undefined ? undefined : eq(action, filter.action),
        filter.from && gte(createdAt, filter.from),
        filter.until && lt(createdAt, filter.until),
        // Exact although a page token has only milliseconds: the clock that makes entries has no more.
        after && sql`(${createdAt}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** Entries of the company, or of several companies including it. */
function isAbout(companyId: string) {
  const named = JSON.stringify({ companies: [companyId] });
  return or(eq(auditEntries.companyId, companyId), sql`${auditEntries.input} @> ${named}::jsonb`);
}

/** Everyone who has ever changed something, by name. */
export function listActors(db: Db) {
  return db
    .selectDistinct({ id: users.id, name: users.name })
    .from(auditEntries)
    .innerJoin(users, eq(users.id, auditEntries.actorId))
    .orderBy(asc(users.name), asc(users.id));
}

export async function listActions(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ action: auditEntries.action }).from(auditEntries);
  return rows.map(({ action }) => action);
}
