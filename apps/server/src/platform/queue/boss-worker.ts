import type PgBoss from 'pg-boss';

import type { Database } from '../database/database.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import { deadNameOf, makeQueue, poolExecutor, queueSettings } from './queue-tables.ts';
import { createConsumer, type Consumer } from './consumer.ts';
import type { QueueDefinition, QueueDepth, QueueWorker } from './queue.ts';

interface WorkerParts {
  readonly boss: PgBoss;
  readonly database: Database;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

const timeZone = 'America/Sao_Paulo';

export function createBossWorker(parts: WorkerParts): QueueWorker & { wake(name: string): void } {
  const { boss, database } = parts;
  const consumers = new Map<string, Consumer>();
  const executor = poolExecutor(database.pool);
  let heartbeat: NodeJS.Timeout | undefined;

  async function consume<D>(
    name: string,
    options: Omit<Parameters<typeof createConsumer<D>>[0], keyof WorkerParts | 'name'>,
  ) {
    const consumer = createConsumer<D>({ ...parts, name, ...options });
    consumers.set(name, consumer);
    consumer.start();
    heartbeat ??= setInterval(() => consumers.forEach((each) => each.renewLeases()), heartbeatMs).unref();
  }

  return {
    wake: (name) => consumers.get(name)?.wake(),
    async work(queue, { handle, onDead, concurrency = 1, pollMs = 500 }) {
      await makeQueue(executor, queue);
      await boss.updateQueue(queue.name, queueSettings(queue) as PgBoss.Queue);
      // Nobody else can be at work: what is still marked as in hand was left by a process that died.
      if (database.isExclusive) await takeBack(database, queue);
      await consume(queue.name, { schema: queue.schema, handle, concurrency, pollMs });
      if (onDead)
        await consume(deadNameOf(queue.name), {
          schema: queue.schema,
          handle: onDead,
          concurrency: 1,
          pollMs: 1000,
        });
    },
    async schedule(queue, cron, data) {
      await makeQueue(executor, queue);
      await boss.schedule(queue.name, cron, data as object, { tz: timeZone });
    },
    depths: () => readDepths(database),
    async stop(graceMs) {
      clearInterval(heartbeat);
      await Promise.all([...consumers.values()].map((consumer) => consumer.stop(graceMs)));
      await boss.stop({ graceful: false, close: false });
    },
  };
}

const heartbeatMs = 10_000;

async function takeBack(database: Database, queue: QueueDefinition): Promise<void> {
  await database.pool.query(
    `update pgboss.job set state = 'retry', start_after = now() where name = any($1) and state = 'active' and retry_count < retry_limit`,
    [[queue.name, deadNameOf(queue.name)]],
  );
  // Those without an attempt left end as their lease would end them: in the dead-letter queue.
  await database.pool.query(
    `update pgboss.job set expire_in = interval '0 seconds' where name = any($1) and state = 'active'`,
    [[queue.name, deadNameOf(queue.name)]],
  );
}

async function readDepths(database: Database): Promise<QueueDepth[]> {
  const { rows } = await database.pool.query<{ name: string; waiting: string; oldest: string }>(
    `select name, count(*) as waiting, coalesce(extract(epoch from now() - min(start_after)), 0) as oldest
       from pgboss.job where state < 'active' and start_after <= now() and name not like '\\_\\_pgboss%' group by name`,
  );
  return rows.map((row) => ({
    name: row.name,
    waiting: Number(row.waiting),
    oldestDueS: Number(row.oldest),
  }));
}
