import { randomUUID } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { generateDrizzleJson } from 'drizzle-kit/api';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';

import { describeOnDatabase, openFreshDatabase } from '../../testing/database.ts';
import { openAccount } from '../../testing/accounts.ts';
import { putEndedJob } from '../../testing/ended-jobs.ts';
import { createTestKit } from '../../testing/test-kit.ts';
import { listProcessedFiles } from '../../features/jobs/processed/list-processed-files.ts';
import { standsNowhere } from '../../features/jobs/searched-bigrams.store.ts';
import { PrivilegeMissingError, migrate, migrationsFolder } from './migrate.ts';

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

// A migration older than the last applied one is skipped: two branches must not be merged with times out of order.
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
  it.each(['0060-uploads-in-parts.sql', '0030-webhooks.sql'])(
    'goes on from %s without loss, to the very tables of a fresh one',
    async (newest) => {
      const opened = [await openFreshDatabase('template0'), await openFreshDatabase('template0')] as const;
      const [old, fresh] = [opened[0].database.pool, opened[1].database.pool];
      onTestFinished(async () => void (await Promise.all(opened.map((each) => each.close()))));
      await migrate(fresh);
      await applyHandwritten(old, newest);
      await old.query(`insert into users (id, email, name, cpf_cnpj, phone_number, password_hash, created_at, updated_at)
        values ('u1', 'ana@example.com', 'Ana', '1', '1', '', now(), now())`);
      await old.query("insert into companies (id, created_at, terms_version) values ('u1', now(), '1')");
      await migrate(old);
      expect(await describeTables(old)).toEqual(await describeTables(fresh));
      expect((await old.query('select id, terms_version from companies')).rows).toEqual([
        { id: 'u1', terms_version: '1' },
      ]);
      // No search may pass over what was kept before bigrams were recorded.
      expect(await standsNowhere(opened[0].database.db, 'u1', 'zq')).toBe(false);
    },
  );
});

