import pg from 'pg';

import { atMost } from '../at-most.ts';
import { createBatcher } from '../batcher.ts';
import type { Logger } from '../logger.ts';

const channel = 'queue';
const longestPauseMs = 10_000;
/** Time limit for closing: a frozen PostgreSQL never ends a connection. */
const closingMs = 1000;

/** Tells every process that queues have messages. A lost wake-up only delays a message until the next poll. */
export function createNotifier(pool: pg.Pool, logger: Logger): (queue: string) => void {
  const notify = createBatcher(async (queues: readonly string[]) => {
    await pool.query({
      text: 'select pg_notify($1, queue) from unnest($2::text[]) as q(queue)',
      values: [channel, [...new Set(queues)]],
    });
    return queues;
  });
  return (queue) => {
    notify(queue).catch((error: unknown) => logger.warn({ err: error, queue }, 'no process could be woken'));
  };
}

export interface Listener {
  close(): Promise<void>;
}

/** Listens for wake-ups on a connection of its own, which is reopened when it breaks. */
export function listen(pool: pg.Pool, logger: Logger, onWake: (queue: string | undefined) => void): Listener {
  let isClosed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pauseMs = 100;

  async function open(): Promise<void> {
    const opened = new pg.Client({ ...pool.options, application_name: 'lavra queue' });
    client = opened;
    opened.on('notification', ({ payload }) => onWake(payload));
    opened.on('error', (error) => logger.warn({ err: error }, 'the connection that hears wake-ups was lost'));
    opened.once('end', openLater);
    await opened.connect();
    await opened.query(`listen ${channel}`);
    pauseMs = 100;
    // Messages may have been sent while nobody listened.
    onWake(undefined);
  }

  function openLater(): void {
    if (isClosed) return;
    timer = setTimeout(tryToOpen, pauseMs);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }

  function tryToOpen(): void {
    open().catch((error: unknown) => {
      logger.warn({ err: error }, 'wake-ups cannot be heard; the queue is looked at instead');
      void client?.end().catch(() => undefined);
    });
  }

  tryToOpen();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await atMost(
        closingMs,
        client?.end().catch(() => undefined),
      );
    },
  };
}
