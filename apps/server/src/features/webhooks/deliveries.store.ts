import { and, asc, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';

import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { PagePosition } from '../../platform/page-token.ts';
import { webhookAttempts, webhookDeliveries, webhooks } from '../../platform/database/schema/webhooks.ts';
import { type Statement, runStatement } from '../../platform/database/statement.ts';

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type AttemptRow = typeof webhookAttempts.$inferSelect;

/**
 * Inserts deliveries and sends their messages in one statement. A delivery whose event already has one to the same webhook is
 * skipped; its message finds nothing.
 */
export async function insertDeliveries(
  ctx: Pick<Context, 'db' | 'once'>,
  deliveries: readonly NewDelivery[],
  sending: Statement,
): Promise<void> {
  await runStatement(ctx, {
    name: 'insert_deliveries',
    sql: () => sql`
      with sent as (${sending.sql()})
      insert into ${webhookDeliveries} (id, webhook_id, company_id, type, job_id, batch_id, created_at, next_attempt_at)
      select d.id, d."webhookId", d."companyId", d.type, d."jobId", d."batchId", d.at, d.at
        from json_to_recordset(${sql.placeholder('deliveries')}::json) as d(
               id text, "webhookId" text, "companyId" text, type text, "jobId" text, "batchId" text, at timestamptz)
      on conflict do nothing`,
    values: { ...sending.values, deliveries: JSON.stringify(deliveries) },
  });
}

interface NewDelivery extends Pick<DeliveryRow, 'id' | 'webhookId' | 'companyId' | 'type'> {
  readonly jobId?: string | null;
  readonly batchId?: string | null;
  /** When it was created, and is to be attempted. */
  readonly at: Date;
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
export function listDeliveryRows(
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

export function listAttempts(db: Db, deliveryIds: readonly string[]): Promise<AttemptRow[]> {
  if (deliveryIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(webhookAttempts)
    .where(inArray(webhookAttempts.deliveryId, [...deliveryIds]))
    .orderBy(asc(webhookAttempts.deliveryId), asc(webhookAttempts.attempt));
}

/** Deliveries with the webhooks that they go to. */
export function listDeliveriesToMake(db: Db, ids: readonly string[]) {
  return db
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(
      webhooks,
      and(eq(webhooks.id, webhookDeliveries.webhookId), eq(webhooks.companyId, webhookDeliveries.companyId)),
    )
    .where(sql`${webhookDeliveries.id} = any(${sql.param(ids)})`);
}

interface MadeAttempt extends AttemptRow {
  readonly deliveryStatus: DeliveryRow['status'];
  readonly nextAttemptAt: Date | null;
}

/**
 * Records attempts and their effect on the deliveries. Returns the deliveries whose attempts were recorded: not those that
 * another worker has counted already. Rows are locked by id first: with the status in the update itself, and no statistics yet of
 * a burst, PostgreSQL scans the index of all pending deliveries once for each (182 ms for 200 instead of 3).
 */
export async function recordAttempts(db: Db, attempts: readonly MadeAttempt[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ delivery_id: string }>(sql`
    with made as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(attempts)}::jsonb) as m(
        "deliveryId" text, attempt integer, "attemptedAt" timestamptz, status integer, "latencyMs" integer,
        answer text, error text, "deliveryStatus" text, "nextAttemptAt" timestamptz)
    ), held as materialized (
      select id, status, attempts from ${webhookDeliveries}
       where id = any(${sql.param(attempts.map(({ deliveryId }) => deliveryId))}) order by id for update
    ), counted as (
      update ${webhookDeliveries} d
         set attempts = m.attempt, status = m."deliveryStatus", next_attempt_at = m."nextAttemptAt"
        from made m join held h on h.id = m."deliveryId" and h.status = 'pending' and h.attempts = m.attempt - 1
       where d.id = h.id
      returning d.id
    )
    insert into ${webhookAttempts} (delivery_id, attempt, attempted_at, status, latency_ms, answer, error)
    select m."deliveryId", m.attempt, m."attemptedAt", m.status, m."latencyMs", m.answer, m.error
      from made m join counted c on c.id = m."deliveryId"
    returning delivery_id`);
  return new Set(rows.map((row) => row.delivery_id));
}

/** Makes a delivery pending again, to be attempted at once. */
export async function reopenDelivery(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ status: 'pending', nextAttemptAt: now })
    .where(eq(webhookDeliveries.id, id));
}

/** Gives a delivery up without another attempt. */
export async function failDelivery(db: Db, id: string): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ status: 'failed', nextAttemptAt: null })
    .where(eq(webhookDeliveries.id, id));
}

/** Deletes deliveries older than a moment; returns how many. */
export async function deleteDeliveriesBefore(db: Db, before: Date): Promise<number> {
  const { rowCount } = await db.execute(
    sql`delete from webhook_deliveries where created_at < ${before.toISOString()}`,
  );
  return rowCount ?? 0;
}
