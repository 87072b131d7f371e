// Lists and the usage dashboard over HTTP on PostgreSQL, with many jobs of a few companies:
// `npx tsx bench/lists.ts [jobs] [days]`. Every figure is compared with the plain way to do the same, measured in the
// same run: machines differ, ratios less so.
import { spawn } from 'node:child_process';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import fastify from 'fastify';
import pg from 'pg';

import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { createLogger } from '../apps/server/src/platform/logger.ts';
import { writePageToken } from '../apps/server/src/platform/page-token.ts';
import { startPostgresServer } from '../apps/server/src/testing/postgres-server.ts';
import { asUser } from '../apps/server/src/testing/principals.ts';
import { createTestKit } from '../apps/server/src/testing/test-kit.ts';

const jobCount = Number(process.argv[2] ?? 1_000_000);
/** Days over which the jobs were sent; jobs older than thirty days have no text any more. */
const days = Number(process.argv[3] ?? 540);
const biggest = asUser({ userId: 'biggest' });
const rounds = 60;
const limit = 15;

const server = await startPostgresServer();
const logger = createLogger({ level: 'warn', isPretty: false });
const url = server.urlOf('postgres');
const database = await openDatabase({
  config: { kind: 'postgres', url, poolSize: 16, timeoutMs: 60_000 },
  logger,
});
await migrate(database.pool);
const kit = await createTestKit(database);
const app = await kit.http({ authenticate: async () => biggest });
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const headers = { authorization: 'Bearer bench' };

try {
  await seed();
  await measure();
} finally {
  await kit.close();
  await database.close();
  await server.stop();
}

/** Half of the jobs belong to the biggest company; those older than thirty days are purged. */
async function seed(): Promise<void> {
  const seconds = days * 86_400;
  // Inserting ten million rows takes longer than the server allows for a call.
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `insert into jobs (id, company_id, service, status, filename, metadata, created_at, updated_at, finished_at,
                       process_ms, pages, expires_at, purged_at)
     select 'b' || lpad(i::text, 26, '0'),
            case when i % 2 = 0 then 'biggest' else 'company-' || (i::bigint * 7919) % 199 end,
            (array['nfe','cnh','rg','cte','ocr','irpf'])[1 + (i * 31) % 6],
            case when i % 20 = 0 then 'error' else 'done' end,
            case when at >= now() - interval '30 days' then 'nota-' || i || '.pdf' end,
            case when at >= now() - interval '30 days'
                 then json_build_object('client_data', json_build_object('pedido', (i::bigint * 17) % 100000)) end,
            at, at, at, 900, 2, at + interval '30 days',
            case when at < now() - interval '30 days' then at + interval '30 days' end
       from generate_series(1, $1::int) i
       cross join lateral (select now() - interval '1 second' * ($2::float8 * (1 - i::float8 / $1::int)) as at) t`,
    [jobCount, seconds],
  );
  await client.query(
    `insert into usage_daily (company_id, day, service, total, errors, pages, duration_ms_sum, duration_ms_max)
     select company_id, (finished_at at time zone 'America/Sao_Paulo')::date, service, count(*),
            count(*) filter (where status = 'error'), sum(pages), sum(process_ms), max(process_ms)
       from jobs group by 1, 2, 3`,
  );
  // As the sendings of these jobs would have recorded them.
  await client.query(
    `insert into searched_bigrams (company_id, month, bigrams)
     select 'biggest', date_trunc('month', now()),
            bit_or(set_bit(repeat('0', 16384)::bit(16384), ascii(pair) * 128 + ascii(substr(pair, 2)), 1))
       from (select distinct substr(said, place, 2) as pair
               from (select filename || ' ' || (metadata ->> 'client_data') || ' ' as said
                       from jobs where company_id = 'biggest' order by created_at desc limit 1000) newest
              cross join lateral generate_series(1, length(said) - 1) place) pairs`,
  );
  await client.query('vacuum analyze');
  await client.end();
}

async function measure(): Promise<void> {
  const list = '/v2/companies/biggest/batches?limit=15';
  const far = encodeURIComponent(await tokenBefore(1000));
  const now = Date.now();
  const day = (back: number) => new Date(now - back * 86_400_000).toISOString().slice(0, 10);
  const usage = (back: number) =>
    `/v2/companies/biggest/metrics/dashboard?detailed=true&start_date=${day(back)}&end_date=${day(0)}`;
  const [{ id } = { id: '' }] = await rowsOf<{ id: string }>(
    `select id from jobs where company_id = 'biggest' order by created_at desc offset 500 limit 1`,
  );

  const firstPage = await get(list);
  const usageOfMonth = await get(usage(30));
  print('List, page 1', firstPage);
  print('List, page 1,000', await get(`${list}&nextPageToken=${far}`), firstPage, 'page 1');
  print(
    'The same rows by OFFSET (SQL alone)',
    await timed(() => pageByOffset(999 * limit)),
    firstPage,
    'page 1',
  );
  print('List of a service, page 1', await get(`${list}&service=cnh`), firstPage, 'page 1');
  print('By id', await get(`${list}&ksuid=${id}`), firstPage, 'page 1');
  print('By text of many', await get(`${list}&search=nota`), firstPage, 'page 1');
  print(
    'By text of none among all that are kept',
    await get(`${list}&search=nada-disso`),
    firstPage,
    'page 1',
  );
  const ofNone = { 'two letters': 'zq', 'common letters': 'pedido" : 777}' };
  for (const [which, text] of Object.entries(ofNone))
    print(
      `By text of none, ${which}`,
      await get(`${list}&search=${encodeURIComponent(text)}`),
      firstPage,
      'page 1',
    );
  print('Usage of 30 days by service', usageOfMonth);
  print('The same from the jobs (SQL alone)', await timed(() => rawUsage(30)), usageOfMonth, 'the rollup');
  print('Usage of 400 days by service', await get(usage(399)), usageOfMonth, '30 days');
  await printThroughput(`${origin}${list}`);
}

