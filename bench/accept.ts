// Jobs accepted per second: a job is created and its 200 kB are PUT, flushed to disk, compared with a bare
// fastify + pg server that does the least comparable work. `npx tsx bench/accept.ts [seconds]`. The servers run in
// their own processes on one PostgreSQL; nothing reads the documents meanwhile.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import pg from 'pg';

import { startPostgresServer } from '../apps/server/src/testing/postgres-server.ts';
import { postgresProcessorMs } from './postgres-processor.ts';

interface Served {
  readonly origin: string;
  readonly token: string;
}

const seconds = Number(process.argv[2] ?? 15);
const callersAtOnce = 16;
// Begins like a PDF, because the file type is detected from the content; the rest is random.
const document = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(200_000)]);

const slices = 5;

const postgres = await startPostgresServer();
const { urlOf } = postgres;
const observer = new pg.Client(urlOf('postgres'));
await observer.connect();
try {
  const [bare, ours] = [await start('bare'), await start('ours')];
  try {
    for (const server of [bare, ours]) await load(server, 3);
    // The servers take turns in slices, so that other load on the machine affects both.
    for (let slice = 0; slice < slices; slice += 1)
      for (const server of [bare, ours]) addTo(server.figures, await load(server, seconds / slices));
    console.log(
      '| | accepted a second | of the bare server | processor a job: server, PostgreSQL, callers | create p50 / p99 | PUT p50 / p99 |',
    );
    console.log('|---|---|---|---|---|---|');
    row('fastify + pg, bare', bare.figures, bare.figures);
    row('Lavra', ours.figures, bare.figures);
  } finally {
    for (const { child } of [bare, ours]) {
      child.send('stop');
      await once(child, 'exit');
    }
  }
} finally {
  await observer.end();
  await postgres.stop();
}

interface Figures {
  /** Sum over the slices. */
  spentMs: number;
  /** Processor time of the server's process. */
  processorMs: number;
  /** Processor time of the PostgreSQL processes that serve it. */
  postgresMs: number;
  /** Processor time of this process. */
  callersMs: number;
  readonly createMs: number[];
  readonly putMs: number[];
}

interface Server extends Served {
  readonly child: ChildProcess;
  readonly database: string;
  readonly figures: Figures;
}

async function start(kind: 'bare' | 'ours'): Promise<Server> {
  const database = kind === 'bare' ? 'postgres' : 'template1';
  const child = fork(fileURLToPath(new URL('accept-server.ts', import.meta.url)), [kind], {
    env: { ...process.env, BENCH_DATABASE_URL: urlOf(database) },
    execArgv: [
      ...process.execArgv,
      ...(process.env['BENCH_PROFILE']
        ? ['--cpu-prof', `--cpu-prof-dir=${process.env['BENCH_PROFILE']}/${kind}`]
        : []),
    ],
  });
  const figures = { spentMs: 0, processorMs: 0, postgresMs: 0, callersMs: 0, createMs: [], putMs: [] };
  return { child, database, figures, ...(await announced(child)) };
}

function addTo(all: Figures, slice: Figures): void {
  all.spentMs += slice.spentMs;
  all.processorMs += slice.processorMs;
  all.postgresMs += slice.postgresMs;
  all.callersMs += slice.callersMs;
  all.createMs.push(...slice.createMs);
  all.putMs.push(...slice.putMs);
}

async function processorMsOf({ child }: Server): Promise<number> {
  child.send('processor');
  const [ms] = (await once(child, 'message')) as [number];
  return ms;
}

function callersMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function announced(child: ChildProcess): Promise<Served> {
  const [served] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The server did not start'))),
  ])) as [Served];
  return served;
}

async function load(server: Server, forSeconds: number): Promise<Figures> {
  const { origin, token } = server;
  const processorBefore = await processorMsOf(server);
  const postgresBefore = await postgresProcessorMs(observer, server.database);
  const callersBefore = callersMs();
  const createMs: number[] = [];
  const putMs: number[] = [];
  const headers = { authorization: `Bearer ${token}` };
  const until = performance.now() + forSeconds * 1000;
  const caller = async () => {
    while (performance.now() < until) {
      const begun = performance.now();
      const created = await fetch(`${origin}/v2/ocr/job/nfe`, { method: 'POST', headers });
      const { urls } = (await expectOk(created).json()) as { urls: { document: string } };
      const between = performance.now();
      // The URL contains the public address of the product; here the path is used on this machine.
      const link = new URL(new URL(urls.document).pathname, origin);
      await expectOk(await fetch(link, { method: 'PUT', body: document })).arrayBuffer();
      createMs.push(between - begun);
      putMs.push(performance.now() - between);
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: callersAtOnce }, caller));
  const spentMs = performance.now() - begun;
  return {
    spentMs,
    processorMs: (await processorMsOf(server)) - processorBefore,
    postgresMs: (await postgresProcessorMs(observer, server.database)) - postgresBefore,
    callersMs: callersMs() - callersBefore,
    createMs,
    putMs,
  };
}

function expectOk(answer: Response): Response {
  if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}`);
  return answer;
}

function row(name: string, figures: Figures, bare: Figures): void {
  const { processorMs, postgresMs, callersMs, createMs, putMs } = figures;
  const perSecond = ({ putMs, spentMs }: Figures) => (putMs.length * 1000) / spentMs;
  const ratio = (perSecond(figures) / perSecond(bare)).toFixed(2);
  const processor = [processorMs, postgresMs, callersMs]
    .map((ms) => `${(ms / putMs.length).toFixed(2)} ms`)
    .join(', ');
  const times = (list: readonly number[]) => `${quantile(list, 0.5)} / ${quantile(list, 0.99)} ms`;
  console.log(
    `| ${name} | ${perSecond(figures).toFixed(0)} | ${ratio} | ${processor} | ${times(createMs)} | ${times(putMs)} |`,
  );
}

function quantile(list: readonly number[], at: number): string {
  const sorted = list.toSorted((a, b) => a - b);
  return (sorted[Math.floor(sorted.length * at)] ?? 0).toFixed(1);
}
