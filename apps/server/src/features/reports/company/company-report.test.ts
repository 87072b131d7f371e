import { text } from 'node:stream/consumers';

import type { ReportRequest } from '@lavra/contract/model/report';
import { expect, it } from 'vitest';

import { openAccount } from '../../../testing/accounts.ts';
import { describeOnDatabase } from '../../../testing/database.ts';
import { putEndedJob, resultOf } from '../../../testing/ended-jobs.ts';
import { asUser } from '../../../testing/principals.ts';
import { getInvoiceMetrics } from '../../billing/get-invoice-metrics.ts';
import { getUsageTotals } from '../../usage/get-usage-totals.ts';
import { reconcileUsage } from '../../usage/reconcile-usage.ts';
import { createReport } from './create-report.ts';
import { deleteExpiredReports } from './delete-expired-reports.ts';
import { getReport } from './get-report.ts';
import { listReports } from './list-reports.ts';
import { previewReport } from './preview-report.ts';
import { findReport } from './reports.store.ts';
import { writeReport } from './write-report.ts';

const march: ReportRequest = {
  observation: 'Para o contador',
  start: '2026-03-01',
  end: '2026-03-31',
  csv: true,
  json: false,
  fields: ['job_id', 'status', 'error'],
  field_by_field: [],
  attribute_fields: [],
};

