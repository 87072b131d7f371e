import { expect, it } from 'vitest';

import { describeOnDatabase } from '../../testing/database.ts';
import { asClient, asUser } from '../../testing/principals.ts';
import type { TestKit } from '../../testing/test-kit.ts';
import { exportMeterReport } from './export-meter-report.ts';
import { getMeterReport } from './get-meter-report.ts';
import { listMeterReportColumns } from './list-meter-report-columns.ts';
import { reportRoutes } from './reports.routes.ts';

interface Meter {
  readonly at: string;
  readonly service?: string;
  readonly metadata?: unknown;
}

/** A user with the report permission, in a company with these jobs; the date is 10 March. */
async function setUp(kit: TestKit, meters: readonly Meter[] = []) {
  kit.clock.set('2026-03-10T12:00:00Z');
  const principal = asUser({ hasReport: true });
  const { companyId } = principal;
  const ids = [];
  for (const meter of meters) ids.push(await insertJob(kit, companyId, meter));
  return { companyId, principal, ctx: kit.ctx({ principal }), ids };
}

async function insertJob(
  kit: TestKit,
  companyId: string,
  { at, service = 'energymeter', metadata = null }: Meter,
) {
  const id = kit.dependencies.ids.ksuid();
  await kit.database.pool.query(
    `insert into jobs (id, company_id, service, status, created_at, updated_at, expires_at, metadata)
     values ($1, $2, $3, 'done', $4, $4, $4, $5)`,
    [id, companyId, service, at, JSON.stringify(metadata)],
  );
  return id;
}

const analog = { uc: '=10293847', meter_type: 'analog', uf: 'SP', client_date: '2026-03-01' };
const digital = { client_data: { uc: '55512', meter_type: 'Digital', uf: 'rj' } };
const meters: readonly Meter[] = [
  { at: '2026-03-02T12:00:00Z', metadata: analog },
  { at: '2026-03-03T12:00:00Z', metadata: digital },
  { at: '2026-03-04T12:00:00Z' },
  { at: '2026-03-05T12:00:00Z', service: 'rg', metadata: analog },
  { at: '2026-03-01T02:59:59Z', metadata: analog },
];

