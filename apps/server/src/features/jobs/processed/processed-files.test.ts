import { expect, it, vi } from 'vitest';

import { asClient, asUser } from '../../../testing/principals.ts';
import type { PagePosition } from '../../../platform/page-token.ts';
import { describeOnDatabase } from '../../../testing/database.ts';
import { putEndedBatch, putEndedJob, resultOf } from '../../../testing/ended-jobs.ts';
import { openAccount } from '../../../testing/accounts.ts';
import { aSending } from '../../../testing/sending.ts';
import { createJob } from '../sending/create-job.ts';
import { finishJob } from '../lifecycle/finish-job.ts';
import { getBatchInfo, getCompanyBatchInfo } from '../results/get-batch-info.ts';
import { getCompanyJobInfo, getJobInfo } from '../results/get-job-info.ts';
import { listBatchJobs } from './list-batch-jobs.ts';
import { listProcessedFiles } from './list-processed-files.ts';
import { listByReading } from './text-search.store.ts';
import { listJobResults } from '../results/list-job-results.ts';
import { watchProcessedFiles } from './watch-processed-files.ts';

describeOnDatabase('processed files', (kit) => {
  const setUp = () => {
    kit().clock.set('2026-03-10T12:00:00Z');
    const principal = asUser();
    return { ctx: kit().ctx({ principal }), companyId: principal.companyId };
  };
  const at = (second: number) => new Date(Date.UTC(2026, 2, 10, 12, 0, second));
  const idsOf = (rows: readonly { batch_ksuid: string }[]) => rows.map((row) => row.batch_ksuid);

  it('come newest first, page after page, each once', async () => {
    const { ctx, companyId } = setUp();
    const put: string[] = [];
    // Several at the same moment: the id decides their order.
    for (let i = 0; i < 7; i += 1) put.push(await putEndedJob(kit(), { companyId, createdAt: at(i % 3) }));
    const seen: string[] = [];
    let nextPageToken: string | undefined;
    do {
      const page = await listProcessedFiles({
        ctx,
        params: { companyId },
        query: { limit: 3, nextPageToken },
      });
      seen.push(...idsOf(page.jobs));
      nextPageToken = page.nextPageToken;
    } while (nextPageToken);
    expect(seen.toSorted()).toEqual(put.toSorted());
    const { jobs } = await listProcessedFiles({ ctx, params: { companyId }, query: {} });
    expect(idsOf(jobs)).toEqual(seen);
    const times = jobs.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('say how surely they were read where that is asked for, and nothing of it elsewhere', async () => {
    kit().clock.set('2026-03-10T12:00:00Z');
    const { ctx, userId: companyId } = await openAccount(kit());
    const { id: jobId } = await createJob({ ctx, ...aSending() });
    const field = { value: '1', conf: 97 };
    const failed = { ...field, checks: [{ check: 'cpf_digits', ok: false }] };
    const Data = { A: field, B: failed, Items: [{ C: { value: '2', conf: 61.5 } }, { C: { value: '3' } }] };
    const result = { Time: '1.20', Quantity: 1, Document: [{ Page: 1, Data }] };
    await finishJob(ctx, { jobId, outcome: { kind: 'done', result } });
    const list = async (query: { confidence?: boolean }) =>
      (await listProcessedFiles({ ctx, params: { companyId }, query })).jobs[0];
    expect(await list({ confidence: true })).toMatchObject({ doubts: 2, lowest_confidence: 61.5 });
    expect(await list({})).not.toHaveProperty('doubts');
    await putEndedBatch(kit(), { companyId, createdAt: at(30) }, [{}]);
    expect(await list({ confidence: true })).toMatchObject({ doubts: null, lowest_confidence: null });
  });

  it('of a day of their end come each by itself, also those of a batch, as usage counts them', async () => {
    const { ctx, companyId } = setUp();
    const ended = (day: number) => ({ finishedAt: new Date(Date.UTC(2026, 2, day, 12)) });
    const batch = await putEndedBatch(kit(), { companyId, ...ended(9) }, [{}, { job: { status: 'error' } }]);
    const single = await putEndedJob(kit(), { companyId, createdAt: at(0), ...ended(9) });
    await putEndedJob(kit(), { companyId, ...ended(10) });
    await putEndedJob(kit(), { companyId, service: 'cnh', ...ended(9) });
    const query = { finishedDate: '2026-03-09', service: 'nfe', limit: 2 };
    const first = await listProcessedFiles({ ctx, params: { companyId }, query });
    const { nextPageToken } = first;
    const second = await listProcessedFiles({
      ctx,
      params: { companyId },
      query: { ...query, nextPageToken },
    });
    expect(second.nextPageToken).toBeUndefined();
    const rows = [...first.jobs, ...second.jobs].map(({ batch_ksuid, job_ksuid }) => [
      batch_ksuid,
      job_ksuid,
    ]);
    expect(rows.toSorted()).toEqual(
      [...batch.jobIds.map((id) => [batch.id, id]), [single, single]].toSorted(),
    );
  });

  it('show a single job as the batch it is, and a batch with its counts and the name of its validation', async () => {
    const { ctx, companyId } = setUp();
    const backgroundId = ctx.ids.ksuid();
    await kit().database.pool.query(
      'insert into backgrounds (id, name, created_at, updated_at) values ($1, $2, now(), now())',
      [backgroundId, 'Serpro'],
    );
    const { id } = await putEndedBatch(kit(), { companyId, backgroundId, source: 'Web Interface' }, [
      {},
      { job: { status: 'error' } },
    ]);
    const single = await putEndedJob(kit(), { companyId, createdAt: at(1), typification: 'cnh' });
    const { jobs } = await listProcessedFiles({ ctx, params: { companyId }, query: {} });
    expect(jobs).toEqual([
      expect.objectContaining({
        batch_ksuid: single,
        job_ksuid: single,
        total_jobs: 1,
        typification: 'cnh',
        background_name: null,
      }),
      {
        batch_ksuid: id,
        job_ksuid: null,
        created_at: '2026-03-10T12:00:00Z',
        service: 'nfe',
        source: 'Web Interface',
        filename: 'lote.zip',
        total_jobs: 2,
        processed_jobs: 1,
        errored_jobs: 1,
        status: 'done',
        typification: null,
        background_name: 'Serpro',
        purged_at: null,
      },
    ]);
  });

  it('are filtered by service, by days of São Paulo and by id, also of a job inside a batch', async () => {
    const { ctx, companyId } = setUp();
    const late = await putEndedJob(kit(), { companyId, createdAt: new Date('2026-03-10T02:59:59Z') });
    const next = await putEndedJob(kit(), {
      companyId,
      service: 'cnh',
      createdAt: new Date('2026-03-10T03:00:00Z'),
    });
    const { id, jobIds } = await putEndedBatch(
      kit(),
      { companyId, createdAt: new Date('2026-03-11T12:00:00Z') },
      [{}, {}],
    );
    const list = async (input: object) =>
      idsOf((await listProcessedFiles({ ctx, params: { companyId }, query: { ...input } })).jobs);
    expect(await list({ service: 'cnh' })).toEqual([next]);
    expect(await list({ startDate: '2026-03-09', endDate: '2026-03-09' })).toEqual([late]);
    expect(await list({ startDate: '2026-03-10' })).toEqual([id, next]);
    expect(await list({ endDate: '2026-03-10', service: 'nfe' })).toEqual([late]);
    expect(await list({ ksuid: next })).toEqual([next]);
    expect(await list({ ksuid: jobIds[1] })).toEqual([id]);
    expect(await list({ ksuid: jobIds[1]?.slice(0, 26) })).toEqual([]);
    expect(await list({ search: jobIds[1]?.slice(0, 26) })).toEqual([id]);
    expect(await list({ search: late })).toEqual([late]);
  });

  it('are found by a part of a file name or of client data, whatever the letters', async () => {
    const { ctx, companyId } = setUp();
    const one = await putEndedJob(kit(), { companyId, filename: 'Nota_Fiscal 100%.pdf' });
    const two = await putEndedJob(kit(), { companyId, metadata: { client_data: { pedido: 'ABC-7' } } });
    const { id } = await putEndedBatch(kit(), { companyId }, [
      {},
      { job: { filename: 'pasta/fatura ABC.png' } },
    ]);
    const search = async (text: string) =>
      idsOf((await listProcessedFiles({ ctx, params: { companyId }, query: { search: text } })).jobs);
    expect(await search('fiscal 100%')).toEqual([one]);
    expect(await search('abc-7')).toEqual([two]);
    expect((await search('ABC')).toSorted()).toEqual([two, id].toSorted());
    expect(await search('fatura')).toEqual([id]);
    expect(await search('%')).toEqual([one]);
  });

  it('are found by reading so many at a time, each once, where the index does not help', async () => {
    const { ctx, companyId } = setUp();
    const first = await putEndedJob(kit(), { companyId, filename: 'zq um.pdf', createdAt: at(0) });
    const { id: named } = await putEndedBatch(kit(), { companyId, filename: 'ZQ.zip', createdAt: at(1) }, [
      {},
      {},
    ]);
    await putEndedJob(kit(), { companyId, filename: 'outro.pdf', createdAt: at(2) });
    const { id: ofJob } = await putEndedBatch(kit(), { companyId, createdAt: at(3) }, [
      {},
      { job: { filename: 'zq.png' } },
      {},
    ]);
    const last = await putEndedJob(kit(), { companyId, filename: 'a zq.pdf', createdAt: at(4) });
    for (const readAtOnce of [1, 2, 3, 100]) {
      const found: string[] = [];
      const pages: number[] = [];
      let after: PagePosition | undefined;
      do {
        const page = { limit: 100, after, readAtOnce };
        const { rows, lookedTo } = await listByReading(ctx.db, { companyId, text: 'zQ' }, page);
        found.push(...rows.map(({ id }) => id));
        pages.push(rows.length);
        after = lookedTo;
      } while (after);
      expect(found).toEqual([last, ofJob, named, first]);
      expect(pages.length > 1).toBe(readAtOnce < 100);
    }
    const { jobs } = await listProcessedFiles({ ctx, params: { companyId }, query: { search: 'Zq' } });
    expect(idsOf(jobs)).toEqual([last, ofJob, named, first]);
  });

  it('are found by reading where the index takes too long', async () => {
    const { ctx, companyId } = setUp();
    const { pool } = kit().database;
    const found = await putEndedJob(kit(), { companyId, filename: 'nota demorada.pdf', createdAt: at(0) });
    await putEndedJob(kit(), { companyId, filename: 'outro.pdf', createdAt: at(1) });
    const holder = await pool.connect();
    try {
      // As slow as possible: no statement ends before the lock does.
      await holder.query('begin; lock table batches in access exclusive mode');
      const searching = listProcessedFiles({ ctx, params: { companyId }, query: { search: 'nota demo' } });
      const isReading = async () => {
        const { rows } = await pool.query<{ query: string }>(
          "select query from pg_stat_activity where wait_event_type = 'Lock' and query like '%jobs_so_far%'",
        );
        expect(rows).toHaveLength(1);
      };
      await Promise.race([vi.waitFor(isReading, { timeout: 30_000 }), searching]);
      await holder.query('commit');
      expect(idsOf((await searching).jobs)).toEqual([found]);
    } finally {
      // Not returned to the pool, with whatever it still holds.
      holder.release(true);
    }
  });

  it('are of their company alone, but for an administrator', async () => {
    const { companyId } = setUp();
    const { id, jobIds } = await putEndedBatch(kit(), { companyId }, [{ result: resultOf({ A: '1' }) }]);
    const [jobId = ''] = jobIds;
    const stranger = kit().ctx({ principal: asUser() });
    const calls = [
      () => listProcessedFiles({ ctx: stranger, params: { companyId }, query: {} }),
      () =>
        watchProcessedFiles({
          ctx: stranger,
          params: { companyId },
          query: { since: '2026-03-10T12:00:00Z' },
        }),
      () => listBatchJobs({ ctx: stranger, params: { companyId, batchId: id }, query: {} }),
      () => getJobInfo({ ctx: stranger, params: { jobId } }),
      () => getCompanyJobInfo({ ctx: stranger, params: { jobId, companyId } }),
      () => getBatchInfo({ ctx: stranger, params: { batchId: id } }),
      () => getCompanyBatchInfo({ ctx: stranger, params: { batchId: id, companyId } }),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'not_found' });
    expect((await listJobResults({ ctx: stranger, query: {} })).jobs).toEqual([]);
    // A path must not lend a batch to a company that the caller may see.
    const own = stranger.principal.kind === 'user' ? stranger.principal.companyId : '';
    await expect(
      listBatchJobs({ ctx: stranger, params: { companyId: own, batchId: id }, query: {} }),
    ).rejects.toMatchObject({ code: 'not_found' });
    expect(
      idsOf(
        (await listProcessedFiles({ ctx: stranger, params: { companyId: own }, query: { search: jobId } }))
          .jobs,
      ),
    ).toEqual([]);
    const admin = kit().ctx({ principal: asUser({ isAdmin: true }) });
    expect(idsOf((await listProcessedFiles({ ctx: admin, params: { companyId }, query: {} })).jobs)).toEqual([
      id,
    ]);
    expect((await getJobInfo({ ctx: admin, params: { jobId } })).job_id).toBe(jobId);
    const program = kit().ctx({ principal: asClient({ companyId }) });
    expect((await getBatchInfo({ ctx: program, params: { batchId: id } })).total_jobs).toBe(1);
  });

  it('refuse days, tokens and moments that are none', async () => {
    const { ctx, companyId } = setUp();
    await expect(
      listProcessedFiles({ ctx, params: { companyId }, query: { startDate: '10/03/2026' } }),
    ).rejects.toMatchObject({ code: 'date_range_invalid' });
    await expect(
      listProcessedFiles({
        ctx,
        params: { companyId },
        query: { startDate: '2026-03-02', endDate: '2026-03-01' },
      }),
    ).rejects.toMatchObject({ code: 'date_range_invalid' });
    await expect(
      listProcessedFiles({ ctx, params: { companyId }, query: { nextPageToken: '???' } }),
    ).rejects.toMatchObject({ code: 'page_token_invalid' });
    await expect(listJobResults({ ctx, query: { nextPageToken: 'x' } })).rejects.toMatchObject({
      code: 'page_token_invalid',
    });
    await expect(
      watchProcessedFiles({ ctx, params: { companyId }, query: { since: 'yesterday' } }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('tell what changed since the list was read', async () => {
    kit().clock.set('2026-03-10T12:00:00Z');
    const { ctx, userId: companyId } = await openAccount(kit());
    await putEndedJob(kit(), { companyId, createdAt: new Date('2026-03-10T11:50:00Z') });
    const { id } = await createJob({ ctx, ...aSending({ service: 'mock' }) });
    const first = await watchProcessedFiles({
      ctx,
      params: { companyId },
      query: { since: '2026-03-10T11:55:00Z' },
    });
    expect(first.jobs).toMatchObject([{ batch_ksuid: id, status: 'waiting' }]);
    kit().clock.advance(60_000);
    expect(
      (
        await watchProcessedFiles({
          ctx,
          params: { companyId },
          query: { since: kit().clock.now().toISOString() },
        })
      ).jobs,
    ).toEqual([]);
    await finishJob(ctx, { jobId: id, outcome: { kind: 'error', code: 'file_empty' } });
    const second = await watchProcessedFiles({ ctx, params: { companyId }, query: { since: first.now } });
    expect(second.jobs).toMatchObject([{ batch_ksuid: id, status: 'error', errored_jobs: 1 }]);
    kit().clock.advance(60_000);
    const third = await watchProcessedFiles({ ctx, params: { companyId }, query: { since: second.now } });
    const fourth = await watchProcessedFiles({ ctx, params: { companyId }, query: { since: third.now } });
    expect(fourth.jobs).toEqual([]);
  });

  it('list the jobs of a batch in the order of its archive', async () => {
    const { ctx, companyId } = setUp();
    const { id, jobIds } = await putEndedBatch(kit(), { companyId }, [{}, { job: { status: 'error' } }, {}]);
    const first = await listBatchJobs({ ctx, params: { companyId, batchId: id }, query: { limit: 2 } });
    expect(first.jobs.map((row) => [row.job_ksuid, row.processed_jobs, row.errored_jobs])).toEqual([
      [jobIds[0], 1, 0],
      [jobIds[1], 0, 1],
    ]);
    const second = await listBatchJobs({
      ctx,
      params: { companyId, batchId: id },
      query: { limit: 2, nextPageToken: first.nextPageToken },
    });
    expect(second).toEqual({ jobs: [expect.objectContaining({ job_ksuid: jobIds[2], batch_ksuid: id })] });
  });

  it('give all details of a job, with the files that are kept', async () => {
    const { ctx, companyId } = setUp();
    const result = resultOf({ Number: '42' });
    const jobId = await putEndedJob(
      kit(),
      { companyId, filename: 'a.pdf', metadata: { client_data: 7 } },
      { result, document: Buffer.from('%PDF-1.7') },
    );
    expect(await getCompanyJobInfo({ ctx, params: { jobId, companyId } })).toEqual({
      job_id: jobId,
      batch_id: jobId,
      client_id: null,
      company_id: companyId,
      service: 'nfe',
      status: 'done',
      source: '',
      filename: 'a.pdf',
      created_at: '2026-03-10T12:00:00Z',
      finished_at: '2026-03-10T12:00:00Z',
      expires: '2026-04-09T12:00:00Z',
      purged_at: null,
      validation_id: null,
      validation_status: null,
      error: null,
      error_code: null,
      result,
      validation: null,
      metadata: { client_data: 7 },
      client_data: 7,
      destination: null,
      files: [{ name: 'document', media_type: 'application/pdf', size_bytes: 8 }],
    });
  });

  it('give results by day of creation, oldest first', async () => {
    const { ctx, companyId } = setUp();
    const result = resultOf({ Number: '42' });
    const first = await putEndedJob(kit(), { companyId, createdAt: at(0) }, { result });
    const second = await putEndedJob(kit(), {
      companyId,
      createdAt: at(1),
      status: 'error',
      errorCode: 'file_empty',
    });
    await putEndedJob(kit(), { companyId, createdAt: new Date('2026-03-11T03:00:00Z') });
    const { jobs, nextPageToken } = await listJobResults({
      ctx,
      query: { startDate: '2026-03-10', endDate: '2026-03-10' },
    });
    expect(nextPageToken).toBeUndefined();
    expect(jobs).toMatchObject([
      { job_ksuid: first, status: 'done', result, process_time: '1.20' },
      { job_ksuid: second, status: 'error', error: 'O arquivo está vazio.', error_code: 'file_empty' },
    ]);
  });

  it('cut a page of results short where they are long', async () => {
    const { ctx, companyId } = setUp();
    // Random letters, because repetition would be compressed.
    const long = () =>
      resultOf({ Text: Array.from({ length: 100_000 }, () => Math.random().toString(36).slice(2)).join('') });
    const put: string[] = [];
    for (let i = 0; i < 6; i += 1)
      put.push(await putEndedJob(kit(), { companyId, createdAt: at(i) }, { result: long() }));
    const seen: string[][] = [];
    let nextPageToken: string | undefined;
    do {
      const page = await listJobResults({ ctx, query: { nextPageToken } });
      seen.push(page.jobs.map(({ job_ksuid }) => job_ksuid));
      nextPageToken = page.nextPageToken;
    } while (nextPageToken);
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.flat()).toEqual(put);
  });
});
