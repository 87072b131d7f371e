import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResult } from 'pg';

import type { Db } from './database.ts';

/**
 * A statement, or a part of one, that is asked so often that it is put together once: its SQL is always the same, and
 * its values stand in it as `sql.placeholder`.
 */
export interface Statement {
  /** Told from every other by this; no more than 63 letters, or PostgreSQL takes two for one. */
  readonly name: string;
  readonly sql: () => SQL;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Where statements are prepared, and the process that keeps them: every context is both. */
interface Preparing {
  readonly db: Db;
  readonly once: <T>(make: () => T) => T;
}

/** Runs it by its name, under which its connection has parsed and planned it before. */
export async function runStatement<R extends object>(ctx: Preparing, statement: Statement): Promise<R[]> {
  const prepared = preparedOnce(ctx, statement.name, () => prepare<R>(ctx.db, statement));
  return (await prepared.execute({ ...statement.values })).rows;
}

/** As `runStatement`, for who has no process to keep it in. */
export async function runUnkept<R extends object>(db: Db, statement: Statement): Promise<R[]> {
  return (await prepare<R>(db, statement).execute({ ...statement.values })).rows;
}

/** What `make` prepared under this name before: it is of one database, or of one transaction, and ends with it. */
export function preparedOnce<T>({ db, once }: Preparing, name: string, make: () => T): T {
  const byDb = once(preparedByDb);
  const byName = byDb.get(db) ?? new Map<string, unknown>();
  byDb.set(db, byName);
  if (!byName.has(name)) byName.set(name, make());
  // Under its name there is nothing but what was prepared for it.
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
