import { once } from 'node:events';
import type { Socket } from 'node:net';

import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';

import { describeOnDatabase } from '../../testing/database.ts';
import { createLogger } from '../logger.ts';
import { DatabaseUnreachableError, openDatabase, untilAvailable } from './database.ts';
import { transaction } from './transaction.ts';
import { isUnavailable } from './unavailable.ts';

describeOnDatabase('the database', (kit) => {
  it('undoes everything of a transaction that throws', async () => {
    const ctx = kit().ctx();
    await ctx.db.execute(sql`create table undone (n int)`);
    const failing = transaction(ctx, async (ctx) => {
      await ctx.db.execute(sql`insert into undone values (1)`);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const { rows } = await ctx.db.execute(sql`select * from undone`);
    expect(rows).toEqual([]);
  });

  it('gives each of many concurrent callers the answer to its own question', async () => {
    const { pool } = kit().database;
    const asked = Array.from({ length: 600 }, (_, i) => i);
    const answers = await Promise.all(
      asked.map(async (i) => {
        const text =
          i % 2 === 0 ? 'select $1::int + 1 as answer' : "select 'odd' as word, $1::int + 1 as answer";
        const { rows } = await pool.query<{ answer: number }>(text, [i]);
        return rows[0]?.answer;
      }),
    );
    expect(answers).toEqual(asked.map((i) => i + 1));
  });

  it('answers questions of every shape and size alike, inside and outside of transactions', async () => {
    const { pool } = kit().database;
    const shapes = [
      (tag: string, n: number) => ({ text: 'select $1::text as tag', values: [tag, n].slice(0, 1) }),
      (tag: string, n: number) => ({ text: 'select $2::text as tag, $1::int as n', values: [n, tag] }),
      (tag: string, n: number) => ({
        text: 'select $1::text as tag, $2::int as n, $3::text as big',
        values: [tag, n, 'x'.repeat(70_000)],
      }),
    ] as const;
    const ask = async (client: Pick<typeof pool, 'query'>, caller: number, n: number) => {
      const shape = shapes[(caller + n) % 3] ?? shapes[0];
      const { rows } = await client.query<{ tag: string }>(shape(`${caller}-${n}`, n));
      expect(rows[0]?.tag).toBe(`${caller}-${n}`);
    };
    const askInTransaction = async (caller: number, n: number) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await ask(client, caller, n);
        await client.query('commit');
      } finally {
        client.release();
      }
    };
    await Promise.all(
      Array.from({ length: 6 }, async (_, caller) => {
        for (let n = 0; n < 40; n += 1)
          await (caller < 2 ? askInTransaction : ask.bind(null, pool))(caller, n);
      }),
    );
  });

  it('undoes what a caller had begun whose connection is gone, and goes on with the others', async () => {
    const { pool } = kit().database;
    await pool.query('create table begun (n int)');
    const client = await pool.connect();
    await client.query('begin');
    await client.query('insert into begun values (1)');
    const others = [pool.query('select count(*)::int as n from begun'), pool.query('select 2 as n')];
    client.on('error', () => undefined);
    // Not `end`, which closes the session: a process that dies does not.
    (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
    client.release(true);
    const [counted, two] = await Promise.all(others);
    expect([counted?.rows, two?.rows]).toEqual([[{ n: 0 }], [{ n: 2 }]]);
  });

  it('is away for whatever is asked of a connection that broke, before and after', async () => {
    const client = await kit().database.pool.connect();
    const broken = once(client, 'error');
    const during = client.query('select pg_sleep(10)').catch((error: unknown) => error);
    (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
    await broken;
    const afterwards = await client.query('select 1').catch((error: unknown) => error);
    client.release(true);
    expect([await during, afterwards].map(isUnavailable)).toEqual([true, true]);
  });

  it('is away for what is asked of a connection that broke before it was handed out', async () => {
    const { pool } = kit().database;
    pool.once('acquire', (client) => void client.emit('error', new Error('terminating connection')));
    const failure: unknown = await pool.query('select 1').catch((error: unknown) => error);
    expect(failure).toMatchObject({ message: 'terminating connection' });
    expect(isUnavailable(failure)).toBe(true);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('is not away for a statement that the driver refuses, nor for one that PostgreSQL does', async () => {
    const { pool } = kit().database;
    const client = await pool.connect();
    onTestFinished(() => client.release());
    await client.query({ name: 'twice', text: 'select 1' });
    const twice = await client.query({ name: 'twice', text: 'select 2' }).catch((error: unknown) => error);
    expect([String(twice), isUnavailable(twice)]).toEqual([expect.stringContaining('must be unique'), false]);
    const ctx = kit().ctx();
    const unknown = await ctx.db.execute(sql`select from nowhere`).catch((error: unknown) => error);
    expect([unknown instanceof Error, isUnavailable(unknown)]).toEqual([true, false]);
  });
});

it('says why PostgreSQL cannot be used, and not with which password', async () => {
  const url = 'postgresql://lavra:not-to-be-told@127.0.0.1:1/lavra';
  const opening = openDatabase({
    config: { kind: 'postgres', url, poolSize: 2, timeoutMs: 60_000 },
    logger: pino({ level: 'silent' }),
  });
  const error = await opening.catch((refusal: unknown) => refusal);
  expect(error).toBeInstanceOf(DatabaseUnreachableError);
  expect(String(error)).toContain('ECONNREFUSED 127.0.0.1:1');
  expect((error as Error).cause).toMatchObject({ retryable: true });
  expect(String(error)).not.toContain('not-to-be-told');
});

describe('what a start needs of the database', () => {
  const logger = createLogger({ level: 'silent', isPretty: false });
  const failing = (...failures: readonly object[]) => {
    const left = [...failures];
    const work = async () => {
      const failure = left.shift();
      if (failure) throw Object.assign(new Error('It failed'), failure);
      return 'done';
    };
    return { left, work };
  };

  it('is tried again while PostgreSQL is away', async () => {
    const { work } = failing({ code: '57P01' }, { code: 'EPIPE' });
    expect(await untilAvailable(logger, work)).toBe('done');
  });

  it('is not tried again where waiting does not mend it', async () => {
    const { left, work } = failing({ code: '28P01' }, { code: '57P01' });
    await expect(untilAvailable(logger, work)).rejects.toMatchObject({ code: '28P01' });
    expect(left).toHaveLength(1);
  });
});
