// Measures from the end of a job to the arrival of its signed message at a receiver, on PostgreSQL:
// `npx tsx bench/webhooks.ts [jobs]`. The baseline posts the same bytes without a queue, a row or a signature. The
// receiver is another process.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { fileURLToPath } from 'node:url';

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
import { postgresProcessorMs } from './postgres-processor.ts';
import type { Asked } from './webhook-receiver.ts';

const jobCount = Number(process.argv[2] ?? 300);
const receiver = fork(fileURLToPath(new URL('webhook-receiver.ts', import.meta.url)));
const [address] = (await once(receiver, 'message')) as [string];
let arrived = 0;

const server = await startPostgresServer();
const logger = createLogger({ level: 'warn', isPretty: false });
const url = server.urlOf('postgres');
const database = await openDatabase({
  config: { kind: 'postgres', url, poolSize: 16, timeoutMs: 30_000 },
  logger,
});
await migrate(database.pool);
const observer = await database.pool.connect();
const kit = await createTestKit(database);
kit.clock.set(new Date());
const { dependencies, queue } = kit;
const posts = posting();
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
  const posted: [string, Burst][] = [];
  for (const [name, post] of Object.entries(posts))
    posted.push([name, await byHandAtOnce(jobCount * 10, post)]);
  const ended = await endAtOnce(companyId, jobCount * 3);
  await queue.worker.stop(1000);
  const later = openQueue({ database, logger, metrics: dependencies.metrics });
  const waited = await deliverWaiting(companyId, jobCount * 10, later);
  console.log('| | p50 | p99 | of the floor (p50) |');
  console.log('|---|---|---|---|');
  row('posted by hand', floor, floor);
  row('end of a job to its arrival, one by one', single, floor);
  console.log('\n| | a second | of posting by hand | processor each: this process, receiver, PostgreSQL |');
  console.log('|---|---|---|---|');
  const [[, byRequest] = ['', waited]] = posted;
  for (const [name, burst] of posted)
    burstRow(`posted by hand with ${name}, ${jobCount * 10} at once`, burst, byRequest);
  burstRow(`${jobCount * 10} events that waited, delivered`, waited, byRequest);
  burstRow(`${jobCount * 3} jobs ended at once, the ending included`, ended, byRequest);
  await later.worker.stop(1000);
} finally {
  for (const stop of stopTimers) stop();
  observer.release();
  await kit.close();
  await database.close();
  await server.stop();
  receiver.kill();
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
  return now();
}

/** Milliseconds from the commit that ended each job to the arrival of its message. */
async function oneByOne(companyId: string, count: number): Promise<number[]> {
  const took: number[] = [];
  for (const id of await processingJobs(companyId, count)) {
    const ended = await end(id);
    took.push(Math.max(0, (await ask({ arrivalOf: id })) - ended));
    arrived += 1;
  }
  return took;
}

function posting() {
  const httpAgent = new HttpAgent({ keepAlive: true, maxSockets: 64 });
  return {
    'its own client': async (body: string) => {
      await dependencies.outbound.fetch(address, { method: 'POST', body });
    },
    fetch: async (body: string) => {
      await (await fetch(address, { method: 'POST', body })).arrayBuffer();
    },
    'node:http': (body: string) =>
      new Promise<void>((resolve, reject) => {
        httpRequest(address, { agent: httpAgent, method: 'POST' }, (answer) => {
          answer.resume().once('end', resolve);
        })
          .once('error', reject)
          .end(body);
      }),
  };
}

interface Burst {
  readonly perSecond: number;
  /** Of this process. */
  readonly processorMs: number;
  readonly receiverMs: number;
  readonly postgresMs: number;
}

/** Ends when that many more messages have arrived. */
async function measure(count: number, run: () => Promise<void>): Promise<Burst> {
  const begun = now();
  const before = process.cpuUsage();
  const receiverBefore = await ask('processor');
  const postgresBefore = await postgresProcessorMs(observer, 'postgres');
  await run();
  arrived = await ask({ count: arrived + count });
  const spentMs = now() - begun;
  const { user, system } = process.cpuUsage(before);
  return {
    perSecond: (count * 1000) / spentMs,
    processorMs: (user + system) / 1000 / count,
    receiverMs: ((await ask('processor')) - receiverBefore) / count,
    postgresMs: ((await postgresProcessorMs(observer, 'postgres')) - postgresBefore) / count,
  };
}

async function endAtOnce(companyId: string, count: number): Promise<Burst> {
  const ids = await processingJobs(companyId, count);
  return measure(count, async () => void (await Promise.all(ids.map(end))));
}

/** Ends jobs while no worker runs, then delivers their messages. */
async function deliverWaiting(companyId: string, count: number, later: DatabaseQueue): Promise<Burst> {
  for (const id of await processingJobs(companyId, count)) await end(id);
  return measure(count, async () => {
    stopTimers.push(await startWorkerApplication({ dependencies, queue: later, workers: webhookWorkers }));
  });
}

/** With as many requests in flight as one receiver is allowed. */
function byHandAtOnce(count: number, post: (body: string) => Promise<void>): Promise<Burst> {
  let sent = 0;
  const series = crypto.randomUUID();
  const sendOn = async () => {
    while (sent < count) {
      sent += 1;
      await post(bodyOf(`${series}-${sent}`));
    }
  };
  return measure(count, async () => void (await Promise.all(Array.from({ length: 64 }, sendOn))));
}

/** As long as the message about a job. */
function bodyOf(jobId: string): string {
  const data = { batch_ksuid: jobId, job_ksuid: jobId, service: 'nfe', status: 'done' };
  return JSON.stringify({ type: 'job.done', timestamp: new Date().toISOString(), data });
}

async function byHand(count: number): Promise<number[]> {
  const took: number[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    const id = crypto.randomUUID();
    const begun = now();
    await posts['its own client'](bodyOf(id));
    took.push((await ask({ arrivalOf: id })) - begun);
    arrived += 1;
  }
  return took;
}

/** Milliseconds on a clock that all processes of this machine share. */
function now(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

async function ask(asked: Asked): Promise<number> {
  receiver.send(asked);
  const [answer] = (await once(receiver, 'message', { signal: AbortSignal.timeout(60_000) })) as [number];
  return answer;
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

function burstRow(name: string, burst: Burst, byHand: Burst): void {
  const ratio = (burst.perSecond / byHand.perSecond).toFixed(2);
  const processor = `${burst.processorMs.toFixed(2)} ms, ${burst.receiverMs.toFixed(2)} ms, ${burst.postgresMs.toFixed(2)} ms`;
  console.log(`| ${name} | ${burst.perSecond.toFixed(0)} | ${ratio} | ${processor} |`);
}
