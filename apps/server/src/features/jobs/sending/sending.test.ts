import { readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';

import { describeOnDatabase } from '../../../testing/database.ts';
import {
  aPdf,
  aPng,
  aResult,
  aSending,
  applicationFor,
  openSender,
  putTo,
  readJob,
  tokenOf,
  waitingMessages,
} from '../../../testing/sending.ts';
import { createJob } from './create-job.ts';
import { getBatchStatus } from '../results/get-batch-status.ts';
import { getJobResult, getSingleJobResult } from '../results/get-job-result.ts';
import { recogniseQueue } from '../jobs.queue.ts';

describeOnDatabase('a job', (kit) => {
  it('is announced, waits, is read when its file is here, and tells its result by one id and by two', async () => {
    const { ctx, companyId } = await openSender(kit());
    const app = await applicationFor(kit(), ctx);
    const metadata = { filename: 'nota.pdf', client_data: { order: 7 }, destination: 'erp' };
    const job = await createJob({ ctx, ...aSending({ source: 'loja', body: metadata }) });
    expect(job).toMatchObject({ exp: 3_600_000, id: expect.stringMatching(/^[0-9A-Za-z]{27}$/) });
    expect(job.status_url).toBe(`http://lavra.test/v2/ocr/job/result/${job.id}/${job.id}`);
    expect(Object.keys(job.urls)).toEqual(['document']);
    expect(await getSingleJobResult({ ctx, params: { jobId: job.id } })).toMatchObject({ status: 'waiting' });

    const put = await putTo(app, job.urls['document'], aPdf);
    expect([put.statusCode, put.json()]).toEqual([200, {}]);
    expect(put.headers['etag']).toMatch(/^".+"$/);
    expect(await waitingMessages(kit(), recogniseQueue.name)).toContainEqual({ jobId: job.id });
    expect(await getSingleJobResult({ ctx, params: { jobId: job.id } })).not.toHaveProperty('result');

    kit().engine.answer = () => ({ kind: 'recognised', result: aResult() });
    await readJob(kit(), job.id);
    const done = await getJobResult({ ctx, params: { jobId: job.id, batchId: job.id } });
    expect(done).toMatchObject({
      status: 'done',
      result: aResult(),
      filename: 'nota.pdf',
      client_data: { order: 7 },
    });
    expect(done.process_time).toMatch(/^\d+\.\d\d$/);
    expect(await getSingleJobResult({ ctx, params: { jobId: job.id } })).toEqual(done);
    expect(await getBatchStatus({ ctx, params: { batchId: job.id } })).toMatchObject({
      batch_ksuid: job.id,
      status: 'done',
      jobs: [{ job_ksuid: job.id, status: 'done', result_url: job.status_url }],
    });
    const { rows } = await kit().database.pool.query(
      'select total, errors, pages from usage_daily where company_id = $1',
      [companyId],
    );
    expect(rows).toEqual([{ total: 1, errors: 0, pages: 1 }]);
    // A single job has only its own row, which also answers as the batch.
    const counts = await kit().database.pool.query(
      `select (select count(*)::int from jobs where company_id = $1) as jobs,
              (select count(*)::int from batches where company_id = $1) as batches`,
      [companyId],
    );
    expect(counts.rows).toEqual([{ jobs: 1, batches: 0 }]);
  });

  it('gives the engine the very bytes, with the metadata and every file it announced', async () => {
    const { ctx } = await openSender(kit());
    const app = await applicationFor(kit(), ctx);
    const sending = aSending({ service: 'cnh', facematch: true, body: { similarity_threshold: 70 } });
    const job = await createJob({ ctx, ...sending });
    await putTo(app, job.urls['selfie'], aPng);
    expect(await getSingleJobResult({ ctx, params: { jobId: job.id } })).toMatchObject({ status: 'waiting' });
    await putTo(app, job.urls['document'], aPdf);
    kit().engine.answer = ({ files }) => {
      expect(files.selfie).toContain('selfie');
      return { kind: 'recognised', result: aResult() };
    };
    await readJob(kit(), job.id);
    expect(kit().engine.inputs.at(-1)).toMatchObject({
      service: 'cnh',
      metadata: { similarity_threshold: 70 },
    });
    expect(await getSingleJobResult({ ctx, params: { jobId: job.id } })).toMatchObject({ status: 'done' });
  });

  it('of facematch always expects two pictures', async () => {
    const { ctx } = await openSender(kit());
    const { urls } = await createJob({ ctx, ...aSending({ service: 'facematch' }) });
    expect(Object.keys(urls)).toEqual(['document', 'selfie']);
    const extra = await createJob({ ctx, ...aSending({ 'extra-document': true }) });
    expect(Object.keys(extra.urls)).toEqual(['document', 'extra_document']);
  });

  it('is not found by another company, nor in another batch', async () => {
    const { ctx } = await openSender(kit());
    const other = await openSender(kit());
    const { id } = await createJob({ ctx, ...aSending() });
    const { id: another } = await createJob({ ctx, ...aSending() });
    for (const call of [
      () => getSingleJobResult({ ctx: other.ctx, params: { jobId: id } }),
      () => getJobResult({ ctx, params: { jobId: id, batchId: another } }),
      () => getBatchStatus({ ctx: other.ctx, params: { batchId: id } }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('is refused for a service outside the scopes, an unknown one, or wrong metadata', async () => {
    const { ctx } = await openSender(kit(), ['lavra/send.nfe']);
    await expect(createJob({ ctx, ...aSending({ service: 'cnh' }) })).rejects.toMatchObject({
      code: 'service_not_allowed',
    });
    const other = await openSender(kit());
    for (const [change, code] of [
      [{ service: 'nota' }, 'service_unknown'],
      [{ body: 'texto' }, 'metadata_invalid'],
      [{ body: { similarity_threshold: 101 } }, 'metadata_invalid'],
      [{ body: { client_data: 'a\0b' } }, 'metadata_invalid'],
      [{ 'background-validation-id': 'none' }, 'background_unknown'],
    ] as const) {
      await expect(createJob({ ctx: other.ctx, ...aSending(change) })).rejects.toMatchObject({
        code,
      });
    }
  });

  it('of a company with little to be read goes before those of one with much', async () => {
    const [busy, idle] = [await openSender(kit()), await openSender(kit())];
    const app = await applicationFor(kit(), busy.ctx, idle.ctx);
    const ids: string[] = [];
    for (const { ctx } of [busy, busy, busy, idle]) {
      const { id, urls } = await createJob({ ctx, ...aSending() });
      await putTo(app, urls['document'], aPdf);
      ids.push(id);
    }
    const waiting = (await waitingMessages(kit(), recogniseQueue.name)) as { jobId: string }[];
    const order = waiting.map(({ jobId }) => ids.indexOf(jobId)).filter((index) => index >= 0);
    expect(order).toEqual([0, 3, 1, 2]);
  });

  it('may be sent by a person for an app client of their company, and for no other', async () => {
    const { person, companyId } = await openSender(kit());
    const other = await openSender(kit());
    const { rows } = await kit().database.pool.query<{ id: string }>(
      'select id from app_clients where company_id = $1',
      [companyId],
    );
    const clientId = rows[0]?.id ?? '';
    expect(await createJob({ ctx: person, ...aSending({ 'client-id': clientId }) })).toHaveProperty('id');
    await expect(
      createJob({ ctx: other.person, ...aSending({ 'client-id': clientId }) }),
    ).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describeOnDatabase('the quirks of clients in the field', (kit) => {
  async function setUp() {
    const { ctx } = await openSender(kit());
    const app = await applicationFor(kit(), ctx);
    const authorization = tokenOf(ctx.principal);
    const post = (url: string, payload?: string, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url,
        headers: { authorization, ...headers },
        ...(payload ? { payload } : {}),
      });
    return { ctx, app, post };
  }

  it('metadata comes under any content type, or not at all; flags in any case; unknown parameters are ignored', async () => {
    const { post } = await setUp();
    for (const type of ['text/plain', 'application/json', 'application/x-www-form-urlencoded']) {
      const answer = await post('/v2/ocr/job/nfe?base64=True&nothing=1', '{"client_data":{}}', {
        'content-type': type,
      });
      expect(answer.statusCode).toBe(200);
      expect(typeof answer.json<{ exp: unknown }>().exp).toBe('number');
    }
    expect((await post('/v2/ocr/job/nfe')).statusCode).toBe(200);
    expect((await post('/v2/ocr/job/nfe', 'null')).statusCode).toBe(200);
    expect((await post('/v2/ocr/job/nfe', '{"broken')).json()).toMatchObject({ code: 'invalid_json' });
    for (const parts of ['0', '10001', '1.5', '-1'])
      expect((await post(`/v2/ocr/job/nfe?parts=${parts}`)).json()).toMatchObject({
        code: 'invalid_input',
        details: [{ path: 'query.parts' }],
      });
    const facematch = await post('/v2/ocr/job/cnh?facematch=TRUE&extra-document=false');
    expect(Object.keys(facematch.json<{ urls: object }>().urls)).toEqual(['document', 'selfie']);
  });

  it('a file comes under any content type; base64 with line breaks and a prefix is decoded, a raw file taken as it is', async () => {
    const { ctx, app } = await setUp();
    const text = aPng.toString('base64');
    for (const [payload, type] of [
      [text, 'text/plain'],
      [`data:image/png;base64,${text}`, 'application/json'],
      [text.replaceAll(/(.{7})/g, '$1\r\n'), 'application/x-www-form-urlencoded'],
      [aPng, 'image/png'],
    ] as const) {
      const job = await createJob({ ctx, ...aSending({ base64: true }) });
      expect((await putTo(app, job.urls['document'], payload, type)).statusCode).toBe(200);
      kit().engine.answer = async ({ files }) => {
        expect(await readFile(files.document)).toEqual(aPng);
        return { kind: 'recognised', result: aResult() };
      };
      await readJob(kit(), job.id);
      expect(await getSingleJobResult({ ctx, params: { jobId: job.id } })).toMatchObject({ status: 'done' });
    }
  });

  it('what is not base64 is refused, and the job says so: many programs do not look at the answer', async () => {
    const { ctx, app } = await setUp();
    const job = await createJob({ ctx, ...aSending({ base64: true }) });
    expect((await putTo(app, job.urls['document'], 'não é base64!')).json()).toMatchObject({
      code: 'base64_invalid',
    });
    expect(await getSingleJobResult({ ctx, params: { jobId: job.id } })).toMatchObject({
      status: 'error',
      error_code: 'base64_invalid',
    });
  });

  it('a single step sends everything at once', async () => {
    const { ctx, post } = await setUp();
    const data = aPdf.toString('base64');
    const sent = await post(
      '/v2/ocr/job/send/nfe',
      JSON.stringify({ data, metadata: { client_data: 1 }, facematch: null, extra: data, other: 2 }),
    );
    expect(sent.statusCode).toBe(200);
    const { id, status_url } = sent.json<{ id: string; status_url: string }>();
    expect(status_url).toBe(`http://lavra.test/v2/ocr/job/result/${id}/${id}`);
    kit().engine.answer = () => ({ kind: 'recognised', result: aResult() });
    await readJob(kit(), id);
    expect(await getSingleJobResult({ ctx, params: { jobId: id } })).toMatchObject({
      status: 'done',
      client_data: 1,
    });
    expect(Object.keys(kit().engine.inputs.at(-1)?.files ?? {})).toEqual(['document', 'extra_document']);

    for (const [query, body, status, code] of [
      ['', {}, 400, 'data_missing'],
      ['?facematch=true', { data }, 400, 'second_file_missing'],
      ['?extra-document=true', { data, facematch: data }, 400, 'second_file_missing'],
      ['', { data: '!' }, 400, 'base64_invalid'],
      ['', { data: 'A'.repeat(6 * 1_048_576) }, 413, 'body_too_large'],
    ] as const) {
      const refused = await post(`/v2/ocr/job/send/nfe${query}`, JSON.stringify(body));
      expect([refused.statusCode, refused.json()]).toMatchObject([status, { code }]);
    }
  });
});
