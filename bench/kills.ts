// Kills the parts of the product (HTTP, a worker, PostgreSQL) in turn while programs send documents, then counts the
// results: `npx tsx bench/kills.ts [--rounds 6] [--senders 4]`. A round is one kill -9 of one part; the next begins
// as soon as a sending works again. The program is the built one (`node apps/server/build.mjs`); the only stand-in is
// the supervisor, which restarts ended processes.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { drawDanfe } from '@lavra/specimens/danfe';
import pg from 'pg';

import {
  embeddedUser,
  openEmbeddedPostgres,
} from '../apps/server/src/platform/database/embedded-postgres.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { openProgram } from '../apps/server/src/testing/api-program.ts';
import { keepEvents } from '../apps/server/src/testing/embedded-folder.ts';
import { freePort } from '../apps/server/src/testing/server-process.ts';
import { row, withFolder } from './pages.ts';

const { values: given } = parseArgs({
  options: { rounds: { type: 'string', default: '6' }, senders: { type: 'string', default: '4' } },
});
const rounds = Number(given.rounds);
const senders = Number(given.senders);
/** Pause between two sendings of one sender, so that what is accepted can also be read in time. */
const pauseMs = 250;
/** Until everything accepted must have ended: the lease of a killed worker, and its backlog. */
const patienceMs = 300_000;

type Part = 'http' | 'worker' | 'postgres';
const parts: readonly Part[] = ['http', 'worker', 'postgres'];

interface Recovery {
  readonly readyMs: number;
  readonly sendingMs: number;
}

await withFolder(async (folder) => {
  const postgres = await startPostgres(folder);
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
  // Connections break when PostgreSQL is killed; the queries are repeated.
  pool.on('error', () => undefined);
  await migrate(pool);
  await pool.query(keepEvents);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = {
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    PUBLIC_URL: origin,
    SECRETS_KEY: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
    ENGINE_WORKERS: '1',
    LOG_LEVEL: 'fatal',
  };
  const http = supervise('http', settings);
  const worker = supervise('worker', settings);
  try {
    await until(() => isReady(origin));
    const program = await openProgram({ url: origin, dataDir: settings.DATA_DIR });
    const { xml } = await drawDanfe({ seed: 12 });
    const send = () => sendOne(program, Buffer.from(xml));
    const isEnded = (jobId: string) => isFinal(pool, jobId);
    await until(async () => isEnded(await send()));

    const load = startLoad(send);
    const recoveries = new Map<Part, Recovery[]>(parts.map((part) => [part, []]));
    const readings: Promise<unknown>[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const part = parts[round % parts.length] ?? 'http';
      // At a random moment during a sending or a reading.
      await pause(500 + Math.random() * 1500);
      const began = performance.now();
      await { postgres, http, worker }[part].kill();
      const since = () => performance.now() - began;
      await until(() => isReady(origin));
      const readyMs = since();
      const id = await untilGiven(send);
      const sendingMs = since();
      readings.push(until(() => isEnded(id), patienceMs));
      recoveries.get(part)?.push({ readyMs, sendingMs });
      process.stderr.write(
        `round ${round + 1} of ${rounds}: ${part}, ready after ${Math.round(readyMs)} ms\n`,
      );
    }
    const accepted = await load.stop();
    await Promise.all(readings);
    const isOver = await until(async () => (await unfinished(pool, accepted)) === 0, patienceMs);
    printRecoveries(recoveries);
    console.log('');
    await printCounts({ pool, accepted, isOver, fallen: http.fallen() + worker.fallen() });
  } finally {
    await Promise.all([http.stop(), worker.stop()]);
    await pool.end();
    await postgres.stop();
  }
});

