import type PgBoss from 'pg-boss';

import type { Database } from '../database/database.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import type { Message, QueueDefinition } from './queue.ts';

interface ConsumerOptions<D> {
  readonly boss: PgBoss;
  readonly database: Database;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly name: string;
  readonly schema: QueueDefinition<D>['schema'];
  readonly handle: (message: Message<D>) => Promise<void>;
  readonly concurrency: number;
  readonly pollMs: number;
}

export interface Consumer {
  start(): void;
  wake(): void;
  renewLeases(): void;
  stop(graceMs: number): Promise<void>;
}

interface InHand {
  readonly controller: AbortController;
  readonly done: Promise<void>;
}

/** Fetches whenever a place is free: at once when woken, else every `pollMs`. */
export function createConsumer<D>(options: ConsumerOptions<D>): Consumer {
  const { boss, name, logger, metrics, concurrency, pollMs } = options;
  const inHand = new Map<string, InHand>();
  let isStopping = false;
  let isWoken = false;
  let ring: () => void = () => undefined;
  let loop: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    while (!isStopping) {
      isWoken = false;
      const free = concurrency - inHand.size;
      const jobs = free > 0 ? await fetchJobs(free) : [];
      for (const job of jobs) take(job);
      if (jobs.length === 0 || inHand.size >= concurrency) await rest();
    }
  }

  async function fetchJobs(batchSize: number): Promise<PgBoss.JobWithMetadata<unknown>[]> {
    return boss.fetch<unknown>(name, { batchSize, includeMetadata: true });
  }

  function rest(): Promise<void> {
    if (isWoken || isStopping) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      ring = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  function wake(): void {
    isWoken = true;
    ring();
  }

  function take(job: PgBoss.JobWithMetadata<unknown>): void {
    const controller = new AbortController();
    const done = settle(job, controller.signal).finally(() => {
      inHand.delete(job.id);
      wake();
    });
    inHand.set(job.id, { controller, done });
  }

  async function settle(job: PgBoss.JobWithMetadata<unknown>, signal: AbortSignal): Promise<void> {
    const end = metrics.messageSeconds.startTimer({ queue: name });
    try {
      const data = options.schema.parse(job.data);
      await options.handle({ id: job.id, data, attempt: job.retryCount + 1, signal });
      await boss.complete(name, job.id);
      metrics.messages.inc({ queue: name, outcome: 'done' });
    } catch (error) {
      const isLast = job.retryCount >= job.retryLimit;
      logger.error(
        { err: error, queue: name, messageId: job.id, attempt: job.retryCount + 1, isLast },
        'a message failed',
      );
      metrics.messages.inc({ queue: name, outcome: isLast ? 'dead' : 'retried' });
      await boss
        .fail(name, job.id, { message: error instanceof Error ? error.message : String(error) })
        .catch((failure: unknown) =>
          logger.error(
            { err: failure, queue: name },
            'a failed message could not be put back; its lease will end',
          ),
        );
    } finally {
      end();
    }
  }

  // Not a failure, so not an attempt: without `started_on` the next fetch does not count one.
  async function putBack(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await options.database.pool.query(
      `update pgboss.job set state = 'created', started_on = null, start_after = now() - interval '1s'
        where name = $1 and id = any($2::uuid[]) and state = 'active'`,
      [name, ids],
    );
  }

  return {
    start() {
      loop = run().catch((error: unknown) => {
        logger.fatal({ err: error, queue: name }, 'a queue consumer ended');
      });
    },
    wake,
    renewLeases() {
      const ids = [...inHand.keys()];
      if (ids.length === 0) return;
      // The lease is counted from the fetch: what is renewed is the time already spent plus one more lease.
      options.database.pool
        .query(
          `update pgboss.job j set expire_in = (now() - started_on) + q.expire_seconds * interval '1s'
             from pgboss.queue q where q.name = j.name and j.name = $1 and j.id = any($2::uuid[]) and j.state = 'active'`,
          [name, ids],
        )
        .catch((error: unknown) => logger.warn({ err: error, queue: name }, 'leases could not be renewed'));
    },
    async stop(graceMs) {
      isStopping = true;
      ring();
      await loop;
      const all = Promise.all([...inHand.values()].map(({ done }) => done));
      await Promise.race([all, timeout(graceMs)]);
      for (const { controller } of inHand.values()) controller.abort();
      await putBack([...inHand.keys()]);
    },
  };
}

function timeout(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
