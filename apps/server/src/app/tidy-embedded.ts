import type { Database } from '../platform/database/database.ts';
import type { Logger } from '../platform/logger.ts';

/** The embedded database has no autovacuum: dead rows and stale statistics are our own to clear. */
const intervalMs = 15 * 60_000;

/** Tidies now and then; what it answers stops that. */
export function keepEmbeddedTidy(database: Database, logger: Logger): () => void {
  const timer = setInterval(() => {
    database.pool
      .query('vacuum analyze')
      .catch((error: unknown) => logger.warn({ err: error }, 'the embedded database could not be tidied'));
  }, intervalMs).unref();
  return () => clearInterval(timer);
}