describe('a single job that was a batch of itself', () => {
  it('is one row afterwards, with all that was said of it; a batch and its jobs stay', async () => {
    const { database, close } = await openFreshDatabase('template0');
    onTestFinished(close);
    const { pool } = database;
    await applyHandwritten(pool);
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

describe('a user of the database with few rights', () => {
  /** A database without tables, and a pool that runs every statement as a role with only these rights. */
  async function openAsRole(rights: readonly string[]) {
    const { database, close } = await openFreshDatabase('template0');
    const { pool: owner } = database;
    const role = `role_${randomUUID().replaceAll('-', '')}`;
    await owner.query(`create role ${role}`);
    for (const right of rights) await owner.query(`grant ${right} to ${role}`);
    const pool = new pg.Pool({ ...owner.options, options: `-c role=${role}` });
    onTestFinished(async () => {
      await pool.end();
      await owner.query(`drop owned by ${role}; drop role ${role}`);
      await close();
    });
    return { database, owner, pool };
  }
  const nameOf = async (pool: pg.Pool) =>
    (await pool.query<{ name: string }>('select current_database() as name')).rows[0]?.name ?? '';

  it('is told in one sentence which rights are missing, and starts once it has them', async () => {
    const { owner, pool } = await openAsRole([]);
    const refusal = await migrate(pool).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(PrivilegeMissingError);
    const { message } = refusal as PrivilegeMissingError;
    expect(message).toMatch(
      / to run, in this database: grant create on database \w+ to \w+; grant create on schema public to \w+;$/,
    );
    await owner.query(message.slice(message.indexOf('grant')));
    expect(await migrate(pool)).toEqual({ lackingExtensions: [] });
  });

  it('searches without the index where it may make no extension, and has it once it may', async () => {
    const { database, owner, pool } = await openAsRole([]);
    await owner.query(
      `grant create on database ${await nameOf(owner)} to public; grant create on schema public to public`,
    );
    // As database providers forbid extensions that are not on their list.
    await owner.query(`
      create function refuse() returns event_trigger language plpgsql as $$ begin raise 'not on the list'; end $$;
      create event trigger refuse_extensions on ddl_command_start when tag in ('CREATE EXTENSION') execute function refuse()`);
    expect(await migrate(pool)).toEqual({ lackingExtensions: ['pg_trgm', 'btree_gin'] });

    await owner.query(`grant all on all tables in schema public to current_user`);
    const kit = await createTestKit(database);
    const { ctx, userId: companyId } = await openAccount(kit);
    const id = await putEndedJob(kit, { companyId, filename: 'Nota Fiscal.pdf' });
    const search = (text: string) =>
      listProcessedFiles({ ctx, params: { companyId }, query: { search: text } });
    expect((await search('fiscal')).jobs.map((row) => row.batch_ksuid)).toEqual([id]);
    expect((await search('nowhere')).jobs).toEqual([]);
    await kit.close();

    await owner.query('drop event trigger refuse_extensions');
    expect(await migrate(pool)).toEqual({ lackingExtensions: [] });
    const { rows } = await owner.query(
      "select indexname from pg_indexes where indexname like '%\\_searched' order by 1",
    );
    expect(rows).toEqual([{ indexname: 'batches_searched' }, { indexname: 'jobs_searched' }]);
  });
});

describe('a database whose messages pg-boss kept', () => {
  it('keeps what is still to be done, in its order and at its time, and nothing of pg-boss', async () => {
    const { database, close } = await openFreshDatabase('template0');
    onTestFinished(close);
    const { pool } = database;
    await applyHandwritten(pool);
    // The tables of version 10 of pg-boss: a partition of `job` for each queue, made when the queue is.
    await pool.query(`
      create schema pgboss;
      create type pgboss.job_state as enum ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');
      create table pgboss.version (version int primary key, maintained_on timestamptz, cron_on timestamptz);
      insert into pgboss.version (version) values (24);
      create table pgboss.queue (
        name text primary key, policy text, retry_limit int, retry_delay int, retry_backoff bool, expire_seconds int,
        retention_minutes int, dead_letter text references pgboss.queue (name), partition_name text,
        created_on timestamptz not null default now(), updated_on timestamptz not null default now());
      create table pgboss.schedule (
        name text primary key references pgboss.queue on delete cascade, cron text not null, timezone text, data jsonb,
        options jsonb, created_on timestamptz not null default now(), updated_on timestamptz not null default now());
      create table pgboss.job (
        id uuid not null default gen_random_uuid(), name text not null, priority int not null default 0, data jsonb,
        state pgboss.job_state not null default 'created', retry_limit int not null default 2,
        retry_count int not null default 0, retry_delay int not null default 0, retry_backoff bool not null default false,
        start_after timestamptz not null default now(), started_on timestamptz, singleton_key text, singleton_on timestamp,
        expire_in interval not null default '15 minutes', created_on timestamptz not null default now(),
        completed_on timestamptz, keep_until timestamptz not null default now() + interval '14 days', output jsonb,
        dead_letter text, policy text
      ) partition by list (name);
      create table pgboss.j_recognise partition of pgboss.job (primary key (name, id)) for values in ('jobs.recognise');
      create table pgboss.j_boss partition of pgboss.job (primary key (name, id)) for values in ('__pgboss__send-it');
      create table pgboss.archive (like pgboss.job);
      insert into pgboss.queue (name, policy, partition_name) values ('jobs.recognise', 'short', 'j_recognise');
      insert into pgboss.schedule (name, cron) values ('jobs.recognise', '* * * * *');
      insert into pgboss.job (name, data, state, priority, singleton_key, start_after, created_on) values
        ('jobs.recognise', '{"jobId":"b"}', 'created', -2, 'b', now(), '2026-03-01T10:01:00Z'),
        ('jobs.recognise', '{"jobId":"a"}', 'active', 0, 'a', now(), '2026-03-01T10:00:00Z'),
        ('jobs.recognise', '{"jobId":"a"}', 'created', 0, 'a', now(), '2026-03-01T10:02:00Z'),
        ('jobs.recognise', '{"jobId":"c"}', 'retry', 0, null, '2999-01-01T00:00:00Z', '2026-03-01T10:03:00Z'),
        ('jobs.recognise', '{"jobId":"d"}', 'completed', 0, 'd', now(), '2026-03-01T10:04:00Z'),
        ('jobs.recognise', '{"jobId":"e"}', 'failed', 0, 'e', now(), '2026-03-01T10:05:00Z'),
        ('jobs.recognise', '{"jobId":"f"}', 'cancelled', 0, 'f', now(), '2026-03-01T10:06:00Z'),
        ('jobs.recognise', null, 'created', 0, null, now(), '2026-03-01T10:07:00Z'),
        ('__pgboss__send-it', '{"cron":"* * * * *"}', 'created', 0, null, now(), '2026-03-01T10:08:00Z')`);
    await migrate(pool);

    const { rows } = await pool.query<object>(
      'select queue, data, key, priority, attempt, is_hidden, worker_id from queue_messages order by id',
    );
    const kept = { queue: 'jobs.recognise', priority: 0, attempt: 0, is_hidden: false, worker_id: null };
    expect(rows).toEqual([
      { ...kept, data: { jobId: 'a' }, key: 'a' },
      { ...kept, data: { jobId: 'b' }, key: 'b', priority: -2 },
      { ...kept, data: { jobId: 'c' }, key: null, is_hidden: true },
      { ...kept, data: {}, key: null },
    ]);
    const { rows: late } = await pool.query<object>('select due_at from queue_messages where is_hidden');
    expect(late).toEqual([{ due_at: new Date('2999-01-01T00:00:00Z') }]);
    expect((await pool.query("select from pg_namespace where nspname = 'pgboss'")).rowCount).toBe(0);
  });
});

/** Creates the tables as they were before migrations were generated, up to the named file. */
async function applyHandwritten(pool: pg.Pool, newest = '9'): Promise<void> {
  const folder = join(migrationsFolder, 'handwritten');
  await pool.query('create table migrations (name text primary key, checksum text not null)');
  for (const name of (await readdir(folder)).toSorted().filter((each) => each <= newest)) {
    await pool.query(await readFile(join(folder, name), 'utf8'));
    await pool.query('insert into migrations values ($1, $2)', [name, 'any']);
  }
}

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