interface Postgres {
  readonly url: string;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** The embedded PostgreSQL, flushing to disk; it restarts the same way as in the server. */
async function startPostgres(folder: string): Promise<Postgres> {
  const data = join(folder, 'postgres');
  const { socketFolder, close } = await openEmbeddedPostgres({ folder: data });
  return {
    url: `postgresql://${embeddedUser}@/${embeddedUser}?host=${encodeURIComponent(socketFolder)}`,
    async kill() {
      const [pid] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    stop: close,
  };
}

interface Supervised {
  /** Like a power failure; the part is restarted at once. */
  kill(): Promise<void>;
  /** How often it ended by itself. */
  fallen(): number;
  stop(): Promise<void>;
}

function supervise(role: 'http' | 'worker', settings: Readonly<Record<string, string>>): Supervised {
  const entry = fileURLToPath(new URL(`../apps/server/dist/${role}.js`, import.meta.url));
  let child: ChildProcess;
  let fallen = 0;
  let isStopping = false;
  const start = () => {
    child = spawn(process.execPath, [entry], {
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...settings },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('exit', (_code, signal) => {
      if (isStopping) return;
      if (signal !== 'SIGKILL') fallen += 1;
      // Avoids a tight loop when it cannot start yet.
      setTimeout(start, signal === 'SIGKILL' ? 0 : 500);
    });
  };
  start();
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  };
  return {
    kill: () => end('SIGKILL'),
    fallen: () => fallen,
    async stop() {
      isStopping = true;
      await end('SIGTERM');
    },
  };
}

type Program = Awaited<ReturnType<typeof openProgram>>;

/** Like a customer's program, repeats the PUT until the file has arrived. Returns the id of the accepted job. */
async function sendOne({ sending }: Program, document: Buffer<ArrayBuffer>): Promise<string> {
  const { id, urls } = await sending.createJob({ params: { service: 'nfe' } });
  for (;;) {
    const answer = await fetch(urls['document'] ?? '', { method: 'PUT', body: document }).catch(
      () => undefined,
    );
    const body = await answer?.json().catch(() => undefined);
    // It had arrived before, but the answer was lost.
    const isHere = (body as { code?: string } | undefined)?.code === 'file_already_received';
    if ((answer?.status === 200 && body !== undefined) || isHere) return id;
    if (answer && answer.status < 500) throw new Error(`A file was refused: ${JSON.stringify(body)}`);
    await pause(200);
  }
}

function startLoad(send: () => Promise<string>) {
  const accepted: string[] = [];
  let isStopping = false;
  const sender = async () => {
    while (!isStopping) {
      const id = await send().catch(() => undefined);
      if (id !== undefined) accepted.push(id);
      await pause(pauseMs);
    }
  };
  const running = Promise.all(Array.from({ length: senders }, sender));
  return {
    async stop(): Promise<readonly string[]> {
      isStopping = true;
      await running;
      return accepted;
    },
  };
}

async function isReady(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  return answer?.status === 200;
}

async function isFinal(pool: pg.Pool, id: string): Promise<boolean> {
  const asked = pool.query('select from jobs where id = $1 and finished_at is not null', [id]);
  return ((await asked.catch(() => undefined))?.rowCount ?? 0) > 0;
}

async function unfinished(pool: pg.Pool, ids: readonly string[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from jobs where id = any($1) and finished_at is null',
    [ids],
  );
  return rows[0]?.count ?? 0;
}

interface Counted {
  readonly pool: pg.Pool;
  readonly accepted: readonly string[];
  readonly isOver: boolean;
  readonly fallen: number;
}

async function printCounts({ pool, accepted, fallen }: Counted): Promise<void> {
  const { rows } = await pool.query<Record<string, number>>(
    `with mine as (select a.id, j.status, j.finished_at, r.job_id as result from unnest($1::text[]) a(id)
                     left join jobs j on j.id = a.id left join job_results r on r.job_id = a.id),
          told as (select data ->> 'jobId' as id, count(*) as times from sent_events
                    where data ->> 'type' in ('job.done', 'job.error') group by 1)
     select (select count(*) from mine where status is null)::int as lost,
            (select count(*) from mine where status is not null and finished_at is null)::int as stuck,
            (select count(*) from mine where status = 'done')::int as done,
            (select count(*) from mine where status = 'error')::int as error,
            (select count(*) from mine where status = 'done' and result is null)::int as without,
            (select count(*) from told where times > 1)::int as doubled,
            (select coalesce(sum(total), 0) from usage_daily)::int
              - (select count(*) from jobs where finished_at is not null)::int as miscounted`,
    [accepted],
  );
  const { lost, stuck, done, error, without, doubled, miscounted } = rows[0] ?? {};
  const counts = { accepted: accepted.length, done, error, lost, stuck, 'done without a result': without };
  const table = {
    ...counts,
    'ended twice': doubled,
    'counted too often': miscounted,
    'fell by itself': fallen,
  };
  console.log(row(Object.keys(table)));
  console.log(row(Object.keys(table).map(() => '---')));
  console.log(row(Object.values(table).map(String)));
  if (lost || stuck || without || doubled || miscounted || fallen) process.exitCode = 1;
}

function printRecoveries(recoveries: ReadonlyMap<Part, readonly Recovery[]>): void {
  console.log(row(['killed', 'times', '/readyz is 200, median / worst', 'a sending works']));
  console.log(row(['---', '---', '---', '---']));
  for (const [part, all] of recoveries) {
    if (all.length === 0) continue;
    const times = (of: keyof Recovery) => {
      const sorted = all.map((each) => each[of]).toSorted((a, b) => a - b);
      const seconds = (ms = 0) => `${(ms / 1000).toFixed(1)} s`;
      return `${seconds(sorted[Math.floor(sorted.length / 2)])} / ${seconds(sorted.at(-1))}`;
    };
    console.log(row([part, String(all.length), times('readyMs'), times('sendingMs')]));
  }
}

/** Polls until the condition is true; false when the time limit passes first. */
async function until(isSo: () => Promise<boolean>, limitMs = 120_000): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > deadline) return false;
    await pause(50);
  }
  return true;
}

async function untilGiven<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    const given = await work().catch(() => undefined);
    if (given !== undefined) return given;
    await pause(50);
  }
}
