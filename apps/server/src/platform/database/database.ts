import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { type NodePgQueryResultHKT, drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';

import type { Config } from '../../config/config.ts';
import { atMost } from '../at-most.ts';
import type { Logger } from '../logger.ts';
import { OperatorError } from '../../config/operator-error.ts';
import { isUnavailable } from './unavailable.ts';
import { embeddedUser, openEmbeddedPostgres } from './embedded-postgres.ts';

/** The pool, or one transaction: a store works the same with both. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly pool: pg.Pool;
  readonly db: Db;
  /** Whether no other process can be working on this database. */
  readonly isExclusive: boolean;
  close(): Promise<void>;
}

interface OpenOptions {
  readonly config: Config['database'];
  readonly logger: Logger;
  /** For short commands: uses the embedded database of a running server. */
  readonly joinsRunning?: boolean;
  /** Waits for a PostgreSQL that does not answer yet, and logs it. */
  readonly waits?: boolean;
}

/** PostgreSQL does not answer or refuses the login; the message leaves out the address, which contains a password. */
export class DatabaseUnreachableError extends OperatorError {
  constructor(cause: NodeJS.ErrnoException) {
    // When all addresses of a host refuse, the error has a code and no message.
    super(
      `PostgreSQL cannot be used: ${cause.message || cause.code}. Is it running, and DATABASE_URL right?`,
      {
        cause,
      },
    );
    this.name = 'DatabaseUnreachableError';
  }
}

export async function openDatabase({
  config,
  logger,
  joinsRunning,
  waits = false,
}: OpenOptions): Promise<Database> {
  const limits = { logger, timeoutMs: config.timeoutMs };
  if (config.kind === 'postgres') {
    const pool = createPool({ connectionString: config.url, max: config.poolSize }, limits);
    const ask = () => pool.query('select 1');
    await (waits ? untilAvailable(logger, ask) : ask()).catch(async (error: NodeJS.ErrnoException) => {
      await pool.end();
      throw new DatabaseUnreachableError(error);
    });
    return { kind: 'postgres', pool, db: drizzle(pool), isExclusive: false, close: () => endPool(pool) };
  }
  const onEnd = (error: Error) => logger.error({ err: error }, 'the embedded database is away');
  const { folder, searchPath } = config;
  const embedded = await openEmbeddedPostgres({ folder, searchPath, joinsRunning, onEnd });
  const { socketFolder, isOwner } = embedded;
  const pool = createPool({ host: socketFolder, user: embeddedUser, database: embeddedUser }, limits);
  return {
    kind: 'embedded',
    pool,
    db: drizzle(pool),
    isExclusive: isOwner,
    async close() {
      await endPool(pool);
      await embedded.close();
    },
  };
}

const closingMs = 2000;

/** Connections to a frozen PostgreSQL never end. */
async function endPool(pool: pg.Pool): Promise<void> {
  await atMost(closingMs, pool.end());
}

const longestPauseMs = 5000;

/**
 * Does the database work of a start, retrying with a log line while the database is away. A wrong password or name is not
 * retried, because waiting does not mend it.
 */
export async function untilAvailable<T>(logger: Logger, work: () => Promise<T>): Promise<T> {
  for (let pauseMs = 250; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      logger.warn({ err: error, againInMs: pauseMs }, 'waiting for PostgreSQL, which does not answer');
      await pause(pauseMs);
    }
  }
}

/** Marks errors of missing or lost connections as retryable; the driver gives them no code. */
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
  // PostgreSQL's own errors are told apart by their code.
  if (!(error instanceof Error) || error instanceof pg.DatabaseError) return error;
  return Object.assign(error, { retryable: true });
}

interface PoolLimits {
  readonly logger: Logger;
  /** Milliseconds for one statement, and for getting a connection. */
  readonly timeoutMs: number;
}

/** Added to the limit of a statement, so that PostgreSQL's own refusal of a slow statement comes first. */
const silenceMs = 500;

function createPool(options: pg.PoolConfig, { logger, timeoutMs }: PoolLimits): pg.Pool {
  const pool = new RetryablePool({
    application_name: 'lavra',
    connectionTimeoutMillis: timeoutMs,
    keepAlive: true,
    onConnect: async (client) => {
      client.on('error', (error) => failAll(client, markRetryable(error)));
      breakWhenSilent(client, timeoutMs + silenceMs);
      // By a statement, because poolers refuse connection options that they do not know.
      await client.query(`set statement_timeout = ${timeoutMs}`);
    },
    ...options,
  });
  // Without a listener, an idle connection that breaks would end the process.
  pool.on('error', (error) => {
    if (!pool.ending) logger.warn({ err: error }, 'an idle database connection was lost');
  });
  return pool;
}

/**
 * The driver fails the statements waiting on a broken connection with its error; later statements get that error too, instead of
 * one that says nothing. The pool passes a callback, and may hand out a connection that broke while it was being opened: a
 * rejected promise would be unhandled there and end the process.
 */
function failAll(client: pg.ClientBase, error: unknown): void {
  client.query = ((...asked: unknown[]) => {
    const callback = asked.at(-1);
    if (typeof callback !== 'function') return Promise.reject(error);
    process.nextTick(callback, error);
  }) as typeof client.query;
}

/** Parts of the driver's client that its types leave out. */
interface ClientState {
  readonly connection: { readonly stream: Socket };
  readonly readyForQuery: boolean;
}

/** A PostgreSQL that is frozen or lost by the network never answers: the connection is given up after the limit. */
function breakWhenSilent(client: pg.ClientBase, limitMs: number): void {
  const inner = client as pg.ClientBase & ClientState;
  const { stream } = inner.connection;
  stream.setTimeout(limitMs).on('timeout', () => {
    // Nobody waits for an idle connection. A socket's timer that has fired starts again only when it is set again.
    if (inner.readyForQuery) stream.setTimeout(limitMs);
    else stream.destroy(new Error(`PostgreSQL said nothing for ${limitMs} ms`));
  });
}
