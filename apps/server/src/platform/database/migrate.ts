import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

import { OperatorError } from '../../config/operator-error.ts';

/** `src/migrations` when run from TypeScript, `dist/migrations` beside the bundle. */
const isSource = import.meta.url.endsWith('.ts');
export const migrationsFolder = fileURLToPath(
  new URL(isSource ? '../../migrations' : './migrations', import.meta.url),
);

/** An arbitrary number that no other software on the database is likely to lock. */
const lockNumber = 5_284_160_012;

type Queryable = Pick<pg.ClientBase, 'query'>;

interface Migrated {
  /** Missing extensions, without which the search has no index and is slow. */
  readonly lackingExtensions: readonly string[];
}

/** Applies the pending migrations in one transaction; of several processes one does it, while the others wait. */
export async function migrate(pool: pg.Pool): Promise<Migrated> {
  // Not a connection of the pool: those end statements that take long.
  const client = new pg.Client({ ...pool.options, application_name: 'lavra migrations' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    await assertMayMakeTables(client);
    const lackingExtensions = await makeExtensions(client);
    await adoptHandwritten(client);
    await applyMigrations(drizzle(client), { migrationsFolder });
    if (lackingExtensions.length === 0) await makeSearchIndexes(client);
    return { lackingExtensions };
  } finally {
    // Closing the connection releases its lock, also after a failed migration.
    await client.end();
  }
}

/** The user may not create the tables, or the schema of its own in which the applied migrations are recorded. */
export class PrivilegeMissingError extends OperatorError {
  override readonly name = 'PrivilegeMissingError';
}

async function assertMayMakeTables(client: pg.ClientBase): Promise<void> {
  const grants = await listMissingGrants(client);
  if (grants.length > 0)
    throw new PrivilegeMissingError(
      `The database does not let this user make the schema and the tables that the product needs. Ask whoever administers it to run, in this database: ${grants.join(' ')}`,
    );
}

/** The missing rights, as statements for the administrator of the database to run. */
async function listMissingGrants(client: Queryable): Promise<string[]> {
  const { rows } = await client.query<{ grants: string[] }>(`
    select array_remove(array[
      case when not has_database_privilege(current_database(), 'create')
           then format('grant create on database %I to %I;', current_database(), current_user) end,
      case when not has_schema_privilege(current_schema(), 'create')
           then format('grant create on schema %I to %I;', current_schema(), current_user) end
    ], null) as grants`);
  return rows.flatMap((row) => row.grants);
}

/**
 * For the indexes of the text search. Both come with PostgreSQL; a user who may create schemas may create them unless forbidden.
 */
const extensions = ['pg_trgm', 'btree_gin'];

/** Returns the extensions that the database lacks and does not let this user create. */
async function makeExtensions(client: pg.ClientBase): Promise<string[]> {
  const lacking: string[] = [];
  for (const name of await listLackingExtensions(client)) {
    await client.query(`create extension if not exists ${name}`).catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError)) throw error;
      lacking.push(name);
    });
  }
  return lacking;
}

async function listLackingExtensions(client: Queryable): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select extname as name from pg_extension');
  return extensions.filter((each) => !rows.some(({ name }) => name === each));
}

/** Compares the database with the migrations, without changing it. */
export async function describeMigrations(pool: pg.Pool) {
  const there = await pool.query<{ is: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as is",
  );
  const applied = there.rows[0]?.is
    ? await pool.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations')
    : { rows: [] };
  const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  const hashes = new Set(applied.rows.map(({ hash }) => hash));
  return {
    missing: known.filter((hash) => !hashes.has(hash)).length,
    unknown: [...hashes].filter((hash) => !known.includes(hash)).length,
    missingGrants: await listMissingGrants(pool),
    lackingExtensions: await listLackingExtensions(pool),
  };
}

/** Runs at every start, because the extensions may arrive after the tables. */
async function makeSearchIndexes(client: pg.ClientBase): Promise<void> {
  // Checked first: the statement itself would wait for everyone who writes into the table.
  const { rows } = await client.query<{ are: boolean }>(
    "select to_regclass('jobs_searched') is not null and to_regclass('batches_searched') is not null as are",
  );
  if (rows[0]?.are) return;
  await client.query(await readFile(join(migrationsFolder, 'search-indexes.sql'), 'utf8'));
}

/**
 * A database older than the generated migrations gets the remaining handwritten ones, which bring it to the state of the first
 * generated migration; that one is then recorded as applied.
 */
async function adoptHandwritten(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ is: boolean }>("select to_regclass('migrations') is not null as is");
  if (!rows[0]?.is) return;
  const [baseline] = readMigrationFiles({ migrationsFolder });
  if (!baseline) throw new Error('There is no generated migration');
  const folder = join(migrationsFolder, 'handwritten');
  await client.query('begin');
  const applied = await client.query<{ name: string }>('select name from migrations');
  const names = new Set(applied.rows.map(({ name }) => name));
  for (const name of (await readdir(folder)).toSorted()) {
    if (!names.has(name)) await client.query(await readFile(join(folder, name), 'utf8'));
  }
  await client.query(`
    create schema if not exists drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    drop table migrations`);
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    baseline.hash,
    baseline.folderMillis,
  ]);
  await client.query('commit');
}
