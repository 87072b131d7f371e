import { buffer } from 'node:stream/consumers';

import { resultEndpoints } from '@lavra/contract/endpoints/results';
import { expect, it } from 'vitest';

import type { FileAnswer } from '../../../platform/http/route-group.ts';
import { describeOnDatabase } from '../../../testing/database.ts';
import { putEndedBatch, putEndedJob, resultOf } from '../../../testing/ended-jobs.ts';
import { asClient, asUser } from '../../../testing/principals.ts';
import { getBatchResult, getCompanyBatchResult } from './get-batch-result.ts';

async function read(answer: Awaited<ReturnType<typeof getBatchResult>>): Promise<string> {
  // A text decoder would remove the UTF-8 byte order mark.
  return (await buffer((answer as FileAnswer).stream)).toString('utf8');
}

describeOnDatabase('the result of a batch', (kit) => {
  const setUp = () => {
    kit().clock.set('2026-03-10T12:00:00Z');
    const principal = asUser();
    const ctx = kit().ctx({ principal });
    const http = () => kit().http({ authenticate: async () => principal });
    return { ctx, http, companyId: principal.companyId };
  };
  const headers = { authorization: 'Bearer x' };

  it('is a bare array of its jobs in their order, those in error included', async () => {
    const { companyId, http } = setUp();
    const jobs = Array.from({ length: 45 }, (_, i) => ({ result: resultOf({ Number: String(i) }) }));
    const { id, jobIds } = await putEndedBatch(kit(), { companyId }, [
      ...jobs,
      { job: { status: 'error', errorCode: 'file_empty' } },
    ]);
    const app = await http();
    for (const url of [
      `/v2/ocr/batch/result/${id}`,
      `/v2/companies/${companyId}/batch/result/${id}?return=request&format=json`,
    ]) {
      const answer = await app.inject({ url, headers });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        200,
        'application/json; charset=utf-8',
      ]);
      const results = resultEndpoints.getBatchResult.answer.parse(answer.json()) as {
        job_ksuid: string;
        error?: string;
      }[];
      expect(results.map(({ job_ksuid }) => job_ksuid)).toEqual(jobIds);
      expect(results[44]).toMatchObject({ status: 'done', result: resultOf({ Number: '44' }) });
      expect(results.at(-1)).toMatchObject({ status: 'error', error: 'O arquivo está vazio.' });
    }
  });

  it('is a file behind a link that saves it, in either form', async () => {
    const { companyId, http } = setUp();
    const id = await putEndedJob(kit(), { companyId }, { result: resultOf({ Number: '42' }) });
    const app = await http();
    for (const [format, type] of [
      ['json', 'application/json'],
      ['csv', 'text/csv'],
    ] as const) {
      const answer = await app.inject({
        url: `/v2/companies/${companyId}/batch/result/${id}?format=${format}&return=storage`,
        headers,
      });
      expect(answer.json()).toEqual({
        url: expect.stringContaining('http://lavra.test/v2/storage/'),
        exp: '900000',
      });
      const file = await app.inject({ url: new URL(answer.json().url).pathname });
      expect([file.statusCode, file.headers['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
      expect(file.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${id}.${format}`);
      expect(file.body).toContain('42');
    }
  });

  it('is a table as CSV, a row for each document, in which no cell runs as a formula', async () => {
    const { ctx, companyId } = setUp();
    const fields = { AccessKey: '=HYPERLINK("x")', Zulu: '+1', Alfa: '-2', Beta: '@sum', Text: 'a;b "c"\nd' };
    const result = resultOf(fields);
    const [first] = result.Document;
    const items = [{ Code: { value: '7' }, Name: { value: '=1+1' } }];
    const two = {
      ...result,
      Document: [
        { Page: 1, Data: { ...first?.Data, Items: items } },
        { Page: 2, Data: {} },
      ],
    };
    const { id, jobIds } = await putEndedBatch(kit(), { companyId }, [
      { result: two, job: { filename: '=cmd|calc.pdf', metadata: { client_data: { '@a': 1 } } } },
      { job: { status: 'error', errorCode: 'file_empty' } },
    ]);
    const answer = await getBatchResult({ ctx, params: { batchId: id }, query: { format: 'csv' } });
    expect(answer).toMatchObject({ contentType: 'text/csv; charset=utf-8', filename: `${id}.csv` });
    const csv = await read(answer);
    expect(csv.startsWith('\uFEFFjob_ksuid;created_at;service;status;filename;process_time;')).toBe(true);
    const lines = csv.split('\r\n');
    expect(lines[0]?.split(';').slice(9)).toEqual([
      'page',
      'AccessKey',
      'Items',
      'Alfa',
      'Beta',
      'Text',
      'Zulu',
    ]);
    expect(lines[1]).toBe(
      `${jobIds[0]};2026-03-10T12:00:00Z;nfe;done;'=cmd|calc.pdf;1.20;;;"{""@a"":1}";1;"'=HYPERLINK(""x"")";` +
        `"[{""Code"":""7"",""Name"":""=1+1""}]";'-2;'@sum;"a;b ""c""\nd";'+1`,
    );
    expect(lines[2]).toBe(
      `${jobIds[0]};2026-03-10T12:00:00Z;nfe;done;'=cmd|calc.pdf;1.20;;;"{""@a"":1}";2;;;;;;`,
    );
    expect(lines[3]).toBe(`${jobIds[1]};2026-03-10T12:00:00Z;nfe;error;;1.20;;O arquivo está vazio.;;;;;;;;`);
    expect(lines.slice(4)).toEqual(['']);
  });

  it('is not ready before its jobs exist, and then as they stand, as a file too', async () => {
    const { ctx, companyId } = setUp();
    const running = await putEndedJob(kit(), { companyId, status: 'processing', finishedAt: null });
    expect(
      JSON.parse(await read(await getBatchResult({ ctx, params: { batchId: running }, query: {} }))),
    ).toMatchObject([{ status: 'processing' }]);
    const notReady = { code: 'result_not_ready' };
    expect(
      await getBatchResult({ ctx, params: { batchId: running }, query: { return: 'storage' } }),
    ).toMatchObject({ exp: '900000' });
    const { id } = await putEndedBatch(kit(), { companyId, status: 'processing', finishedAt: null }, []);
    await expect(getBatchResult({ ctx, params: { batchId: id }, query: {} })).rejects.toMatchObject(notReady);
  });

  it('is gone with its time, before the purge as well, and leaves no file made too late', async () => {
    const { ctx, companyId } = setUp();
    const id = await putEndedJob(
      kit(),
      { companyId, expiresAt: new Date('2026-03-10T12:00:01Z') },
      { result: resultOf({}) },
    );
    const late = {
      ...ctx.objects,
      put: (...call: Parameters<typeof ctx.objects.put>) => (
        kit().clock.advance(1000),
        ctx.objects.put(...call)
      ),
    };
    const gone = { code: 'result_purged' };
    await expect(
      getBatchResult({
        ctx: { ...ctx, objects: late },
        params: { batchId: id },
        query: { return: 'storage' },
      }),
    ).rejects.toMatchObject(gone);
    expect(await ctx.objects.stat(`companies/${companyId}/jobs/${id}/result.pt.json`)).toBeUndefined();
    await expect(getBatchResult({ ctx, params: { batchId: id }, query: {} })).rejects.toMatchObject(gone);
  });

  it('is not found by another company, nor in its name', async () => {
    const { companyId } = setUp();
    const id = await putEndedJob(kit(), { companyId }, { result: resultOf({}) });
    const principal = asClient();
    const ctx = kit().ctx({ principal });
    await expect(getBatchResult({ ctx, params: { batchId: id }, query: {} })).rejects.toMatchObject({
      code: 'not_found',
    });
    for (const named of [companyId, principal.companyId])
      await expect(
        getCompanyBatchResult({ ctx, params: { companyId: named, batchId: id }, query: {} }),
      ).rejects.toMatchObject({ code: 'not_found' });
  });
});
