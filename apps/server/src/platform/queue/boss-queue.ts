import { sql } from 'drizzle-orm';
import type pg from 'pg';
import PgBoss from 'pg-boss';

import type { Database, Db } from '../database/database.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import { createBossWorker } from './boss-worker.ts';
import { type Executor, makeQueue, poolExecutor } from './queue-tables.ts';
import type { Queue, QueueDefinition, QueueWorker, SendOptions } from './queue.ts';

/** How often leases are checked, and finished messages cleared. */
const maintenanceIntervalS = 10;

export interface BossOptions {
  readonly database: Database;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Whether this process handles messages and watches over schedules and leases; an API process only sends. */
  readonly isWorker: boolean;
}

export interface BossQueue extends Queue {
  readonly worker: QueueWorker;
  /** Makes the queues that are not there yet: at start, for many that make one with their first message lock each other. */
  prepare(queues: readonly QueueDefinition[]): Promise<void>;
}

/** Opens the queue in the database, making its tables on first use. */
export async function openBossQueue({
  database,
  logger,
  metrics,
  isWorker,
}: BossOptions): Promise<BossQueue> {
  const boss = new PgBoss({
    db: poolExecutor(database.pool),
    supervise: isWorker,
    schedule: isWorker,
    maintenanceIntervalSeconds: maintenanceIntervalS,
    cronWorkerIntervalSeconds: 1,
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 2,
  });
  boss.on('error', (error) => logger.error({ err: error }, 'the queue met an error'));
  await boss.start();
  const worker = createBossWorker({ boss, database, logger, metrics });
  const executor = poolExecutor(database.pool);
  return {
    ...sender(boss, executor, worker.wake, database.db),
    worker,
    async prepare(queues) {
      for (const queue of queues) await makeQueue(executor, queue);
    },
  };
}

function sender(boss: PgBoss, executor: Executor, wake: (name: string) => void, db: Db): Queue {
  const send: Queue['send'] = async (queue, data, options = {}) => {
    const row = { ...toInsert(queue, queue.schema.parse(data), options), id: crypto.randomUUID() };
    if ((await insert(boss, executor, queue, [row])) === 0) return undefined;
    wake(queue.name);
    return row.id;
  };
  const sendMany: Queue['sendMany'] = async (queue, messages) => {
    if (messages.length === 0) return;
    const rows = messages.map(({ data, options }) =>
      toInsert(queue, queue.schema.parse(data), options ?? {}),
    );
    if ((await insert(boss, executor, queue, rows)) > 0) wake(queue.name);
  };
  return {
    send,
    sendMany,
    within(tx) {
      const sentTo = new Set<string>();
      const queue = sender(boss, drizzleExecutor(tx), (name) => sentTo.add(name), tx);
      return { queue, wake: () => sentTo.forEach((name) => wake(name)) };
    },
  };

  // Messages of a queue that has no table yet are silently not inserted: then make it, inside the same transaction.
  async function insert(
    from: PgBoss,
    on: Executor,
    queue: QueueDefinition,
    rows: PgBoss.JobInsert[],
  ): Promise<number> {
    const inserted = await insertRows(from, on, rows);
    if (inserted > 0) return inserted;
    const known = await db.execute(sql`select 1 from pgboss.queue where name = ${queue.name}`);
    if (known.rows.length > 0) return 0;
    await makeQueue(on, queue);
    return insertRows(from, on, rows);
  }
}

/** How many were inserted: a message that a unique queue holds already is not. The library itself does not say. */
async function insertRows(boss: PgBoss, executor: Executor, rows: PgBoss.JobInsert[]): Promise<number> {
  let inserted = 0;
  const counting: PgBoss.Db = {
    async executeSql(text, values) {
      const answer = await executor.executeSql(text, values);
      inserted = answer.rowCount ?? 0;
      return answer;
    },
  };
  await boss.insert(rows, { db: counting });
  return inserted;
}

function toInsert(queue: QueueDefinition, data: unknown, options: SendOptions): PgBoss.JobInsert {
  const startAt = options.startAt ?? (options.delayMs ? new Date(Date.now() + options.delayMs) : undefined);
  return {
    name: queue.name,
    data: data as object,
    ...(options.priority === undefined ? {} : { priority: options.priority }),
    ...(startAt ? { startAfter: startAt.toISOString() } : {}),
    // In a unique queue messages without a key would count as having the same one.
    ...(queue.isUnique ? { singletonKey: options.key ?? crypto.randomUUID() } : {}),
  };
}

interface RawSession {
  readonly client: Pick<pg.PoolClient, 'query'>;
}

/** Reaches the connection of a drizzle transaction, for text with `$1` places that drizzle has no door for. */
function drizzleExecutor(tx: Db): Executor {
  const { client } = (tx as unknown as { session: RawSession }).session;
  return { executeSql: (text, values) => client.query(text, values) };
}
