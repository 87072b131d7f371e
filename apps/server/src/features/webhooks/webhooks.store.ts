import { and, asc, count, eq } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import { webhooks } from './webhooks.tables.ts';

export type WebhookRow = typeof webhooks.$inferSelect;

export async function insertWebhook(db: Db, row: typeof webhooks.$inferInsert): Promise<WebhookRow> {
  const [inserted] = await db.insert(webhooks).values(row).returning();
  return inserted as WebhookRow;
}

export async function countWebhooks(db: Db, companyId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(webhooks).where(eq(webhooks.companyId, companyId));
  return row?.count ?? 0;
}

export function selectWebhooks(db: Db, companyId: string): Promise<WebhookRow[]> {
  return db
    .select()
    .from(webhooks)
    .where(eq(webhooks.companyId, companyId))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
}

export function selectActiveWebhooks(db: Db, companyId: string): Promise<WebhookRow[]> {
  return db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.companyId, companyId), eq(webhooks.status, 'active')));
}

export async function findWebhook(db: Db, companyId: string, id: string): Promise<WebhookRow | undefined> {
  const [row] = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.companyId, companyId)));
  return row;
}

/** Changes a webhook of the company; undefined when it has none such. */
export async function changeWebhook(
  db: Db,
  companyId: string,
  id: string,
  changes: Partial<typeof webhooks.$inferInsert> & { updatedAt: Date },
): Promise<WebhookRow | undefined> {
  const [row] = await db
    .update(webhooks)
    .set(changes)
    .where(and(eq(webhooks.id, id), eq(webhooks.companyId, companyId)))
    .returning();
  return row;
}

export async function removeWebhook(db: Db, companyId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.companyId, companyId)))
    .returning({ id: webhooks.id });
  return rows.length > 0;
}
