import { and, asc, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import type { PagePosition } from '../../platform/page-token.ts';
import { webhookAttempts, webhookDeliveries } from '../../platform/database/schema/webhooks.ts';

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type AttemptRow = typeof webhookAttempts.$inferSelect;

/** Inserts deliveries; one whose event already has a delivery to the same webhook is left out of the answer. */
export function insertDeliveries(
  db: Db,
  rows: (typeof webhookDeliveries.$inferInsert)[],
): Promise<DeliveryRow[]> {
  return db.insert(webhookDeliveries).values(rows).onConflictDoNothing().returning();
}

export async function findDelivery(db: Db, id: string): Promise<DeliveryRow | undefined> {
  const [row] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id));
  return row;
}

export async function findDeliveryOfWebhook(
  db: Db,
  webhookId: string,
  id: string,
): Promise<DeliveryRow | undefined> {
  const delivery = await findDelivery(db, id);
  return delivery?.webhookId === webhookId ? delivery : undefined;
}

/** Newest first, after a position. */
export function selectDeliveries(
  db: Db,
  webhookId: string,
  page: { limit: number; after: PagePosition | undefined },
): Promise<DeliveryRow[]> {
  const { createdAt, id } = webhookDeliveries;
  const after =
    page.after && or(lt(createdAt, page.after.at), and(eq(createdAt, page.after.at), lt(id, page.after.id)));
  return db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), after))
    .orderBy(desc(createdAt), desc(id))
    .limit(page.limit);
}

export function selectAttempts(db: Db, deliveryIds: readonly string[]): Promise<AttemptRow[]> {
  if (deliveryIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(webhookAttempts)
    .where(inArray(webhookAttempts.deliveryId, [...deliveryIds]))
    .orderBy(asc(webhookAttempts.deliveryId), asc(webhookAttempts.attempt));
}

/** Takes the next attempt of a pending delivery: false when another worker has counted it already. */
export async function countAttempt(db: Db, id: string, attempt: number): Promise<boolean> {
  const rows = await db
    .update(webhookDeliveries)
    .set({ attempts: attempt })
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.status, 'pending'),
        eq(webhookDeliveries.attempts, attempt - 1),
      ),
    )
    .returning({ id: webhookDeliveries.id });
  return rows.length > 0;
}

export async function insertAttempt(db: Db, row: AttemptRow): Promise<void> {
  await db.insert(webhookAttempts).values(row);
}

export async function setDeliveryStatus(
  db: Db,
  id: string,
  changes: { status: DeliveryRow['status']; nextAttemptAt: Date | null },
): Promise<void> {
  await db.update(webhookDeliveries).set(changes).where(eq(webhookDeliveries.id, id));
}

/** Removes deliveries older than a moment; answers how many. */
export async function removeDeliveriesBefore(db: Db, before: Date): Promise<number> {
  const { rowCount } = await db.execute(
    sql`delete from webhook_deliveries where created_at < ${before.toISOString()}`,
  );
  return rowCount ?? 0;
}
