// Memory while the report of a company is written, in both formats: `npx tsx bench/report.ts [jobs]`. A tenth of the
// jobs is measured in the same run as all of them: memory that grows with the rows would be ten times as much.
import { setTimeout as pause } from 'node:timers/promises';

import type { ReportRequest } from '@lavra/contract/model/report';

import { createReport, findReport, writeReport } from '../apps/server/src/features/reports/index.ts';
import { getUsageTotals } from '../apps/server/src/features/usage/index.ts';
import { openAccount } from '../apps/server/src/testing/accounts.ts';
import { asUser } from '../apps/server/src/testing/principals.ts';
import { openMeasuredKit } from './measured-kit.ts';
import { row } from './pages.ts';

const jobCount = Number(process.argv[2] ?? 1_000_000);
/** Each of the ten days holds a tenth of the jobs. */
const days = { first: '2026-03-01', last: '2026-03-10' };

const { kit, database, close } = await openMeasuredKit({ poolSize: 4 });
const admin = kit.ctx({ principal: asUser({ isAdmin: true }) });
const { userId: companyId } = await openAccount(kit);

try {
  await seed();
  console.log(row(['report', 'rows', 'of usage', 'MB written', 'rows a second', 'memory above idle']));
  console.log(row(['---', '---', '---', '---', '---', '---']));
  const plain: Partial<ReportRequest> = { fields: ['job_id', 'service', 'status', 'timestamp', 'error'] };
  const split: Partial<ReportRequest> = { fields: ['job_id'], field_by_field: ['result'] };
  for (const end of [days.first, days.last]) {
    await measure('CSV, plain columns', end, { ...plain, csv: true });
    await measure('CSV, a column a field', end, { ...split, csv: true });
    await measure('JSON, results whole', end, { fields: ['job_id', 'result'], json: true });
  }
} finally {
  await close();
}

async function seed(): Promise<void> {
  await database.pool.query(
    `insert into jobs (id, company_id, service, status, filename, created_at, updated_at, finished_at, process_ms,
                       pages, expires_at)
     select 'b' || lpad(i::text, 26, '0'), $2, (array['nfe','cnh','rg'])[1 + i % 3],
            case when i % 20 = 0 then 'error' else 'done' end, 'nota-' || i || '.pdf', at, at, at, 900, 1,
            at + interval '30 days'
       from generate_series(1, $1::int) i
       cross join lateral (select date_trunc('milliseconds', timestamptz '2026-03-01 00:00-03'
                                  + interval '10 days' * ((i - 1)::float8 / $1::int)) as at) t`,
    [jobCount, companyId],
  );
  const field = (name: string) => `'${name}', json_build_object('value', md5(id || '${name}'), 'conf', 97)`;
  await database.pool.query(
    `insert into job_results (job_id, company_id, result)
     select id, company_id, json_build_object('Time', '1.20', 'Quantity', 1, 'Document',
              json_build_array(json_build_object('Page', 1, 'Data',
                json_build_object(${['Name', 'Number', 'Date', 'City', 'Total'].map(field).join(', ')}))))
       from jobs where status = 'done'`,
  );
  await database.pool.query(
    `insert into usage_daily (company_id, day, service, total, errors, pages, duration_ms_sum, duration_ms_max)
     select company_id, (finished_at at time zone 'America/Sao_Paulo')::date, service, count(*),
            count(*) filter (where status = 'error'), sum(pages), sum(process_ms), max(process_ms)
       from jobs group by 1, 2, 3`,
  );
  await database.pool.query('vacuum analyze');
}

async function measure(name: string, end: string, choice: Partial<ReportRequest>): Promise<void> {
  const body: ReportRequest = {
    observation: '',
    start: days.first,
    end,
    csv: false,
    json: false,
    fields: [],
    field_by_field: [],
    attribute_fields: [],
    ...choice,
  };
  const { reports } = await createReport({ ctx: admin, params: { companyId }, body });
  const reportId = reports[0]?.id ?? '';
  globalThis.gc?.();
  await pause(500);
  const idle = process.memoryUsage().rss;
  let most = idle;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50);
  const from = performance.now();
  await writeReport(kit.ctx(), { companyId, reportId, locale: 'pt' }, AbortSignal.timeout(3_600_000));
  const seconds = (performance.now() - from) / 1000;
  clearInterval(watch);
  const report = await findReport(admin.db, companyId, reportId);
  const query = { start_date: days.first, end_date: end };
  const { total_requests: used } = await getUsageTotals({ ctx: admin, params: { companyId }, query });
  const { sizeBytes = 0 } = (await kit.objects.stat(report?.objectKey ?? '')) ?? {};
  const rows = report?.rows ?? 0;
  console.log(
    row([
      name,
      rows.toLocaleString('en'),
      rows === used ? 'the same' : `${used}: DIFFERENT`,
      (sizeBytes / 1e6).toFixed(0),
      Math.round(rows / seconds).toLocaleString('en'),
      `${((most - idle) / 1e6).toFixed(0)} MB`,
    ]),
  );
  if (rows !== used) process.exitCode = 1;
}
