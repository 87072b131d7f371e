// A year of all companies on the general dashboard: `npx tsx bench/provider.ts [companies]`. Every figure is compared
// with the same question without the nightly sums, in the same run: machines differ, ratios less so.
import { getGeneralUsage, listUsageAnomalies, sumUsageUp } from '../apps/server/src/features/usage/index.ts';
import { getGeneralAmount, putPriceList } from '../apps/server/src/features/billing/index.ts';
import { asUser } from '../apps/server/src/testing/principals.ts';
import { openMeasuredKit } from './measured-kit.ts';
import { row } from './pages.ts';
import { postgresProcessorMs } from './postgres-processor.ts';

const companies = Number(process.argv[2] ?? 300);
const rounds = 15;
const today = '2026-11-20';
const year = { start: '2025-11-21', end: today };

const { kit, database, close } = await openMeasuredKit({ poolSize: 8 });
kit.clock.set(`${today}T15:00:00Z`);
const ctx = kit.ctx({ principal: asUser({ isAdmin: true }) });

const asked: Readonly<Record<string, () => Promise<unknown>>> = {
  'a year of all, by service, ten companies': () =>
    getGeneralUsage({ ctx, body: { ...year, detailed: true, limit: 10 } }),
  'this month of all': () => getGeneralUsage({ ctx, body: { start: '2026-11-01', end: today, limit: 8 } }),
  'what a year of all costs': () => getGeneralAmount({ ctx, body: year }),
  'days that stand out': () => listUsageAnomalies({ ctx }),
};

try {
  await seed();
  const { rows } = await database.pool.query('select count(*)::int as count from usage_daily');
  const slow = await measure();
  await sumUsageUp(kit.ctx(), 3);
  await database.pool.query('vacuum analyze');
  const quick = await measure();
  console.log(`${companies} companies, ${Number(rows[0]?.count).toLocaleString('en')} rows of usage\n`);
  console.log(row(['asked', 'with the sums, median', 'least', 'processor', 'from the rows', 'ratio']));
  console.log(row(['---', '---', '---', '---', '---', '---']));
  for (const [name, { median, least, processor }] of quick) {
    const plain = slow.get(name)?.median ?? 0;
    const times = [median, least, processor, plain].map((ms) => `${ms.toFixed(1)} ms`);
    console.log(row([name, ...times, (median / plain).toFixed(2)]));
  }
} finally {
  await close();
}

async function seed(): Promise<void> {
  await database.pool.query(
    `insert into users (id, email, name, cpf_cnpj, phone_number, password_hash, created_at, updated_at)
     select 'c' || i, 'c' || i || '@bench.example', 'Empresa ' || i, lpad(i::text, 14, '0'), '1', '', now(), now()
       from generate_series(1, $1::int) i`,
    [companies],
  );
  await database.pool.query(
    `insert into companies (id, created_at, terms_version) select id, now(), '1' from users where id like 'c%'`,
  );
  await database.pool.query(
    `insert into usage_daily (company_id, day, service, total, errors, pages, duration_ms_sum, duration_ms_max)
     select 'c' || i, $2::date - d, service, 40 + (i * 7 + d) % 60, (i + d) % 3, 60, 60000, 4000
       from generate_series(1, $1::int) i, generate_series(0, 373) d,
            unnest(array['nfe', 'cnh', 'rg', 'cte', 'ocr', 'irpf']) service`,
    [companies, today],
  );
  await putPriceList({
    ctx,
    params: { month: '2025-01' },
    body: {
      monthly_minimum: null,
      prices: [
        {
          service: 'all',
          tiers: [
            { up_to: 1000, unit_price: '0.30' },
            { up_to: null, unit_price: '0.20' },
          ],
        },
      ],
    },
  });
  await database.pool.query('vacuum analyze');
}

interface Measured {
  readonly median: number;
  readonly least: number;
  /** Processor time of this process and of PostgreSQL per answer; other load on the machine hardly affects it. */
  readonly processor: number;
}

async function measure(): Promise<Map<string, Measured>> {
  const measured = new Map<string, Measured>();
  const observer = await database.pool.connect();
  const postgresMs = () => postgresProcessorMs(observer, 'postgres');
  for (const [name, ask] of Object.entries(asked)) {
    const times: number[] = [];
    await ask();
    const before = { own: process.cpuUsage(), postgres: await postgresMs() };
    for (let round = 0; round < rounds; round += 1) {
      const from = performance.now();
      await ask();
      times.push(performance.now() - from);
    }
    const { user, system } = process.cpuUsage(before.own);
    const postgres = (await postgresMs()) - before.postgres;
    const sorted = times.toSorted((a, b) => a - b);
    measured.set(name, {
      median: sorted[Math.floor(rounds / 2)] ?? 0,
      least: sorted[0] ?? 0,
      processor: ((user + system) / 1000 + postgres) / rounds,
    });
  }
  observer.release();
  return measured;
}
