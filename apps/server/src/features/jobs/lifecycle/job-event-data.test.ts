import { eventSchemas } from '@lavra/contract/reference/webhook-event';
import { expect, it } from 'vitest';
import { z } from 'zod';

import { describeOnDatabase } from '../../../testing/database.ts';
import { aResult, aSending, openSender } from '../../../testing/sending.ts';
import { createBatch } from '../sending/create-batch.ts';
import { failBatch } from './end-batch.ts';
import { finishJob } from './finish-job.ts';
import { createJob } from '../sending/create-job.ts';
import { jobEventData } from './job-event-data.ts';

/** Strict schemas: only fields that `/docs` documents. */
const documented = (data: unknown) =>
  z.parse(
    z.union([
      z.strictObject(eventSchemas.JobEventData.shape),
      z.strictObject(eventSchemas.BatchEventData.shape),
    ]),
    data,
  );

describeOnDatabase('what a webhook tells', (kit) => {
  it('of a job is its ids, service and state, and the whole result when asked for', async () => {
    const { ctx, companyId } = await openSender(kit());
    const { id } = await createJob({ ctx, ...aSending() });
    await finishJob(ctx, { jobId: id, outcome: { kind: 'done', result: aResult() } });
    const subject = { companyId, batchId: id, jobId: id };
    const short = { batch_ksuid: id, job_ksuid: id, service: 'nfe', status: 'done' };
    expect(await jobEventData(kit().ctx(), { ...subject, isVerbose: false })).toEqual(short);
    expect(documented(await jobEventData(kit().ctx(), { ...subject, isVerbose: true }))).toMatchObject({
      ...short,
      result: aResult(),
      process_time: '0.00',
    });
  });

  it('of a failure is also its reason', async () => {
    const { ctx, companyId } = await openSender(kit());
    const { id } = await createJob({ ctx, ...aSending() });
    await finishJob(ctx, { jobId: id, outcome: { kind: 'error', code: 'file_encrypted' } });
    const reason = { error: 'O arquivo é protegido por senha.', error_code: 'file_encrypted' };
    const subject = { companyId, batchId: id, jobId: id, isVerbose: false };
    expect(documented(await jobEventData(kit().ctx(), subject))).toMatchObject({
      status: 'error',
      ...reason,
    });

    const { id: batchId } = await createBatch({ ctx, ...aSending() });
    await failBatch(ctx, { batchId, code: 'archive_empty' });
    expect(
      documented(await jobEventData(kit().ctx(), { companyId, batchId, jobId: null, isVerbose: true })),
    ).toMatchObject({
      batch_ksuid: batchId,
      status: 'error',
      total_jobs: 0,
      error_code: 'archive_empty',
    });
  });

  it("of another company's job is nothing but the ids it was asked with", async () => {
    const { ctx } = await openSender(kit());
    const { id } = await createJob({ ctx, ...aSending() });
    const subject = { companyId: 'another', batchId: id, jobId: id, isVerbose: true };
    expect(await jobEventData(kit().ctx(), subject)).toEqual({ batch_ksuid: id, job_ksuid: id });
  });
});