describeOnDatabase('the meter report', (kit) => {
  it('lists the energy-meter jobs of the month, newest first, with what the customer said of each', async () => {
    const { ctx, companyId, ids } = await setUp(kit(), meters);
    const nothing = { uc: '', meter_type: '', uf: '', client_date: '' };
    expect(await getMeterReport({ ctx, params: { companyId }, query: {} })).toEqual({
      report: [
        { ...nothing, job_id: ids[2], timestamp: '2026-03-04T12:00:00Z', status: 'done' },
        {
          job_id: ids[1],
          uc: '55512',
          meter_type: 'DIGITAL',
          uf: 'rj',
          client_date: '',
          timestamp: '2026-03-03T12:00:00Z',
          status: 'done',
        },
        {
          ...analog,
          job_id: ids[0],
          meter_type: 'ANALOG',
          timestamp: '2026-03-02T12:00:00Z',
          status: 'done',
        },
      ],
      current_page: 1,
      items_per_page: 10,
      total: 3,
    });
  });

  it.each([
    ['meter type', { meter_type: 'digital' }, 1],
    ['state', { uf: 'RJ' }, 1],
    ['a part of the unit', { uc: '938' }, 0],
    ['days', { start_date: '2026-03-03', end_date: '2026-03-03' }, 1],
    ['days before', { start_date: '2026-02-28', end_date: '2026-02-28' }, 4],
  ])('is filtered by %s', async (_, filter, index) => {
    const { ctx, companyId, ids } = await setUp(kit(), meters);
    const { report, total } = await getMeterReport({ ctx, params: { companyId }, query: filter });
    expect(report.map(({ job_id }) => job_id)).toEqual([ids[index]]);
    expect(total).toBe(1);
  });

  it('is paged', async () => {
    const { ctx, companyId, ids } = await setUp(kit(), meters);
    const second = await getMeterReport({ ctx, params: { companyId }, query: { page: 2, limit: 2 } });
    expect(second).toMatchObject({
      report: [{ job_id: ids[0] }],
      current_page: 2,
      items_per_page: 2,
      total: 3,
    });
  });

  it('names its columns in the language of the caller', async () => {
    const { companyId, principal } = await setUp(kit());
    const ctx = kit().ctx({ principal, locale: 'en' });
    const { columns } = await listMeterReportColumns({ ctx, params: { companyId } });
    expect(columns).toContainEqual({
      title: 'Meter type',
      key: 'meter_type',
      key_type: 'enum',
      allowed_values: ['ANALOG', 'DIGITAL', 'POINTER'],
    });
    expect(columns.map(({ key }) => key).join()).toBe('job_id,uc,meter_type,uf,client_date,timestamp,status');
  });

  it('goes out as CSV however long it is, no cell a formula', async () => {
    const { principal, companyId, ids } = await setUp(kit(), meters);
    const many = 2500;
    await kit().database.pool.query(
      `insert into jobs (id, ordinal, company_id, service, status, created_at, updated_at, expires_at, metadata)
       select left(md5(n::text || $1), 27), n, $1, 'energymeter', 'done',
              '2026-03-02T12:00:01Z'::timestamptz + make_interval(secs => n % 7), now(), now(), '{"uc": "u"}'
         from generate_series(1, ${many}) n`,
      [companyId],
    );
    const app = await kit().http({ routes: reportRoutes, authenticate: async () => principal });
    const answer = await app.inject({
      url: `/v2/companies/${companyId}/metrics/client_report?format=csv&start_date=2026-03-01&end_date=2026-03-31`,
      headers: { authorization: 'Bearer t' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('Report_2026-03-01_2026-03-31.csv');
    const lines = answer.body.trim().split('\r\n');
    expect(lines[0]).toBe('job_id;uc;meter_type;uf;client_date;timestamp;status');
    expect(new Set(lines).size).toBe(many + 4);
    expect(lines.at(-1)).toBe(`${ids[0]};'=10293847;ANALOG;SP;2026-03-01;2026-03-02T12:00:00Z;done`);
  });

  it('is for those to whom it was granted', async () => {
    const { companyId } = await setUp(kit());
    const call = { params: { companyId }, query: {} };
    const ungranted = kit().ctx({ principal: asUser({ userId: companyId }) });
    const stranger = kit().ctx({ principal: asUser({ hasReport: true }) });
    const admin = kit().ctx({ principal: asUser({ isAdmin: true }) });
    for (const verb of [getMeterReport, exportMeterReport, listMeterReportColumns]) {
      await expect(verb({ ...call, ctx: ungranted })).rejects.toMatchObject({ code: 'forbidden' });
      await expect(verb({ ...call, ctx: stranger })).rejects.toMatchObject({ code: 'not_found' });
      await expect(verb({ ...call, ctx: admin })).resolves.toBeDefined();
    }
  });

  it.each([
    ['limit=101', 'invalid_input'],
    ['page=0', 'invalid_input'],
    ['page=x', 'invalid_input'],
    ['start_date=2026-13-01', 'date_range_invalid'],
    ['start_date=2026-03-02&end_date=2026-03-01&format=csv', 'date_range_invalid'],
  ])('refuses %s', async (query, code) => {
    const { principal, companyId } = await setUp(kit());
    const app = await kit().http({ routes: reportRoutes, authenticate: async () => principal });
    const answer = await app.inject({
      url: `/v2/companies/${companyId}/metrics/client_report?${query}`,
      headers: { authorization: 'Bearer t' },
    });
    expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ code })]);
  });

  it('is not for programs', async () => {
    const { companyId } = await setUp(kit());
    const app = await kit().http({ routes: reportRoutes, authenticate: async () => asClient({ companyId }) });
    const url = `/v2/companies/${companyId}/metrics/client_report`;
    expect((await app.inject({ url, headers: { authorization: 'Bearer t' } })).statusCode).toBe(403);
  });
});
