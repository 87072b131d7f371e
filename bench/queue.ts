// The experiment of decision 65, for the queue that was chosen: `npx tsx bench/queue.ts [messages]`. Sixteen senders
// send each message in a transaction with one other insert; a worker handles it with one `select`. Also measures how
// soon another process wakes up.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import pg from 'pg';

import { recogniseQueue } from '../apps/server/src/features/jobs/index.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { transaction } from '../apps/server/src/platform/database/transaction.ts';
import { createLogger } from '../apps/server/src/platform/logger.ts';
import { createMetrics } from '../apps/server/src/platform/metrics.ts';
import { openQueue } from '../apps/server/src/platform/queue/database-queue.ts';
import { startPostgresServer } from '../apps/server/src/testing/postgres-server.ts';
import { createTestKit } from '../apps/server/src/testing/test-kit.ts';
import { postgresProcessorMs } from './postgres-processor.ts';
import { row } from './pages.ts';

const queueOf = (name: string) => ({ name, schema: recogniseQueue.schema });
const woken = queueOf('bench-woken');
const logger = createLogger({ level: 'warn', isPretty: false });
const workerUrl = process.env['BENCH_QUEUE_URL'];

await (workerUrl === undefined ? measure(Number(process.argv[2] ?? 10_000)) : workFor(workerUrl));

async function measure(count: number): Promise<void> {
  const server = await startPostgresServer();
  const url = server.urlOf('postgres');
  const database = await open(url);
  await migrate(database.pool);
  await database.pool.query('create table beside (n integer)');
  const kit = await createTestKit(database);
  const observer = new pg.Client(url);
  await observer.connect();
  try {
    const { spentMs, postgresMs } = await timed(observer, () => send(kit, queueOf('bench-single'), count));
    await send(kit, queueOf('bench-batch'), count);
    const drained = [await drain(kit, 'bench-single', count, 1), await drain(kit, 'bench-batch', count, 100)];
    console.log(
      row([
        'sends a second',
        'processor of PostgreSQL a send',
        'drained a second, singly',
        'in batches of 100',
        'wake in another process, p50',
      ]),
    );
    console.log(row(['---', '---', '---', '---', '---']));
    console.log(
      row([
        perSecond(count, spentMs),
        `${(postgresMs / count).toFixed(2)} ms`,
        ...drained.map((ms) => perSecond(count, ms)),
        `${(await wakeMs(kit, url)).toFixed(0)} ms`,
      ]),
    );
  } finally {
    await observer.end();
    await kit.close();
    await database.close();
    await server.stop();
  }
}

type Kit = Awaited<ReturnType<typeof createTestKit>>;
type BenchQueue = ReturnType<typeof queueOf>;

function open(url: string) {
  return openDatabase({ config: { kind: 'postgres', url, poolSize: 20, timeoutMs: 60_000 }, logger });
}

async function timed(observer: pg.Client, work: () => Promise<void>) {
  const begun = performance.now();
  const before = await postgresProcessorMs(observer, 'postgres');
  await work();
  return {
    spentMs: performance.now() - begun,
    postgresMs: (await postgresProcessorMs(observer, 'postgres')) - before,
  };
}

async function send(kit: Kit, queue: BenchQueue, count: number): Promise<void> {
  let sent = 0;
  const sender = async () => {
    while (sent < count) {
      const n = (sent += 1);
      await transaction(kit.ctx(), async (ctx) => {
        await ctx.db.execute(`insert into beside values (${n})`);
        await ctx.queue.send(queue, { jobId: String(n) });
      });
    }
  };
  await Promise.all(Array.from({ length: 16 }, sender));
}

/** Milliseconds until all messages are handled. */
async function drain(
  { database, ctx }: Kit,
  name: string,
  count: number,
  batchSize: number,
): Promise<number> {
  const queue = openQueue({ database, logger, metrics: createMetrics() });
  const { db } = ctx();
  let handled = 0;
  const begun = performance.now();
  await new Promise<void>((resolve, reject) => {
    const handleBatch = async (messages: readonly unknown[]) => {
      await db.execute('select 1');
      handled += messages.length;
      if (handled >= count) resolve();
    };
    const work =
      batchSize > 1
        ? queue.worker.work(queueOf(name), { handleBatch, batchSize })
        : queue.worker.work(queueOf(name), { handle: (message) => handleBatch([message]), concurrency: 16 });
    work.catch(reject);
  });
  const spentMs = performance.now() - begun;
  await queue.worker.stop(1000);
  return spentMs;
}

/** Median over fifty messages to an otherwise idle process. */
async function wakeMs(kit: Kit, url: string): Promise<number> {
  const child = fork(fileURLToPath(import.meta.url), { env: { ...process.env, BENCH_QUEUE_URL: url } });
  const taken: number[] = [];
  try {
    await once(child, 'message');
    for (let n = 0; n < 50; n += 1) {
      const begun = now();
      const handled = once(child, 'message') as Promise<[number]>;
      await kit.queue.send(woken, { jobId: String(n) });
      taken.push((await handled)[0] - begun);
    }
  } finally {
    child.kill();
    await once(child, 'exit');
  }
  return taken.toSorted((a, b) => a - b)[25] ?? 0;
}

async function workFor(url: string): Promise<void> {
  const queue = openQueue({ database: await open(url), logger, metrics: createMetrics() });
  await queue.worker.work(woken, { handle: async () => void process.send?.(now()) });
  process.send?.(0);
}

/** Milliseconds on a clock that all processes of this machine share. */
function now(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

function perSecond(count: number, ms: number): string {
  return ((count * 1000) / ms).toFixed(0);
}
