import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { generateDrizzleJson } from 'drizzle-kit/api';
import { describe, expect, it, onTestFinished } from 'vitest';

import { describeOnDatabase, openFreshDatabase } from '../../testing/database.ts';
import { migrate, migrationsFolder } from './migrate.ts';

interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[];
}

const journal = await readJson<Journal>('meta/_journal.json');

async function readJson<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(join(migrationsFolder, name), 'utf8')) as T;
}

// `npm run migration -w apps/server -- --name <what-changes>` makes the migration that is missing.
it('has a migration for everything the tables declare', async () => {
  const folder = join(import.meta.dirname, 'schema');
  const files = await readdir(folder);
  const modules = await Promise.all(
    files.map((name) => import(pathToFileURL(join(folder, name)).href) as Promise<Record<string, unknown>>),
  );
  const tables: Record<string, unknown> = Object.assign({}, ...modules);
  const last = journal.entries.at(-1)?.tag.slice(0, 4) ?? '';
  const { id, prevId, ...checkedIn } = await readJson<Record<string, unknown>>(`meta/${last}_snapshot.json`);
  const { id: newId, prevId: newPrevId, ...declared } = generateDrizzleJson(tables, String(prevId));
  expect(Object.keys(declared.tables)).toContain('public.jobs');
  expect([newId !== id, newPrevId]).toEqual([true, prevId]);
  expect(declared).toEqual(checkedIn);
});

// A migration is skipped where a later one was applied: two branches must not be merged with times out of order.
it('has migrations in the order of their times', () => {
  const times = journal.entries.map(({ when }) => when);
  expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
});

describeOnDatabase('a migrated database', (kit) => {
  it('is left alone by the next start', async () => {
    const count = 'select count(*)::int as n from drizzle.__drizzle_migrations';
    await migrate(kit().database.pool);
    expect((await kit().database.pool.query(count)).rows).toEqual([{ n: journal.entries.length }]);
  });
});

describe('a database of the handwritten migrations', () => {
  const handwritten = join(migrationsFolder, 'handwritten');

  it.each(['0060-uploads-in-parts.sql', '0030-webhooks.sql'])(
    'goes on from %s without loss, to the very tables of a fresh one',
    async (newest) => {
      const opened = [await openFreshDatabase('template0'), await openFreshDatabase('template0')] as const;
      const [old, fresh] = [opened[0].database.pool, opened[1].database.pool];
      onTestFinished(async () => void (await Promise.all(opened.map((each) => each.close()))));
      await migrate(fresh);
      await old.query('create table migrations (name text primary key, checksum text not null)');
      for (const name of (await readdir(handwritten)).toSorted().filter((each) => each <= newest)) {
        await old.query(await readFile(join(handwritten, name), 'utf8'));
        await old.query('insert into migrations values ($1, $2)', [name, 'any']);
      }
      await old.query(`insert into users (id, email, name, cpf_cnpj, phone_number, password_hash, created_at, updated_at)
        values ('u1', 'ana@example.com', 'Ana', '1', '1', '', now(), now())`);
      await old.query("insert into companies (id, created_at, terms_version) values ('u1', now(), '1')");
      await migrate(old);
      expect(await describeTables(old)).toEqual(await describeTables(fresh));
      expect((await old.query('select id, terms_version from companies')).rows).toEqual([
        { id: 'u1', terms_version: '1' },
      ]);
    },
  );
});

describe('a single job that was a batch of itself', () => {
  it('is one row afterwards, with all that was said of it; a batch and its jobs stay', async () => {
    const { database, close } = await openFreshDatabase('template0');
    onTestFinished(close);
    const { pool } = database;
    await pool.query('create table migrations (name text primary key, checksum text not null)');
    for (const name of (await readdir(join(migrationsFolder, 'handwritten'))).toSorted()) {
      await pool.query(await readFile(join(migrationsFolder, 'handwritten', name), 'utf8'));
      await pool.query('insert into migrations values ($1, $2)', [name, 'any']);
    }
    const [made, changed] = ['2026-03-01T10:00:00Z', '2026-03-01T10:05:00Z'];
    await pool.query(
      `insert into batches (id, company_id, service, is_single, status, created_at, updated_at, expires_at, total_jobs,
                            processed_jobs, metadata, search_text)
       values ('s', 'c', 'nfe', true, 'done', $1, $2, $2, 1, 1, '{"client_data":7}', 'nota.pdf 7'),
              ('b', 'c', 'nfe', false, 'done', $1, $2, $2, 2, 1, null, 'lote.zip a.pdf')`,
      [made, changed],
    );
    await pool.query(
      `insert into jobs (id, batch_id, company_id, service, status, ordinal, created_at, finished_at, expires_at,
                         metadata, client_data)
       values ('s', 's', 'c', 'nfe', 'done', 0, $1, $2, $2, '{"client_data":7}', '7'),
              ('b1', 'b', 'c', 'nfe', 'done', 0, $1, $2, $2, null, null),
              ('b2', 'b', 'c', 'nfe', 'waiting', 1, $1, null, $2, null, null)`,
      [made, changed],
    );
    await pool.query("insert into job_results (job_id, company_id, result) values ('s', 'c', '{}')");
    await migrate(pool);

    const { rows: batches } = await pool.query('select id, total_jobs from batches');
    expect(batches).toEqual([{ id: 'b', total_jobs: 2 }]);
    const { rows: jobs } = await pool.query<object>(
      'select id, batch_id, status, updated_at, metadata from jobs order by id',
    );
    expect(jobs).toEqual([
      { id: 'b1', batch_id: 'b', status: 'done', updated_at: new Date(changed), metadata: null },
      { id: 'b2', batch_id: 'b', status: 'waiting', updated_at: new Date(made), metadata: null },
      {
        id: 's',
        batch_id: null,
        status: 'done',
        updated_at: new Date(changed),
        metadata: { client_data: 7 },
      },
    ]);
    expect((await pool.query('select job_id from job_results')).rows).toEqual([{ job_id: 's' }]);
  });
});

async function describeTables(pool: Parameters<typeof migrate>[0]): Promise<unknown> {
  const questions = [
    `select table_name, column_name, data_type, collation_name, is_nullable, column_default
       from information_schema.columns where table_schema = 'public' order by 1, 2`,
    "select indexdef from pg_indexes where schemaname = 'public' order by 1",
    `select conrelid::regclass::text as on_table, conname, pg_get_constraintdef(oid) as definition
       from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' order by 1, 2`,
    'select hash, created_at from drizzle.__drizzle_migrations order by created_at',
  ];
  return Promise.all(questions.map(async (question) => (await pool.query<object>(question)).rows));
}
