import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type pg from 'pg';

/** `source` from TypeScript, `dist/migrations` beside the bundle. */
const isSource = import.meta.url.endsWith('.ts');
export const migrationsFolder = fileURLToPath(
  new URL(isSource ? '../../migrations' : './migrations', import.meta.url),
);

/** Any number that no other software on the database is likely to lock. */
const lockNumber = 5_284_160_012;
const migrationName = /^\d{4}-[a-z0-9-]+\.sql$/;

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

/** Applies what is not applied yet, in the order of names, all in one transaction. Answers the names applied. */
export async function migrate(pool: pg.Pool, folder: string = migrationsFolder): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockNumber]);
    const applied = await applyMissing(client, migrations);
    await client.query('commit');
    return applied;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function applyMissing(client: pg.PoolClient, migrations: readonly Migration[]): Promise<string[]> {
  await client.query(
    'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations',
  );
  const checksums = new Map(rows.map((row) => [row.name, row.checksum]));
  const applied: string[] = [];
  for (const { name, text, checksum } of migrations) {
    const known = checksums.get(name);
    if (known !== undefined && known !== checksum) {
      throw new Error(`Migration ${name} was changed after it had been applied: write a new one instead`);
    }
    if (known !== undefined) continue;
    await client.query(text).catch((error: unknown) => {
      throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    });
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
    applied.push(name);
  }
  return applied;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const misnamed = names.find((name) => !migrationName.test(name));
  if (misnamed) throw new Error(`Migration ${misnamed} must be named like 0001-companies.sql`);
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}
