// Jobs accepted a second: a job created and its 200 kB put, flushed to disk, against a bare fastify + pg server that
// does the least that can be called the same. `npx tsx bench/accept.ts [seconds]`. Servers run in processes of their
// own on one PostgreSQL; nothing reads the documents meanwhile.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { startPostgresServer } from '../apps/server/src/testing/postgres-server.ts';

interface Served {
  readonly origin: string;
  readonly token: string;
}

const seconds = Number(process.argv[2] ?? 15);
const callersAtOnce = 16;
// The head of a PDF, for types are decided by content; the rest says nothing.
const document = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(200_000)]);

const postgres = await startPostgresServer();
try {
  const bare = await measure('bare');
  const ours = await measure('ours');
  console.log('| | accepted a second | of the bare server | create p50 / p99 | PUT p50 / p99 |');
  console.log('|---|---|---|---|---|');
  row('fastify + pg, bare', bare, bare);
  row('Lavra', ours, bare);
} finally {
  await postgres.stop();
}

interface Figures {
  readonly perSecond: number;
  readonly createMs: readonly number[];
  readonly putMs: readonly number[];
}

async function measure(kind: 'bare' | 'ours'): Promise<Figures> {
  const child = fork(fileURLToPath(new URL('accept-server.ts', import.meta.url)), [kind], {
    env: { ...process.env, BENCH_DATABASE_URL: postgresUrl(kind) },
  });
  try {
    const served = await announced(child);
    await load(served, 3);
    return await load(served, seconds);
  } finally {
    child.kill();
    await once(child, 'exit');
  }
}

function postgresUrl(kind: string): string {
  return kind === 'bare' ? postgres.urlOf('postgres') : postgres.urlOf('template1');
}

async function announced(child: ChildProcess): Promise<Served> {
  const [served] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The server did not start'))),
  ])) as [Served];
  return served;
}

async function load({ origin, token }: Served, forSeconds: number): Promise<Figures> {
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
      // The link names the address that customers know; here is only this machine.
      const link = new URL(new URL(urls.document).pathname, origin);
      await expectOk(await fetch(link, { method: 'PUT', body: document })).arrayBuffer();
      createMs.push(between - begun);
      putMs.push(performance.now() - between);
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: callersAtOnce }, caller));
  return { perSecond: (putMs.length * 1000) / (performance.now() - begun), createMs, putMs };
}

function expectOk(answer: Response): Response {
  if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}`);
  return answer;
}

function row(name: string, { perSecond, createMs, putMs }: Figures, bare: Figures): void {
  const ratio = (perSecond / bare.perSecond).toFixed(2);
  const times = (list: readonly number[]) => `${quantile(list, 0.5)} / ${quantile(list, 0.99)} ms`;
  console.log(`| ${name} | ${perSecond.toFixed(0)} | ${ratio} | ${times(createMs)} | ${times(putMs)} |`);
}

function quantile(list: readonly number[], at: number): string {
  const sorted = list.toSorted((a, b) => a - b);
  return (sorted[Math.floor(sorted.length * at)] ?? 0).toFixed(1);
}
