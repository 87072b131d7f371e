import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { expect, it } from 'vitest';

import type { Context } from '../../platform/context.ts';
import { openAccount } from '../../testing/accounts.ts';
import { describeOnDatabase } from '../../testing/database.ts';
import { putEndedBatch, putEndedJob, resultOf } from '../../testing/ended-jobs.ts';
import { getBatchInfo } from '../jobs/results/get-batch-info.ts';
import { getBatchResult } from '../jobs/results/get-batch-result.ts';
import { getJobInfo } from '../jobs/results/get-job-info.ts';
import { getSingleJobResult } from '../jobs/results/get-job-result.ts';
import { createTraining } from '../jobs/sending/create-training.ts';
import { listProcessedFiles } from '../jobs/processed/list-processed-files.ts';
import { listJobResults } from '../jobs/results/list-job-results.ts';
import { listPurges } from '../companies/retention/list-purges.ts';
import { updateRetention } from '../companies/retention/update-retention.ts';
import { purgeDue } from './purge-due.ts';
import { rescheduleExpiry } from './reschedule-expiry.ts';

const document = Buffer.from('%PDF-1.7 a document');
const secret = { result: resultOf({ Name: 'Marta Lins' }), document };

describeOnDatabase('retention', (kit) => {
  const purge = (ctx: Context = kit().ctx()) => purgeDue(ctx, new AbortController().signal);
  const filesUnder = async (companyId: string) => {
    const root = kit().objects.pathOf(`companies/${companyId}/x`);
    const found = await readdir(dirname(root), { recursive: true, withFileTypes: true }).catch(() => []);
    return found.filter((entry) => entry.isFile()).map(({ name }) => name);
  };
  const setUp = async () => {
    kit().clock.set('2026-03-10T12:00:00Z');
    const { ctx, userId: companyId } = await openAccount(kit());
    return { ctx, companyId };
  };

  it('purges at its time: no file, no result, nothing said about the document; counts and the record stay', async () => {
    const { ctx, companyId } = await setUp();
    const id = await putEndedJob(
      kit(),
      {
        companyId,
        filename: 'nota-da-marta.pdf',
        metadata: { client_data: 'Marta', destination: 'erp' },
        validation: { serpro_cpf: { status: 'approved', situation: 'REGULAR' } },
      },
      secret,
    );
    await getBatchResult({ ctx, params: { batchId: id }, query: { return: 'storage', format: 'csv' } });
    expect(await filesUnder(companyId)).toHaveLength(2);

    kit().clock.set('2026-04-09T11:59:59Z');
    await purge();
    expect((await getSingleJobResult({ ctx, params: { jobId: id } })).result).toBeDefined();

    kit().clock.set('2026-04-09T12:00:00Z');
    await purge();
    expect(await filesUnder(companyId)).toEqual([]);
    await expect(getSingleJobResult({ ctx, params: { jobId: id } })).rejects.toMatchObject({
      code: 'result_purged',
    });
    await expect(getBatchResult({ ctx, params: { batchId: id }, query: {} })).rejects.toMatchObject({
      code: 'result_purged',
    });
    expect(await getJobInfo({ ctx, params: { jobId: id } })).toMatchObject({
      status: 'done',
      purged_at: '2026-04-09T12:00:00Z',
      filename: null,
      result: null,
      metadata: null,
      client_data: null,
      validation: null,
      destination: null,
      files: [],
    });
    const [job] = (await listJobResults({ ctx, query: {} })).jobs;
    expect(job).toMatchObject({ job_ksuid: id, status: 'done', error_code: 'result_purged' });
    const { jobs } = await listProcessedFiles({ ctx, params: { companyId }, query: {} });
    const purged_at = '2026-04-09T12:00:00Z';
    expect(jobs).toMatchObject([
      { batch_ksuid: id, status: 'done', processed_jobs: 1, filename: null, purged_at },
    ]);
    expect(
      (await listProcessedFiles({ ctx, params: { companyId }, query: { search: 'marta' } })).jobs,
    ).toEqual([]);
    for (const table of ['jobs', 'batches', 'uploads', 'job_results']) {
      const { rows } = await kit().database.pool.query(`select * from ${table} where company_id = $1`, [
        companyId,
      ]);
      expect(JSON.stringify(rows).toLowerCase()).not.toContain('marta');
    }
    const { purges } = await listPurges({ ctx, params: { companyId } });
    expect(purges).toMatchObject([
      {
        kind: 'data',
        purged_at: '2026-04-09T12:00:00Z',
        jobs: 1,
        files: 1,
        created_until: '2026-03-10T12:00:00Z',
      },
    ]);
  });

  it('makes one record of a run, and none of a second one over the same', async () => {
    const { ctx, companyId } = await setUp();
    const { id, jobIds } = await putEndedBatch(kit(), { companyId }, [
      secret,
      { job: { status: 'error', errorCode: 'file_empty' } },
    ]);
    await putEndedJob(kit(), { companyId }, secret);
    kit().clock.advance(31 * 86_400_000);
    await purge();
    await purge();
    const { purges } = await listPurges({ ctx, params: { companyId } });
    expect(purges).toMatchObject([{ jobs: 3, files: 2 }]);
    expect(await getBatchInfo({ ctx, params: { batchId: id } })).toMatchObject({
      purged_at: '2026-04-10T12:00:00Z',
      total_jobs: 2,
      total_processed: 1,
      total_errored: 1,
    });
    expect(await getJobInfo({ ctx, params: { jobId: jobIds[1] ?? '' } })).toMatchObject({
      error_code: 'file_empty',
      result: null,
    });
  });

  it('goes on where it was broken off, and counts what it then finds in the books', async () => {
    const { ctx, companyId } = await setUp();
    const id = await putEndedJob(kit(), { companyId }, secret);
    kit().clock.advance(31 * 86_400_000);
    // As left by a process that died between deleting the files and the rows.
    await kit().objects.deletePrefix(`companies/${companyId}/jobs/${id}`);
    await purge();
    expect((await listPurges({ ctx, params: { companyId } })).purges).toMatchObject([{ jobs: 1, files: 1 }]);
    expect((await getJobInfo({ ctx, params: { jobId: id } })).purged_at).not.toBeNull();
  });

  it('does not let one company that cannot be purged hold up another', async () => {
    const first = await setUp();
    const second = await setUp();
    await putEndedJob(kit(), { companyId: first.companyId }, secret);
    const id = await putEndedJob(kit(), { companyId: second.companyId }, secret);
    kit().clock.advance(31 * 86_400_000);
    const ctx = kit().ctx();
    const deletePrefix = (prefix: string) =>
      prefix.includes(first.companyId)
        ? Promise.reject(new Error('no disk'))
        : ctx.objects.deletePrefix(prefix);
    await expect(purge({ ...ctx, objects: { ...ctx.objects, deletePrefix } })).rejects.toThrow(
      'Not everything',
    );
    expect((await getJobInfo({ ctx: second.ctx, params: { jobId: id } })).purged_at).not.toBeNull();
    expect(await filesUnder(first.companyId)).toHaveLength(1);
    await purge();
    expect(await filesUnder(first.companyId)).toEqual([]);
  });

  it('removes the half of a file whose process was killed, a day after its last byte', async () => {
    await setUp();
    const incoming = join(dirname(dirname(kit().objects.pathOf('x'))), 'incoming');
    const half = join(incoming, 'half');
    await mkdir(incoming, { recursive: true });
    await writeFile(half, document);
    await utimes(half, kit().clock.now(), kit().clock.now());
    kit().clock.advance(86_400_000);
    await purge();
    expect(await readdir(incoming)).toContain('half');
    kit().clock.advance(1);
    await purge();
    expect(await readdir(incoming)).not.toContain('half');
  });

  it('leaves what has not ended', async () => {
    const { ctx, companyId } = await setUp();
    const id = await putEndedJob(kit(), { companyId, status: 'processing', finishedAt: null }, { document });
    kit().clock.advance(31 * 86_400_000);
    await purge();
    expect(await filesUnder(companyId)).toHaveLength(1);
    expect((await getSingleJobResult({ ctx, params: { jobId: id } })).status).toBe('processing');
  });

  it('follows a new choice for what is there already', async () => {
    const { ctx, companyId } = await setUp();
    const choice = { expires: 30, training_accepted: true, training_expires: 30 } as const;
    const id = await putEndedJob(kit(), { companyId }, secret);
    const stranger = await setUp();
    const other = await putEndedJob(kit(), { companyId: stranger.companyId }, secret);
    await updateRetention({ ctx, params: { companyId }, body: { ...choice, expires: 2 } });
    await rescheduleExpiry(kit().ctx(), { companyId });
    expect((await getJobInfo({ ctx, params: { jobId: id } })).expires).toBe('2026-03-12T12:00:00Z');
    expect((await getJobInfo({ ctx: stranger.ctx, params: { jobId: other } })).expires).toBe(
      '2026-04-09T12:00:00Z',
    );
    kit().clock.set('2026-03-12T12:00:00Z');
    await purge();
    expect((await getJobInfo({ ctx, params: { jobId: id } })).purged_at).toBe('2026-03-12T12:00:00Z');
    await updateRetention({ ctx, params: { companyId }, body: choice });
    await rescheduleExpiry(kit().ctx(), { companyId });
    expect((await getJobInfo({ ctx, params: { jobId: id } })).expires).toBe('2026-03-12T12:00:00Z');
  });

  it('removes files for training at their own time, or at once when the company no longer agrees', async () => {
    const { ctx, companyId } = await setUp();
    const send = async () => {
      const { urls } = await createTraining({ ctx, query: { filename: 'treino.pdf' } });
      const app = await kit().http();
      const answer = await app.inject({
        method: 'PUT',
        url: new URL(urls['document'] ?? '').pathname,
        payload: document,
      });
      expect(answer.statusCode).toBe(200);
    };
    await send();
    kit().clock.advance(30 * 86_400_000);
    await send();
    await purge();
    expect(await filesUnder(companyId)).toHaveLength(1);
    await updateRetention({
      ctx,
      params: { companyId },
      body: { expires: 30, training_accepted: false, training_expires: 30 },
    });
    await rescheduleExpiry(kit().ctx(), { companyId });
    kit().clock.advance(1000);
    await purge();
    expect(await filesUnder(companyId)).toEqual([]);
    const { purges } = await listPurges({ ctx, params: { companyId } });
    expect(purges.map(({ kind, jobs, files }) => [kind, jobs, files])).toEqual([
      ['training', 0, 1],
      ['training', 0, 1],
    ]);
  });
});
