import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import type { EngineOptions } from '../engine-options.ts';
import { createPool, type Pool } from './pool.ts';

const childPath = fileURLToPath(new URL('./testing/dying-child.mjs', import.meta.url));
const pools: Pool[] = [];

function poolOf(options: EngineOptions = {}): Pool {
  const pool = createPool({ children: 1, childPath, ...options });
  pools.push(pool);
  return pool;
}

/** A job of the stand-in child; a good one answers with the child's process id as its count. */
const job = (name: string) => ({ kind: 'count', path: name }) as const;

async function pidAfter(pool: Pool, name: string): Promise<number> {
  const outcome = await pool.run(job(name));
  return outcome.kind === 'counted' ? outcome.pages : 0;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Resolves once the system knows no such process any more. */
async function gone(pid: number): Promise<void> {
  while (isAlive(pid)) await new Promise(setImmediate);
}

describe('the pool of reading processes', () => {
  afterEach(async () => {
    await Promise.all(pools.splice(0).map((pool) => pool.close()));
  });

  it('starts a child with the first job and keeps it', async () => {
    const pool = poolOf({ children: 3 });
    expect(pool.pids()).toEqual([]);
    const first = await pidAfter(pool, 'good');
    expect(await pidAfter(pool, 'good')).toBe(first);
    expect(pool.pids()).toEqual([first]);
  });

  it('starts as many children as jobs wait, up to its size', async () => {
    const pool = poolOf({ children: 2 });
    const pids = await Promise.all(['a', 'b', 'c', 'd'].map((name) => pidAfter(pool, name)));
    expect(new Set(pids).size).toBe(2);
  });

  it.each([
    ['exit', '7'],
    ['signal', 'SIGSEGV'],
  ])('refuses the job whose child ends by %s, and goes on with another child', async (name, reason) => {
    const pool = poolOf();
    const before = await pidAfter(pool, 'good');
    const outcome = await pool.run(job(name));
    expect(outcome).toMatchObject({ kind: 'refused', code: 'recognition_crashed' });
    expect(outcome.kind === 'refused' && outcome.detail).toContain(reason);
    expect(await pidAfter(pool, 'good')).not.toBe(before);
  });

  it('tells where a child failed, and nothing of what the error quotes', async () => {
    const outcome = await poolOf().run(job('throw'));
    const detail = outcome.kind === 'refused' ? outcome.detail : '';
    expect(detail).toMatch(/^The reading process ended \(1\): RangeError at .*dying-child\.mjs/);
    expect(detail).not.toContain('Maria');
  });

  it.each<[string, EngineOptions, string, object]>([
    ['takes the processor for longer', { pageTimeoutMs: 150 }, 'spin', { code: 'recognition_timeout' }],
    [
      'waits for longer without it, which is no fault of the document',
      // Its start takes the processor, too: of a shorter wait that would be the greater part.
      { pageTimeoutMs: 60_000, jobTimeoutMs: 2000 },
      'hang',
      { code: 'recognition_timeout', retryable: true },
    ],
    [
      'does nothing for longer, which is no fault of the document either,',
      { idleTimeoutMs: 150 },
      'hang',
      { code: 'recognition_timeout', retryable: true, detail: 'The reading stood still for 150 ms' },
    ],
    [
      'takes more memory',
      { memoryBytes: 300_000_000 },
      'grow',
      { kind: 'refused', code: 'document_too_complex' },
    ],
  ])('kills a child that %s than allowed', async (_, limit, name, outcome) => {
    const pool = poolOf(limit);
    const running = pool.run(job(name));
    const [pid = 0] = pool.pids();
    expect(isAlive(pid)).toBe(true);
    expect(await running).toMatchObject(outcome);
    await gone(pid);
  });

  it('kills the child of a job that is called off, and rejects with the reason given', async () => {
    const pool = poolOf();
    const controller = new AbortController();
    const running = pool.run(job('hang'), controller.signal);
    const [pid = 0] = pool.pids();
    controller.abort(new Error('cancelled by the customer'));
    await expect(running).rejects.toThrow('cancelled by the customer');
    await gone(pid);
    expect(await pidAfter(pool, 'good')).not.toBe(pid);
  });

  it('kills the program that the child runs as well', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const connected = once(server, 'connection') as Promise<[Socket]>;
    const pool = poolOf();
    const controller = new AbortController();
    const { port } = server.address() as AddressInfo;
    const running = pool.run(job(`program ${port}`), controller.signal);
    // The connection lives as long as the program does.
    const [connection] = await connected;
    const ended = new Promise((resolve) => connection.on('error', resolve).on('close', resolve).resume());
    controller.abort(new Error('cancelled by the customer'));
    await expect(running).rejects.toThrow('cancelled by the customer');
    await ended;
    server.close();
  });

  it('drops a job that is called off while it waits, and leaves the working child alone', async () => {
    const pool = poolOf({ jobTimeoutMs: 400 });
    const controller = new AbortController();
    const working = pool.run(job('hang'));
    const waiting = pool.run(job('good'), controller.signal);
    controller.abort(new Error('not needed any more'));
    await expect(waiting).rejects.toThrow('not needed any more');
    await expect(working).resolves.toMatchObject({ code: 'recognition_timeout' });
  });

  it('does not start for a job that was called off before', async () => {
    const pool = poolOf();
    await expect(pool.run(job('good'), AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
    expect(pool.pids()).toEqual([]);
  });

  it('replaces a child after its number of jobs, and one that has grown', async () => {
    const pool = poolOf({ recycleAfterJobs: 2 });
    const [first, second, third] = [
      await pidAfter(pool, 'a'),
      await pidAfter(pool, 'b'),
      await pidAfter(pool, 'large'),
    ];
    expect(second).toBe(first);
    expect(third).not.toBe(second);
    expect(await pidAfter(pool, 'c')).not.toBe(third);
  });

  it('leaves no process behind when it closes, and takes no more jobs', async () => {
    const pool = poolOf();
    const running = pool.run(job('hang'));
    const waiting = pool.run(job('good'));
    const [pid = 0] = pool.pids();
    const settled = Promise.allSettled([running, waiting]);
    await pool.close();
    const closed = { status: 'rejected', reason: new Error('The engine is closed') };
    expect(await settled).toEqual([closed, closed]);
    expect(isAlive(pid)).toBe(false);
    await expect(pool.run(job('good'))).rejects.toThrow('closed');
  });

  it('refuses a program that cannot be started', async () => {
    const pool = poolOf({ childPath: '/nowhere/child.mjs' });
    expect(await pool.run(job('good'))).toMatchObject({ code: 'recognition_crashed' });
  });

  it('is not made with a limit that is no positive number', () => {
    expect(() => createPool({ children: 0 })).toThrow(RangeError);
    expect(() => createPool({ pageTimeoutMs: Number.NaN })).toThrow(RangeError);
  });
});
