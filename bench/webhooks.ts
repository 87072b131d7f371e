// From the end of a job to its signed message at a receiver, on PostgreSQL: `npx tsx bench/webhooks.ts [jobs]`. Beside
// it the floor: the same bytes posted by hand, without a queue, a row or a signature. The receiver shares the process.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { startWorkerApplication } from '../apps/server/src/app/worker-application.ts';
import { finishJob } from '../apps/server/src/features/jobs/index.ts';
import { createWebhook, listWebhooks, webhookWorkers } from '../apps/server/src/features/webhooks/index.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { type DatabaseQueue, openQueue } from '../apps/server/src/platform/queue/database-queue.ts';
import { createLogger } from '../apps/server/src/platform/logger.ts';
import { openAccount } from '../apps/server/src/testing/accounts.ts';
import { putEndedJob, resultOf } from '../apps/server/src/testing/ended-jobs.ts';
import { startPostgresServer } from '../apps/server/src/testing/postgres-server.ts';
import { createTestKit } from '../apps/server/src/testing/test-kit.ts';

const jobCount = Number(process.argv[2] ?? 300);
const arrivals = new Map<string, number>();
const receiver = createServer((request, response) => {
  void text(request).then((body) => {
    const at = performance.now();
    const { data } = JSON.parse(body) as { data: { job_ksuid?: string } };
    if (data.job_ksuid !== undefined) arrivals.set(data.job_ksuid, at);
    response.writeHead(204).end();
  });
}).listen(0, '127.0.0.1');
await once(receiver, 'listening');
const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;

const server = await startPostgresServer();
const logger = createLogger({ level: 'warn', isPretty: false });
const url = server.urlOf('postgres');
const database = await openDatabase({
  config: { kind: 'postgres', url, poolSize: 16, timeoutMs: 60_000 },
  logger,
});
await migrate(database.pool);
const kit = await createTestKit(database);
kit.clock.set(new Date());
const { dependencies, queue } = kit;
const stopTimers = [await startWorkerApplication({ dependencies, queue, workers: webhookWorkers })];
try {
  const { userId: companyId, ctx } = await openAccount(kit);
  await createWebhook({
    ctx,
    params: { companyId },
    body: { endpoint_name: 'Bench', endpoint_url: address },
  });
  await until(async () => {
    const { webhooks } = await listWebhooks({ ctx, params: { companyId } });
    return webhooks[0]?.status === 'active';
  });
  await oneByOne(companyId, 30);
  const single = await oneByOne(companyId, jobCount);
  const floor = await byHand(jobCount);
  const posted = await byHandAtOnce(jobCount * 10);
  const ended = await endAtOnce(companyId, jobCount * 3);
  await queue.worker.stop(1000);
  const later = openQueue({ database, logger, metrics: dependencies.metrics });
  const waited = await deliverWaiting(companyId, jobCount * 10, later);
  console.log('| | p50 | p99 | of the floor (p50) |');
  console.log('|---|---|---|---|');
  row('posted by hand', floor, floor);
  row('end of a job to its arrival, one by one', single, floor);
  console.log('\n| | a second | processor each |');
  console.log('|---|---|---|');
  burstRow(`posted by hand, ${jobCount * 10} at once`, posted);
  burstRow(`${jobCount * 10} events that waited, delivered`, waited);
  burstRow(`${jobCount * 3} jobs ended at once, the ending included`, ended);
  await later.worker.stop(1000);
} finally {
  for (const stop of stopTimers) stop();
  await kit.close();
  await database.close();
  await server.stop();
  receiver.close();
}

async function processingJobs(companyId: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
    ids.push(await putEndedJob(kit, { companyId, status: 'processing', finishedAt: null }));
  }
  return ids;
}

async function end(jobId: string): Promise<number> {
  await finishJob(kit.ctx(), { jobId, outcome: { kind: 'done', result: resultOf({ Total: '10,00' }) } });
  return performance.now();
}

/** Milliseconds from the commit that ended each job to the arrival of its message. */
async function oneByOne(companyId: string, count: number): Promise<number[]> {
  const took: number[] = [];
  for (const id of await processingJobs(companyId, count)) {
    const ended = await end(id);
    await until(async () => arrivals.has(id));
    took.push(Math.max(0, (arrivals.get(id) ?? 0) - ended));
  }
  return took;
}

interface Burst {
  readonly perSecond: number;
  /** Of this process: it delivers and receives. */
  readonly processorMs: number;
}

async function measure(count: number, run: () => Promise<void>): Promise<Burst> {
  const begun = performance.now();
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return {
    perSecond: (count * 1000) / (performance.now() - begun),
    processorMs: (user + system) / 1000 / count,
  };
}

async function endAtOnce(companyId: string, count: number): Promise<Burst> {
  const ids = await processingJobs(companyId, count);
  const wanted = arrivals.size + count;
  return measure(count, async () => {
    await Promise.all(ids.map(end));
    await until(async () => arrivals.size >= wanted);
  });
}

/** Ends jobs while no worker runs, then delivers. */
async function deliverWaiting(companyId: string, count: number, later: DatabaseQueue): Promise<Burst> {
  for (const id of await processingJobs(companyId, count)) await end(id);
  const wanted = arrivals.size + count;
  return measure(count, async () => {
    stopTimers.push(await startWorkerApplication({ dependencies, queue: later, workers: webhookWorkers }));
    await until(async () => arrivals.size >= wanted);
  });
}

/** With as many requests in flight as a receiver is given. */
function byHandAtOnce(count: number): Promise<Burst> {
  let sent = 0;
  const sendOn = async () => {
    while (sent < count) {
      const body = JSON.stringify({ data: { job_ksuid: `at-once-${(sent += 1)}` } });
      await fetch(address, { method: 'POST', body });
    }
  };
  return measure(count, async () => void (await Promise.all(Array.from({ length: 64 }, sendOn))));
}

async function byHand(count: number): Promise<number[]> {
  const took: number[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    const begun = performance.now();
    const id = `by-hand-${sent}`;
    await fetch(address, { method: 'POST', body: JSON.stringify({ data: { job_ksuid: id } }) });
    took.push((arrivals.get(id) ?? 0) - begun);
  }
  return took;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error('Nothing came in a minute');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

function row(name: string, took: readonly number[], floor: readonly number[]): void {
  const ratio = (quantile(took, 0.5) / quantile(floor, 0.5)).toFixed(1);
  console.log(
    `| ${name} | ${quantile(took, 0.5).toFixed(1)} ms | ${quantile(took, 0.99).toFixed(1)} ms | ${ratio} |`,
  );
}

function quantile(list: readonly number[], at: number): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length * at)] ?? 0;
}

function burstRow(name: string, { perSecond, processorMs }: Burst): void {
  console.log(`| ${name} | ${perSecond.toFixed(0)} | ${processorMs.toFixed(2)} ms |`);
}
