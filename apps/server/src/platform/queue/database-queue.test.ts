import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { expect, it, vi } from 'vitest';
import { z } from 'zod';

import { describeOnDatabase } from '../../testing/database.ts';
import { transaction } from '../database/transaction.ts';
import { runStatement } from '../database/statement.ts';
import { createMetrics } from '../metrics.ts';
import { type DatabaseQueue, openQueue } from './database-queue.ts';
import type { QueueDefinition } from './queue.ts';

const schema = z.object({ n: z.number() });
type Data = z.infer<typeof schema>;

/** So rare that only a wake-up can get a message handled within a test. */
const neverMs = 3_600_000;
const soon = { timeout: 10_000, interval: 5 };

describeOnDatabase('the queue', (kit) => {
  let count = 0;
  const aQueue = (rules: Partial<QueueDefinition<Data>> = {}): QueueDefinition<Data> => ({
    name: `test-${(count += 1)}`,
    schema,
    ...rules,
  });

  /** A process of its own, as far as the queue can tell. */
  async function withWorker(lookMs: number, use: (queue: DatabaseQueue) => Promise<void>): Promise<void> {
    const { database, dependencies } = kit();
    const queue = openQueue({ database, logger: dependencies.logger, metrics: createMetrics(), lookMs });
    try {
      await use(queue);
    } finally {
      await queue.worker.stop(1000);
    }
  }

  const rowsOf = async (name: string) => {
    const { rows } = await kit().database.pool.query<Record<string, unknown>>(
      'select * from queue_messages where queue = $1 order by id',
      [name],
    );
    return rows;
  };

  it('wakes the worker for a message that was sent, also in a transaction, and forgets what is done', async () => {
    const plain = aQueue();
    const handled: number[] = [];
    await withWorker(neverMs, async (queue) => {
      await queue.worker.work(plain, { handle: async ({ data }) => void handled.push(data.n) });
      await queue.send(plain, { n: 1 });
      await vi.waitFor(() => expect(handled).toEqual([1]), soon);
      await transaction({ ...kit().ctx(), queue }, async (ctx) => ctx.queue.send(plain, { n: 2 }));
      await vi.waitFor(() => expect(handled).toEqual([1, 2]), soon);
      await vi.waitFor(async () => expect(await rowsOf(plain.name)).toEqual([]), soon);
    });
  });

  it('finds what nobody was woken for when it looks', async () => {
    const plain = aQueue();
    const handled: number[] = [];
    await withWorker(10, async (queue) => {
      await queue.worker.work(plain, { handle: async ({ data }) => void handled.push(data.n) });
      await runStatement(kit().ctx(), queue.insertion(plain, [{ data: { n: 1 } }]));
      await vi.waitFor(() => expect(handled).toEqual([1]), soon);
    });
  });

  it('holds one waiting message of a key, and says so', async () => {
    const keyed = aQueue();
    const { queue } = kit();
    expect(await queue.send(keyed, { n: 1 }, { key: 'a' })).toEqual(expect.any(String));
    expect(await queue.send(keyed, { n: 2 }, { key: 'a' })).toBeUndefined();
    expect(await queue.send(keyed, { n: 3 }, { key: 'b' })).toEqual(expect.any(String));
    expect(await queue.send(keyed, { n: 4 })).toEqual(expect.any(String));
    expect(await queue.send(keyed, { n: 5 })).toEqual(expect.any(String));
  });

  it('loses the message of a transaction that is rolled back', async () => {
    const plain = aQueue();
    const lost = transaction(kit().ctx(), async (ctx) => {
      await ctx.queue.sendMany(plain, [{ data: { n: 99 } }]);
      throw new Error('changed my mind');
    });
    await expect(lost).rejects.toThrow('changed my mind');
    expect(await rowsOf(plain.name)).toEqual([]);
  });

  it('gives the highest priority first, then the oldest, and nothing before its hour', async () => {
    const plain = aQueue();
    const handled: number[] = [];
    await withWorker(neverMs, async (queue) => {
      await queue.sendMany(plain, [
        { data: { n: 1 } },
        { data: { n: 2 } },
        { data: { n: 3 }, options: { priority: 1 } },
        { data: { n: 4 }, options: { startAt: new Date(Date.now() + neverMs), priority: 9 } },
      ]);
      await queue.worker.work(plain, { handle: async ({ data }) => void handled.push(data.n) });
      await vi.waitFor(() => expect(handled).toEqual([3, 1, 2]), soon);
    });
    expect(await rowsOf(plain.name)).toMatchObject([{ data: { n: 4 }, is_hidden: true, attempt: 0 }]);
  });

  it('tries again, then leaves a dead letter to its handler, which may fail as well', async () => {
    const failing = aQueue({ retries: 1, retryDelayS: 0.01 });
    const attempts: number[] = [];
    const deadLetters: number[] = [];
    await withWorker(10, async (queue) => {
      await queue.worker.work(failing, {
        handle: async ({ attempt }) => {
          attempts.push(attempt);
          throw new Error('never');
        },
        onDeadLetter: async ({ data }) => void deadLetters.push(data.n),
      });
      await queue.send(failing, { n: 7 });
      await vi.waitFor(() => expect(deadLetters).toEqual([7]), soon);
    });
    expect(attempts).toEqual([1, 2]);
  });

  it('waits without counting an attempt while something it needs is away', async () => {
    const needy = aQueue({ retries: 0 });
    const attempts: number[] = [];
    await withWorker(10, async (queue) => {
      await queue.worker.work(needy, {
        handle: async ({ attempt }) => {
          attempts.push(attempt);
          if (attempts.length === 1) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
        },
      });
      await queue.send(needy, { n: 1 });
      await vi.waitFor(async () => expect(await rowsOf(needy.name)).toEqual([]), soon);
    });
    expect(attempts).toEqual([1, 1]);
    expect(await rowsOf(`${needy.name}.dead`)).toEqual([]);
  });

  it('postpones without counting an attempt', async () => {
    const busy = aQueue();
    const attempts: number[] = [];
    await withWorker(10, async (queue) => {
      await queue.worker.work(busy, {
        handle: async ({ attempt }) => {
          attempts.push(attempt);
          return attempts.length < 3 ? { postponedMs: 1 } : undefined;
        },
      });
      await queue.send(busy, { n: 1 });
      await vi.waitFor(() => expect(attempts).toEqual([1, 1, 1]), soon);
      await vi.waitFor(async () => expect(await rowsOf(busy.name)).toEqual([]), soon);
    });
  });

  it('handles a batch together, and one by one when one of them is bad', async () => {
    const batched = aQueue({ retries: 0 });
    const calls: number[][] = [];
    await withWorker(neverMs, async (queue) => {
      await queue.sendMany(
        batched,
        [1, 2, 3].map((n) => ({ data: { n } })),
      );
      await queue.worker.work(batched, {
        batchSize: 10,
        handleBatch: async (messages) => {
          calls.push(messages.map(({ data }) => data.n));
          if (messages.some(({ data }) => data.n === 2)) throw new Error('bad');
        },
      });
      await vi.waitFor(async () => expect(await rowsOf(batched.name)).toEqual([]), soon);
    });
    expect(calls).toEqual([[1, 2, 3], [1], [2], [3]]);
    expect(await rowsOf(`${batched.name}.dead`)).toMatchObject([{ data: { n: 2 }, error: 'bad' }]);
  });

  it('takes back what a worker left that went silent, and fences that worker off', async () => {
    const leased = aQueue({ leaseS: 0 });
    const seen: { attempt: number; signal: AbortSignal }[] = [];
    const release: (() => void)[] = [];
    await withWorker(10, async (queue) => {
      await queue.worker.work(leased, {
        concurrency: 2,
        handle: async ({ attempt, signal }) => {
          seen.push({ attempt, signal });
          if (attempt === 1) await new Promise<void>((resolve) => release.push(resolve));
        },
      });
      await queue.send(leased, { n: 1 });
      await vi.waitFor(() => expect(seen.map(({ attempt }) => attempt)).toEqual([1, 2]), soon);
      await vi.waitFor(async () => expect(await rowsOf(leased.name)).toEqual([]), soon);
      release.forEach((each) => each());
    });
  });

  it('gives back what is in flight when it stops, as if it had never been claimed', async () => {
    const slow = aQueue();
    const signals: AbortSignal[] = [];
    await withWorker(neverMs, async (queue) => {
      await queue.send(slow, { n: 1 });
      await queue.worker.work(slow, {
        handle: ({ signal }) => {
          signals.push(signal);
          return new Promise(() => undefined);
        },
      });
      await vi.waitFor(() => expect(signals).toHaveLength(1), soon);
      await queue.worker.stop(0);
    });
    expect(signals[0]?.aborted).toBe(true);
    expect(await rowsOf(slow.name)).toMatchObject([{ attempt: 0, is_hidden: false, worker_id: null }]);
  });

  it('has the next scheduled message waiting once, however many workers there are', async () => {
    const scheduled = aQueue();
    for (let workers = 0; workers < 2; workers += 1)
      await withWorker(neverMs, (queue) => queue.worker.schedule(scheduled, '40 3 * * *', { n: 1 }));
    const [row, ...more] = await rowsOf(scheduled.name);
    expect(more).toEqual([]);
    // 3:40 in São Paulo, which has had no summer time since 2019.
    expect(JSON.stringify(row?.['due_at'])).toMatch(/T06:40:00/);
  });

  it('wakes a worker in another process, and takes back what it held when it is killed', async () => {
    const { database, queue } = kit();
    const shared = aQueue({ leaseS: 1 });
    const script = fileURLToPath(new URL('../../testing/handle-until-killed.ts', import.meta.url));
    const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
    const url = database.pool.options.connectionString ?? '';
    const other = spawn(process.execPath, ['--import', tsx, script, url, shared.name], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    other.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const saying = (words: string) =>
      vi.waitFor(() => expect(said).toBe(words), { timeout: 30_000, interval: 5 });
    try {
      await saying('ready\n');
      await queue.send(shared, { n: 1 });
      await saying('ready\n1\n');
      await queue.send(shared, { n: 2 });
      await saying('ready\n1\n2\n');
      // A handled message is deleted after its handler has returned.
      await vi.waitFor(
        async () =>
          expect(await rowsOf(shared.name)).toMatchObject([{ data: { n: 2 }, attempt: 1, is_hidden: true }]),
        soon,
      );
    } finally {
      other.kill('SIGKILL');
      await once(other, 'exit');
    }
    const handled: [number, number][] = [];
    await withWorker(10, async (own) => {
      await own.worker.work(shared, {
        handle: async ({ data, attempt }) => void handled.push([data.n, attempt]),
      });
      await vi.waitFor(() => expect(handled).toEqual([[2, 2]]), soon);
    });
  });
});
