import { expect, it } from 'vitest';

import { describeOnDatabase } from '../../../testing/database.ts';
import { asClient, asUser } from '../../../testing/principals.ts';
import { countIds, recordCalls } from '../../../testing/recorded-calls.ts';
import { aPdf, aPng, aResult, applicationFor, openSender, zipOf } from '../../../testing/sending.ts';
import { finishJob } from '../index.ts';
import { unpackBatch } from '../archives/unpack-batch.ts';

// The exact answers that existing programs get: a change to one of the files beside this one is a change of the wire.
describeOnDatabase('on the wire', (kit) => {
  /** `from` is the number of the first id: each test has ids of its own. */
  const setUp = async (from: number) => {
    kit().clock.set('2026-03-10T12:00:00Z');
    const { ctx: program, person, companyId } = await openSender(kit());
    const other = kit().ctx({ principal: asClient() });
    const admin = kit().ctx({ principal: asUser({ isAdmin: true }) });
    countIds(kit(), from);
    const app = await applicationFor(kit(), program, person, other, admin);
    const calls = recordCalls(app);

    /** Creates at a minute of its own, and returns what the caller needs next. */
    async function create(line: string, payload?: object) {
      kit().clock.advance(60_000);
      const answer = await calls.call(line, { as: program, ...(payload ? { payload } : {}) });
      return answer.json<{ id: string; urls: Record<string, string>; upload_id: string }>();
    }
    async function createAndPut(line: string, payload?: object, bytes: Buffer | string = aPdf) {
      const created = await create(line, payload);
      for (const url of Object.values(created.urls)) await calls.call(`PUT ${url}`, { payload: bytes });
      return created;
    }
    /** Ends a job like a worker that took a while. */
    async function end(jobId: string, outcome: Parameters<typeof finishJob>[1]['outcome']) {
      kit().clock.advance(5000);
      await finishJob(kit().ctx(), { jobId, outcome, processMs: 1234 });
    }
    async function unpack(batchId: string) {
      kit().clock.advance(5000);
      const { signal } = new AbortController();
      await unpackBatch(kit().ctx(), { batchId, signal });
    }
    return { program, person, other, admin, companyId, calls, create, createAndPut, end, unpack };
  };
  const done = { kind: 'done', result: aResult() } as const;
  const refused = { kind: 'error', code: 'file_corrupted' } as const;

  it('a job is announced, its files are put, and it tells its result', async () => {
    const { calls, program, other, create, createAndPut, end } = await setUp(1000);
    const ask = async (id: string) => {
      await calls.call(`GET /v2/ocr/job/result/${id}/${id}`, { as: program });
      await calls.call(`GET /v2/ocr/job/result/${id}`, { as: program });
      await calls.call(`GET /v2/ocr/batch/status/${id}`, { as: program });
    };
    calls.note('one file');
    const metadata = { filename: 'nota.pdf', client_data: { b: 1, a: 'ç' }, destination: 'erp', other: [1] };
    const one = await create('POST /v2/ocr/job/nfe?source=loja', metadata);
    await ask(one.id);
    await calls.call(`PUT ${one.urls['document']}`, { payload: aPdf, headers: { 'content-type': 'text/x' } });
    await calls.call(`PUT ${one.urls['document']}`, { payload: aPdf });
    await ask(one.id);
    await end(one.id, done);
    await ask(one.id);
    await calls.call(`GET /v2/ocr/job/result/${one.id}`, { as: other });

    calls.note('three files, under a name of the query');
    const three = await createAndPut(
      'POST /v2/ocr/job/cnh?facematch=true&extra-document=True&filename=minha.pdf',
    );
    await ask(three.id);
    await end(three.id, refused);
    await ask(three.id);

    calls.note('base64, with metadata that is a list');
    await calls.call('PUT /v2/storage/nothing', { payload: aPdf });
    const text = aPng.toString('base64');
    const encoded = await create('POST /v2/ocr/job/rg?base64=true', [{ name: 'Íris' }]);
    await calls.call(`PUT ${encoded.urls['document']}`, { payload: 'não é!' });
    await calls.call(`PUT ${encoded.urls['document']}`, { payload: text });
    await ask(encoded.id);

    calls.note('in parts');
    const inParts = await create('POST /v2/ocr/job/nfe?parts=2');
    const parts: { number: number; e_tag: string }[] = [];
    for (const number of [1, 2]) {
      const put = await calls.call(`PUT ${inParts.urls[`part_${number}`]}`, { payload: aPdf });
      parts.push({ number, e_tag: String(put.headers['etag']) });
    }
    const complete = (payload: object) =>
      calls.call('POST /v2/ocr/batch/multipart/complete', { as: program, payload });
    await complete({ parts: parts.slice(1), upload_id: inParts.upload_id, id: inParts.id });
    await complete({ parts, upload_id: inParts.upload_id, id: one.id });
    await complete({ parts, upload_id: inParts.upload_id, id: inParts.id });
    await complete({ parts, upload_id: inParts.upload_id, id: inParts.id });
    await ask(inParts.id);

    calls.note('in one step');
    kit().clock.advance(60_000);
    const payload = { data: text, extra: text, metadata: { client_data: 'x' } };
    const sent = await calls.call('POST /v2/ocr/job/send/nfe', { as: program, payload });
    const { id } = sent.json<{ id: string }>();
    await end(id, done);
    await ask(id);

    calls.note('for training');
    await calls.call('POST /v2/ocr/training?filename=a.pdf', { as: program });

    calls.note('files that never came');
    const late = await create('POST /v2/ocr/job/nfe?facematch=true');
    kit().clock.advance(3_600_001);
    await calls.call(`PUT ${late.urls['document']}`, { payload: aPdf });
    await expect(calls.text()).toMatchFileSnapshot('sending.http');
  });

  it('a call that is wrong is refused', async () => {
    const { calls, program, person, create } = await setUp(2000);
    for (const line of [
      'POST /v2/ocr/job/nota',
      'POST /v2/ocr/job/nfe?parts=10001',
      'POST /v2/ocr/job/nfe?parts=-1',
      'POST /v2/ocr/job/nfe?background-validation-id=none',
      'POST /v2/ocr/batch/facematch',
      'POST /v2/ocr/batch/nota',
      'POST /v2/ocr/training?client-id=none',
      'GET /v2/ocr/job/result/nothing',
      'GET /v2/ocr/job/result/nothing/nothing',
      'GET /v2/ocr/batch/status/nothing',
      'GET /v2/ocr/batch/result/nothing',
      'GET /v2/ocr/job/info/nothing',
      'GET /v2/ocr/batch/info/nothing',
      'GET /v2/ocr/job/results?startDate=2026-13-01&endDate=2026-03-10',
      'GET /v2/ocr/job/results?startDate=2026-03-10&endDate=2026-03-09',
      'GET /v2/ocr/job/results?nextPageToken=x',
    ])
      await calls.call(line, { as: program });
    await calls.call('POST /v2/ocr/job/nfe?client-id=none', { as: person });
    for (const payload of [
      '{"broken',
      '"texto"',
      '{"similarity_threshold":101}',
      '{"client_data":"\\ud800"}',
    ])
      await calls.call('POST /v2/ocr/job/facematch', { as: program, payload });
    await calls.call('POST /v2/ocr/batch/nfe', { as: program, payload: '12' });
    await calls.call('POST /v2/ocr/job/rg', { as: program, payload: '[1]' });
    await calls.call('POST /v2/ocr/job/nfe');
    const data = aPdf.toString('base64');
    await calls.call('POST /v2/ocr/job/send/nfe', { as: program, payload: {} });
    await calls.call('POST /v2/ocr/job/send/nfe', { as: program, payload: { data: '!' } });
    await calls.call('POST /v2/ocr/job/send/cnh?facematch=true', { as: program, payload: { data } });
    const { id } = await create('POST /v2/ocr/job/nfe');
    const complete = { parts: [], upload_id: 'none', id };
    await calls.call('POST /v2/ocr/batch/multipart/complete', { as: program, payload: complete });
    await expect(calls.text()).toMatchFileSnapshot('refusals.http');
  });

  it('an archive becomes jobs, and its results a list, a file or a table', async () => {
    const { calls, program, person, admin, other, companyId, create, createAndPut, end, unpack } =
      await setUp(3000);
    const askAll = async (id: string) => {
      await calls.call(`GET /v2/ocr/batch/status/${id}`, { as: program });
      await calls.call(`GET /v2/ocr/batch/result/${id}`, { as: program });
      await calls.call(`GET /v2/ocr/batch/result/${id}?format=csv`, { as: program });
      await calls.call(`GET /v2/ocr/batch/result/${id}?return=storage`, { as: program });
      await calls.call(`GET /v2/ocr/batch/info/${id}`, { as: program });
      await calls.call(`GET /v2/companies/${companyId}/batch/${id}/jobs`, { as: person });
    };
    const archive = await zipOf({ 'pasta/a.pdf': aPdf, 'b.png': aPng, 'c.pdf': Buffer.alloc(0) });
    const metadata = [{ filename: 'b.png', client_data: 'of b' }, { client_data: ['first'] }];
    const { id } = await createAndPut(
      'POST /v2/ocr/batch/nfe?filename=lote.zip&source=loja',
      metadata,
      archive,
    );
    await askAll(id);
    await unpack(id);
    await askAll(id);
    const status = await calls.call(`GET /v2/ocr/batch/status/${id}`, { as: program });
    const jobs = status.json<{ jobs: { job_ksuid: string }[] }>().jobs.map((job) => job.job_ksuid);
    await end(jobs[0] ?? '', done);
    await end(jobs[1] ?? '', done);
    await end(jobs[2] ?? '', refused);
    await askAll(id);
    await calls.call(`GET /v2/companies/${companyId}/batch/${id}/jobs?limit=2`, { as: person });
    await calls.call(`GET /v2/ocr/job/result/${id}/${jobs[1]}`, { as: program });
    await calls.call(`GET /v2/ocr/job/result/${jobs[1]}`, { as: program });
    await calls.call(`GET /v2/ocr/job/result/${id}`, { as: program });
    await calls.call(`GET /v2/ocr/job/info/${jobs[1]}`, { as: program });
    await calls.call(`GET /v2/companies/${companyId}/job/info/${jobs[0]}`, { as: person });
    await calls.call(`GET /v2/companies/${companyId}/batch/info/${id}`, { as: person });
    await calls.call(`GET /v2/companies/${companyId}/batch/result/${id}`, { as: person });
    await calls.call(`GET /v2/ocr/batch/info/${id}`, { as: other });
    await calls.call(`GET /v2/ocr/batch/info/${id}`, { as: admin });

    calls.note('what is no archive');
    const broken = await createAndPut('POST /v2/ocr/batch/nfe', undefined, aPdf);
    await unpack(broken.id);
    await askAll(broken.id);

    calls.note('a single job, asked as the batch it is');
    const single = await create('POST /v2/ocr/job/nfe', { filename: 'n.pdf', client_data: { a: 1 } });
    await askAll(single.id);
    await calls.call(`PUT ${single.urls['document']}`, { payload: aPdf });
    await end(single.id, done);
    await askAll(single.id);
    await calls.call(`GET /v2/ocr/job/info/${single.id}`, { as: program });
    await calls.call(`GET /v2/companies/${companyId}/job/${single.id}/files/document`, { as: person });
    await calls.call(`GET /v2/companies/${companyId}/job/${single.id}/files/selfie`, { as: person });

    calls.note('results of all');
    await calls.call('GET /v2/ocr/job/results?startDate=2026-03-10&endtDate=2026-03-10', { as: program });
    await calls.call('GET /v2/ocr/job/results?startDate=2026-03-11', { as: program });
    await expect(calls.text()).toMatchFileSnapshot('results.http');
  });

  it('processed files come in pages, by filter and by search, and are followed', async () => {
    const { calls, person, admin, companyId, createAndPut, end, unpack } = await setUp(4000);
    const list = `/v2/companies/${companyId}/batches`;
    const backgroundId = 'bg1';
    const { pool } = kit().database;
    await pool.query(
      'insert into backgrounds (id, name, created_at, updated_at) values ($1, $2, now(), now())',
      [backgroundId, 'Serpro'],
    );
    await pool.query(
      'insert into company_rules (company_id, scopes, validations, updated_at) values ($1, $2, $3, now())',
      [companyId, [], [backgroundId]],
    );
    const ids: string[] = [];
    for (const [index, service] of ['nfe', 'cnh', 'nfe', 'rg', 'nfe'].entries()) {
      const { id } = await createAndPut(
        `POST /v2/ocr/job/${service}?background-validation-id=${backgroundId}`,
        {
          filename: `Nota ${index}.PDF`,
          client_data: { order: `PV-${index}` },
        },
      );
      if (index < 3) await end(id, index === 1 ? refused : done);
      ids.push(id);
    }
    const archive = await zipOf({ 'Dentro.pdf': aPdf, 'b.png': aPng });
    const metadata = { 'Dentro.pdf': { client_data: 'agulha' } };
    const batch = await createAndPut('POST /v2/ocr/batch/nfe?filename=Lote.zip', metadata, archive);
    await unpack(batch.id);
    const { jobs } = (
      await calls.call(`GET /v2/companies/${companyId}/batch/${batch.id}/jobs`, { as: person })
    ).json<{ jobs: { job_ksuid: string }[] }>();

    for (const query of [
      '',
      'limit=0',
      'service=nfe',
      'service=none',
      'startDate=2026-03-10',
      'endDate=2026-03-09',
      'startDate=2026-03-11&endDate=2026-03-10',
      `ksuid=${ids[1]}`,
      `ksuid=${batch.id}`,
      `ksuid=${jobs[1]?.job_ksuid}`,
      'ksuid=nothing',
      `search=${ids[0]?.slice(0, 6)}&limit=2`,
      `search=${ids[2]}`,
      `search=${jobs[0]?.job_ksuid}`,
      'search=nota',
      'search=pv-3',
      'search=lote.ZIP',
      'search=dentro',
      'search=agulha',
      'search=nothing',
      'search=nota&service=rg',
      'nextPageToken=x',
    ])
      await calls.call(`GET ${list}?${query}`, { as: person });

    calls.note('in pages');
    for (const search of ['', '&search=nota']) {
      let token = '';
      do {
        const page = await calls.call(`GET ${list}?limit=2${search}${token}`, { as: person });
        const { nextPageToken } = page.json<{ nextPageToken?: string }>();
        token = nextPageToken === undefined ? '' : `&nextPageToken=${nextPageToken}`;
      } while (token);
    }
    calls.note('followed');
    await calls.call(`GET ${list}/changes?since=2026-03-10T12:03:00Z`, { as: person });
    await calls.call(`GET ${list}/changes?since=2026-03-10T12:00:00Z`, { as: person });
    await calls.call(`GET ${list}/changes?since=gestern`, { as: person });
    await calls.call(`GET ${list}/changes`, { as: person });

    calls.note('cancelled');
    const cancel = (id: string | undefined) =>
      calls.call(`POST /v2/companies/${companyId}/job/${id}/cancel`, { as: person });
    await cancel(ids[4]);
    await cancel(ids[4]);
    await cancel(ids[0]);
    await cancel('nothing');
    await cancel(jobs[0]?.job_ksuid);
    await cancel(batch.id);
    await cancel(batch.id);
    await calls.call(`GET ${list}`, { as: person });
    await calls.call(`GET ${list}`, { as: admin });
    await calls.call(`GET /v2/ocr/batch/status/${batch.id}`, { as: admin });
    await expect(calls.text()).toMatchFileSnapshot('processed-files.http');
  });
});
