import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

import { OperatorError } from '../../config/operator-error.ts';

/** `source` from TypeScript, `dist/migrations` beside the bundle. */
const isSource = import.meta.url.endsWith('.ts');
export const migrationsFolder = fileURLToPath(
  new URL(isSource ? '../../migrations' : './migrations', import.meta.url),
);

/** Any number that no other software on the database is likely to lock. */
const lockNumber = 5_284_160_012;

/** Applies what is not applied yet, all in one transaction; of several processes one, while the others wait. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    await makeExtensions(client);
    await adoptHandwritten(client);
    await applyMigrations(drizzle(client), { migrationsFolder });
  } finally {
    // Closes the connection: its lock goes with it, also after a migration that failed.
    client.release(true);
  }
}

/** For indexes of the text search. Both come with PostgreSQL, and who may make tables in a database may make them. */
const extensions = ['pg_trgm', 'btree_gin'];

/** PostgreSQL refuses an extension that the search needs. */
export class ExtensionMissingError extends OperatorError {
  override readonly name = 'ExtensionMissingError';
}

async function makeExtensions(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select extname as name from pg_extension');
  for (const name of extensions.filter((each) => !rows.some((row) => row.name === each))) {
    await client.query(`create extension if not exists ${name}`).catch((cause: unknown) => {
      throw new ExtensionMissingError(
        `The database lacks the extension ${name}, which the search needs, and does not let this user make it. Ask whoever administers it to run, in this database: create extension ${name};`,
        { cause },
      );
    });
  }
}

/**
 * A database from before the migrations were generated gets the last of the handwritten ones, which make it what the
 * first generated one makes, and counts that one as applied.
 */
async function adoptHandwritten(client: pg.PoolClient): Promise<void> {
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
