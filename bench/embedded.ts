// The experiment of decision 60, for the database that was chosen: `npx tsx bench/embedded.ts [kills]`. Measures
// opening, migrations and inserts. Then a process inserts with four writers and reports each number once it is
// acknowledged; it is killed again and again, alternately alone and together with its PostgreSQL, and at the end the
// rows are compared with the reported numbers.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { type Database, openDatabase } from '../apps/server/src/platform/database/database.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { createLogger } from '../apps/server/src/platform/logger.ts';
import { row, withFolder } from './pages.ts';

const logger = createLogger({ level: 'silent', isPretty: false });
const ownFolder = process.env['BENCH_EMBEDDED_FOLDER'];

await (ownFolder === undefined
  ? withFolder((folder) => measure(join(folder, 'postgres'), Number(process.argv[2] ?? 6)))
  : insertUntilKilled(ownFolder));

async function measure(folder: string, kills: number): Promise<void> {
  const [first, fromNothingMs] = await timed(() => open(folder));
  const [, migrationsMs] = await timed(() => migrate(first.pool));
  await first.pool.query('create table inserted (n bigint primary key)');
  await first.close();
  const [database, againMs] = await timed(() => open(folder));
  const single = await insertsASecond(database, 1, 0);
  const many = await insertsASecond(database, 8, 1_000_000);
  const megabytes = Math.round(process.memoryUsage().rss / 1e6);
  await database.close();
  const { acknowledged, lost } = await killAndCount(folder, kills);
  console.log(
    row([
      'open from nothing',
      'open again',
      'all migrations',
      'inserts a second, 1 / 8 connections',
      'memory of our process',
      'acknowledged rows lost in kills',
    ]),
  );
  console.log(row(['---', '---', '---', '---', '---', '---']));
  console.log(
    row([
      seconds(fromNothingMs),
      seconds(againMs),
      seconds(migrationsMs),
      `${single} / ${many}`,
      `${megabytes} MB`,
      `${lost} of ${acknowledged} in ${kills} kills`,
    ]),
  );
  if (lost > 0) process.exitCode = 1;
}

function open(folder: string): Promise<Database> {
  return openDatabase({
    config: { kind: 'embedded', folder, searchPath: undefined, timeoutMs: 60_000 },
    logger,
  });
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const begun = performance.now();
  return [await work(), performance.now() - begun];
}

async function insertsASecond({ pool }: Database, writers: number, from: number): Promise<number> {
  let n = from;
  const until = performance.now() + 3000;
  const write = async () => {
    while (performance.now() < until) await pool.query('insert into inserted values ($1)', [(n += 1)]);
  };
  await Promise.all(Array.from({ length: writers }, write));
  return Math.round((n - from) / 3);
}

async function killAndCount(folder: string, kills: number) {
  const acknowledged = new Set<number>();
  for (let round = 0; round < kills; round += 1) {
    const child = fork(fileURLToPath(import.meta.url), {
      env: {
        ...process.env,
        BENCH_EMBEDDED_FOLDER: folder,
        BENCH_EMBEDDED_FROM: String((round + 2) * 1_000_000),
      },
    });
    child.on('message', (n: number) => acknowledged.add(n));
    await once(child, 'message');
    await pause(50 + Math.random() * 300);
    const [pid] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
    child.kill('SIGKILL');
    if (round % 2 === 1) process.kill(Number(pid), 'SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  const database = await open(folder);
  const { rows } = await database.pool.query<{ n: string }>('select n from inserted where n >= 2000000');
  await database.close();
  const present = new Set(rows.map(({ n }) => Number(n)));
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((n) => !present.has(n)).length,
  };
}

async function insertUntilKilled(folder: string): Promise<void> {
  const { pool } = await open(folder);
  let n = Number(process.env['BENCH_EMBEDDED_FROM']);
  const write = async () => {
    for (;;) {
      const mine = (n += 1);
      await pool.query('insert into inserted values ($1)', [mine]);
      process.send?.(mine);
    }
  };
  await Promise.all(Array.from({ length: 4 }, write));
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
