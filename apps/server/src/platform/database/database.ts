import { type NodePgQueryResultHKT, drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';

import type { Config } from '../../config/config.ts';
import type { Logger } from '../logger.ts';
import { OperatorError } from '../../config/operator-error.ts';
import { embeddedUser, openEmbeddedPostgres } from './embedded-postgres.ts';

/** The pool, or one transaction: a store cannot tell and need not. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly pool: pg.Pool;
  readonly db: Db;
  /** Whether no other process can be working on this database. */
  readonly isExclusive: boolean;
  /** Ends with the reason when the database is gone for good; never while it can come back. */
  readonly failed: Promise<Error>;
  close(): Promise<void>;
}

interface OpenOptions {
  readonly config: Config['database'];
  readonly logger: Logger;
  /** For short commands: use the embedded database of a server that is running. */
  readonly joinsRunning?: boolean;
}

/** PostgreSQL does not answer, or lets us not in; said without the address, which has a password in it. */
export class DatabaseUnreachableError extends OperatorError {
  constructor(cause: NodeJS.ErrnoException) {
    // A host of several addresses that all refuse gives a code and no message.
    super(
      `PostgreSQL cannot be used: ${cause.message || cause.code}. Is it running, and DATABASE_URL right?`,
      {
        cause,
      },
    );
    this.name = 'DatabaseUnreachableError';
  }
}

const never = new Promise<Error>(() => undefined);

export async function openDatabase({ config, logger, joinsRunning }: OpenOptions): Promise<Database> {
  if (config.kind === 'postgres') {
    const pool = createPool({ connectionString: config.url, max: config.poolSize }, logger);
    await pool.query('select 1').catch(async (error: NodeJS.ErrnoException) => {
      await pool.end();
      throw new DatabaseUnreachableError(error);
    });
    return {
      kind: 'postgres',
      pool,
      db: drizzle(pool),
      isExclusive: false,
      failed: never,
      close: () => pool.end(),
    };
  }
  const embedded = await openEmbeddedPostgres({ folder: config.folder, joinsRunning });
  const { socketFolder, isOwner, failed } = embedded;
  const pool = createPool({ host: socketFolder, user: embeddedUser, database: embeddedUser }, logger);
  return {
    kind: 'embedded',
    pool,
    db: drizzle(pool),
    isExclusive: isOwner,
    failed,
    async close() {
      await pool.end();
      await embedded.close();
    },
  };
}

/** Says of what fails for want of a connection that the same call may work in a moment; the driver gives it no code. */
class RetryablePool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    if (callback === undefined) {
      return super.connect().catch((error: unknown) => {
        throw markRetryable(error);
      });
    }
    super.connect((error, client, release) => {
      callback(error && (markRetryable(error) as Error), client, release);
    });
  }
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

function markRetryable(error: unknown): unknown {
  return error instanceof Error ? Object.assign(error, { retryable: true }) : error;
}

function createPool(options: pg.PoolConfig, logger: Logger): pg.Pool {
  const pool = new RetryablePool({ application_name: 'lavra', connectionTimeoutMillis: 10_000, ...options });
  // What waits for a connection that breaks is given the very error that it breaks with.
  pool.on('connect', (client) => client.on('error', markRetryable));
  // An idle connection that breaks would end the process if nobody listened.
  pool.on('error', (error) => {
    if (!pool.ending) logger.warn({ err: error }, 'an idle database connection was lost');
  });
  return pool;
}