describeOnDatabase('the report of a company', (kit) => {
  async function setUp() {
    kit().clock.set('2026-03-10T12:00:00Z');
    const { userId: companyId, ctx: owner } = await openAccount(kit());
    const admin = kit().ctx({ principal: asUser({ isAdmin: true }) });
    const write = async (changes: Partial<ReportRequest> = {}) => {
      const body = { ...march, ...changes };
      const { reports } = await createReport({ ctx: admin, params: { companyId }, body });
      const files: string[] = [];
      for (const { id: reportId } of reports) {
        await writeReport(kit().ctx(), { companyId, reportId, locale: 'pt' }, AbortSignal.timeout(60_000));
        const { objectKey } = (await findReport(admin.db, companyId, reportId)) ?? {};
        const stored = await kit().objects.get(objectKey ?? '');
        files.push(stored ? await text(stored) : '');
      }
      return { reports, files };
    };
    return { companyId, owner, admin, write };
  }

  it('begins as its preview says, which tells the parts that can be chosen too', async () => {
    const { companyId, admin, write } = await setUp();
    for (let index = 0; index < 7; index += 1)
      await putEndedJob(
        kit(),
        { companyId, finishedAt: new Date(`2026-03-0${index + 1}T12:00:00Z`) },
        { result: resultOf({ Number: `${index}`, City: 'Ouro Preto' }) },
      );
    const choice: Partial<ReportRequest> = { fields: ['job_id'], field_by_field: ['result'] };
    const preview = await previewReport({ ctx: admin, params: { companyId }, body: { ...march, ...choice } });
    expect(preview.columns).toEqual(['job_id', 'result.City', 'result.Number']);
    expect(preview.rows.map((row) => row.slice(1))).toEqual(
      ['0', '1', '2', '3', '4'].map((number) => ['Ouro Preto', number]),
    );
    expect(preview.parts).toMatchObject({ result: ['City', 'Number'], client_data: [] });
    const { files } = await write(choice);
    const lines = linesOf(files[0]);
    expect(lines.slice(0, 6).map((line) => line.split(';'))).toEqual([preview.columns, ...preview.rows]);
    expect(lines).toHaveLength(8);
  });

  const linesOf = (csv = '') =>
    csv
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n');

  it('has a row for every job that the dashboard and the invoice count in its days', async () => {
    const { companyId, owner, write, admin } = await setUp();
    const days = ['2026-03-01T02:59:59Z', '2026-03-01T03:00:00Z', '2026-03-09T12:00:00Z'];
    for (const [index, at] of days.entries())
      for (let times = 0; times <= index; times += 1)
        await putEndedJob(kit(), {
          companyId,
          createdAt: new Date('2026-02-27T12:00:00Z'),
          finishedAt: new Date(at),
          ...(times === 0 ? { status: 'error' as const, errorCode: 'file_empty' } : {}),
        });
    await reconcileUsage(kit().ctx(), 20);
    const { files, reports } = await write({ json: true, end: '2026-03-09' });
    const [csv, json] = files;
    const rows = linesOf(csv).slice(1);
    const totals = await getUsageTotals({
      ctx: owner,
      params: { companyId },
      query: { start_date: '2026-03-01', end_date: '2026-03-09' },
    });
    const invoiced = await getInvoiceMetrics({
      ctx: owner,
      params: { companyId },
      query: { start_date: '2026-03-01', end_date: '2026-03-09' },
    });
    const errors = rows.filter((row) => row.includes(';error;')).length;
    expect([rows.length, errors]).toEqual([5, 2]);
    expect([totals.total_requests, totals.total_errors]).toEqual([5, 2]);
    expect([invoiced.total, invoiced.error]).toEqual([5, 2]);
    expect(JSON.parse(json ?? '')).toHaveLength(5);
    expect(reports.map(({ expected_rows: expected }) => expected)).toEqual([5, 5]);
    const { reports: listed } = await listReports({ ctx: admin, params: { companyId } });
    expect(listed.map(({ status, rows: written, observation }) => [status, written, observation])).toEqual([
      ['done', 5, 'Para o contador'],
      ['done', 5, 'Para o contador'],
    ]);
  });

  it('gives an attribute as one value, a column for each part, or only the parts that are asked for', async () => {
    const { companyId, write } = await setUp();
    const at = { createdAt: new Date('2026-03-05T12:00:00Z') };
    await putEndedJob(
      kit(),
      { companyId, ...at, metadata: { uc: '=1+1', client_data: { order: 7 } } },
      { result: resultOf({ Name: 'Marta', City: '@Recife' }) },
    );
    await putEndedJob(
      kit(),
      { companyId, createdAt: new Date('2026-03-06T12:00:00Z') },
      { result: resultOf({ Total: '12' }) },
    );
    const chosen = {
      fields: ['service', 'client_data'] as const,
      field_by_field: ['result'] as const,
      attribute_fields: [{ name: 'metadata' as const, fields: ['uc', '=cmd'] }],
    };
    const { files } = await write({ ...chosen, json: true } as unknown as Partial<ReportRequest>);
    const [csv, json] = files;
    expect(linesOf(csv)).toEqual([
      `service;client_data;result.City;result.Name;result.Total;metadata.uc;metadata.=cmd`,
      `nfe;"{""order"":7}";'@Recife;Marta;;'=1+1;`,
      `nfe;;;;12;;`,
    ]);
    expect(JSON.parse(json ?? '')).toEqual([
      {
        service: 'nfe',
        client_data: { order: 7 },
        'result.Name': 'Marta',
        'result.City': '@Recife',
        'metadata.uc': '=1+1',
        'metadata.=cmd': null,
      },
      {
        service: 'nfe',
        client_data: null,
        'result.Total': '12',
        'metadata.uc': null,
        'metadata.=cmd': null,
      },
    ]);
  });

  it('goes page by page over more jobs than are held at once, in the order of their end', async () => {
    const { companyId, write } = await setUp();
    const ids: string[] = [];
    for (let index = 0; index < 205; index += 1)
      ids.push(
        await putEndedJob(
          kit(),
          { companyId, createdAt: new Date(Date.parse('2026-03-05T12:00:00Z') + (index >> 1)) },
          { result: resultOf({ Number: String(index) }) },
        ),
      );
    const { files } = await write({ fields: ['job_id', 'result'] });
    const found = linesOf(files[0])
      .slice(1)
      .map((line) => line.slice(0, 27));
    expect(found.toSorted()).toEqual(ids.toSorted());
  });

  it('is downloaded when it is done, and only then', async () => {
    const { companyId, admin, owner, write } = await setUp();
    const { reports } = await createReport({ ctx: admin, params: { companyId }, body: march });
    const waiting = { companyId, reportId: reports[0]?.id ?? '' };
    expect(reports[0]).toMatchObject({ status: 'waiting', format: 'csv', start: '2026-03-01' });
    await expect(getReport({ ctx: admin, params: waiting })).rejects.toMatchObject({
      code: 'file_not_ready',
    });
    const done = (await write()).reports[0]?.id ?? '';
    const link = await getReport({ ctx: admin, params: { companyId, reportId: done } });
    expect(link.url).toMatch(/^http:\/\/lavra\.test\/v2\/storage\//);
    for (const verb of [listReports, getReport, createReport])
      await expect(verb({ ctx: owner, params: waiting, body: march })).rejects.toMatchObject({
        code: 'forbidden',
      });
    const other = { companyId: 'nobody', reportId: done };
    await expect(getReport({ ctx: admin, params: other })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is deleted when the company no longer keeps what it was made of', async () => {
    const { companyId, admin, write } = await setUp();
    const { reports } = await write();
    const reportId = reports[0]?.id ?? '';
    kit().clock.set('2026-04-09T11:00:00Z');
    await deleteExpiredReports(kit().ctx());
    const { objectKey } = (await findReport(admin.db, companyId, reportId)) ?? {};
    expect(await kit().objects.stat(objectKey ?? '')).toBeDefined();
    kit().clock.set('2026-04-09T12:00:00Z');
    await deleteExpiredReports(kit().ctx());
    expect(await kit().objects.stat(objectKey ?? '')).toBeUndefined();
    expect(await findReport(admin.db, companyId, reportId)).toMatchObject({ status: 'expired' });
  });

  it.each([
    { start: '' },
    { end: '' },
    { csv: false },
    { fields: [] },
    { fields: ['result'], field_by_field: ['result'] },
  ] as Partial<ReportRequest>[])('is refused with %o', async (changes) => {
    const { companyId, admin } = await setUp();
    await expect(
      createReport({ ctx: admin, params: { companyId }, body: { ...march, ...changes } }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