async function rowsOf<T extends object>(text: string, values: unknown[] = []): Promise<T[]> {
  return (await database.pool.query<T>(text, values)).rows;
}

/** The token of page number `page`, counted from 1. */
async function tokenBefore(page: number): Promise<string> {
  const [last] = await rowsOf<{ created_at: Date; id: string }>(
    `select created_at, id from jobs where company_id = 'biggest' order by created_at desc, id desc offset $1 limit 1`,
    [(page - 1) * limit - 1],
  );
  if (!last) throw new Error(`There are not ${page} pages of so few jobs`);
  return writePageToken({ at: last.created_at, id: last.id });
}

function pageByOffset(offset: number): Promise<object[]> {
  return rowsOf(
    `select * from jobs where company_id = 'biggest' order by created_at desc, id desc offset $1 limit $2`,
    [offset, limit],
  );
}

function rawUsage(days: number): Promise<object[]> {
  return rowsOf(
    `select (finished_at at time zone 'America/Sao_Paulo')::date as day, service, count(*), avg(process_ms)
       from jobs where company_id = 'biggest' and created_at > now() - $1 * interval '1 day' group by 1, 2`,
    [days],
  );
}

function get(path: string): Promise<number> {
  return timed(async () => {
    const answer = await fetch(`${origin}${path}`, { headers });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.arrayBuffer();
  });
}

/** Median milliseconds of many rounds, after some warm-up rounds. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let round = -5; round < rounds; round += 1) {
    const begun = performance.now();
    await work();
    if (round >= 0) taken.push(performance.now() - begun);
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

function print(what: string, ms: number, base?: number, baseName?: string): void {
  const ratio = base === undefined ? '' : `${(ms / base).toFixed(2)} × ${baseName}`;
  process.stdout.write(`| ${what} | ${ms.toFixed(1)} ms | ${ratio} |\n`);
}

/** The report that the calling process prints at its end. */
interface Called {
  readonly requests: { readonly average: number };
  readonly latency: { readonly p99: number };
  readonly non2xx: number;
}

interface Calls {
  /** Calls per second. */
  readonly rate: number;
  /** Microseconds of this process, which answers, per call. */
  readonly processor: number;
  readonly p99: number;
}

async function callFor(seconds: number, target: string): Promise<Calls> {
  const begun = process.cpuUsage();
  const program = fileURLToPath(import.meta.resolve('autocannon'));
  const args = ['--json', '-c', '16', '-d', String(seconds), '-H', `authorization=${headers.authorization}`];
  const child = spawn(process.execPath, [program, ...args, target], { stdio: ['ignore', 'pipe', 'ignore'] });
  const { requests, latency, non2xx } = (await json(child.stdout)) as Called;
  if (non2xx > 0) throw new Error(`${non2xx} calls failed`);
  const { user, system } = process.cpuUsage(begun);
  return {
    rate: requests.average,
    processor: (user + system) / (requests.average * seconds),
    p99: latency.p99,
  };
}

/** Compared with fastify + pg returning the same rows and nothing else, and with a route that reads nothing. */
async function printThroughput(target: string): Promise<void> {
  const bare = fastify();
  bare.get('/list', () =>
    rowsOf(
      `(select id, service, status, source, filename, created_at, updated_at, typification, background_id, purged_at
          from jobs where company_id = $1 and batch_id is null order by created_at desc, id desc limit $2)
       union all
       (select id, service, status, source, filename, created_at, updated_at, null, background_id, purged_at
          from batches where company_id = $1 order by created_at desc, id desc limit $2)
       order by created_at desc, id desc limit $2`,
      ['biggest', limit],
    ),
  );
  const bareList = `${await bare.listen({ port: 0, host: '127.0.0.1' })}/list`;
  const taken: Record<'bare' | 'ours' | 'nothing', Calls[]> = { bare: [], ours: [], nothing: [] };
  // In turns, so that other load on the machine affects all three alike. The first turn warms up.
  for (let turn = 0; turn <= 5; turn += 1) {
    const calls = {
      bare: await callFor(3, bareList),
      ours: await callFor(3, target),
      nothing: await callFor(3, `${origin}/healthz`),
    };
    if (turn > 0) for (const kind of ['bare', 'ours', 'nothing'] as const) taken[kind].push(calls[kind]);
  }
  await bare.close();
  const middle = (calls: Calls[], of: keyof Calls) =>
    calls.map((each) => each[of]).toSorted((a, b) => a - b)[2] ?? 0;
  const rateOf = (kind: keyof typeof taken) => middle(taken[kind], 'rate');
  const costOf = (kind: keyof typeof taken) => middle(taken[kind], 'processor');
  const ratio = [
    `${(rateOf('ours') / rateOf('bare')).toFixed(2)} × fastify + pg with the same rows (${Math.round(rateOf('bare'))}/s)`,
    `${(rateOf('ours') / rateOf('nothing')).toFixed(2)} × a call that reads nothing`,
    `processor ${Math.round(costOf('ours'))} µs a call, bare ${Math.round(costOf('bare'))} µs`,
  ].join('; ');
  process.stdout.write(
    `| List, page 1, 16 connections | ${Math.round(rateOf('ours'))}/s, p99 ${middle(taken.ours, 'p99')} ms | ${ratio} |\n`,
  );
}
