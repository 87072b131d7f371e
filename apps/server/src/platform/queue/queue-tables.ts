import type pg from 'pg';
import type PgBoss from 'pg-boss';

import type { QueueDefinition } from './queue.ts';

/** Name of the queue that receives what failed for the last time. */
export function deadNameOf(name: string): string {
  return `${name}.dead`;
}

/** Makes the queue and its dead-letter queue; queues that exist stay as they are. */
export async function makeQueue(executor: PgBoss.Db, queue: QueueDefinition): Promise<void> {
  const create = 'select pgboss.create_queue($1, $2)';
  const dead = {
    policy: 'standard',
    retryLimit: 1000,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 60,
  };
  await executor.executeSql(create, [deadNameOf(queue.name), dead]);
  await executor.executeSql(create, [
    queue.name,
    { ...queueSettings(queue), deadLetter: deadNameOf(queue.name) },
  ]);
}

export function queueSettings(queue: QueueDefinition) {
  return {
    policy: queue.isUnique ? ('short' as const) : ('standard' as const),
    retryLimit: queue.retries ?? 2,
    retryDelay: queue.retryDelayS ?? 1,
    retryBackoff: true,
    expireInSeconds: queue.leaseS ?? 60,
  };
}

/** A connection as the library wants it; its answers also say how many rows a statement wrote. */
export interface Executor extends PgBoss.Db {
  executeSql(text: string, values?: unknown[]): Promise<pg.QueryResult>;
}

export function poolExecutor(pool: pg.Pool): Executor {
  // Text of several statements must go without parameters, even without an empty list of them.
  return { executeSql: (text, values) => (values?.length ? pool.query(text, values) : pool.query(text)) };
}
