import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResult } from 'pg';

import type { Db } from './database.ts';

/**
 * A statement, or a part of one, that runs so often that it is built once: its SQL is always the same, and its values are
 * `sql.placeholder`s.
 */
export interface Statement {
  /** Unique; at most 63 characters, because PostgreSQL cuts longer names and would confuse two. */
  readonly name: string;
  readonly sql: () => SQL;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The database where statements are prepared, and the process that keeps them: every context has both. */
interface Preparing {
  readonly db: Db;
  readonly once: <T>(make: () => T) => T;
}

/** Runs it by its name, under which its connection has parsed and planned it before. */
export async function runStatement<R extends object>(ctx: Preparing, statement: Statement): Promise<R[]> {
  const prepared = preparedOnce(ctx, statement.name, () => prepare<R>(ctx.db, statement));
  return (await prepared.execute({ ...statement.values })).rows;
}

/** Like `runStatement`, for callers without a process state to keep it in. */
export async function runUnkept<R extends object>(db: Db, statement: Statement): Promise<R[]> {
  return (await prepare<R>(db, statement).execute({ ...statement.values })).rows;
}

/** What `make` prepared under this name earlier; it belongs to one database or one transaction, and ends with it. */
export function preparedOnce<T>({ db, once }: Preparing, name: string, make: () => T): T {
  const byDb = once(preparedByDb);
  const byName = byDb.get(db) ?? new Map<string, unknown>();
  byDb.set(db, byName);
  if (!byName.has(name)) byName.set(name, make());
  // Stored under its own name, so its type is known.
  return byName.get(name) as T;
}

const preparedByDb = () => new WeakMap<Db, Map<string, unknown>>();
const dialect = new PgDialect();

function prepare<R extends object>(db: Db, { name, sql }: Statement) {
  return db._.session.prepareQuery<{ execute: QueryResult<R>; all: unknown; values: unknown }>(
    dialect.sqlToQuery(sql()),
    undefined,
    name,
    false,
  );
}
