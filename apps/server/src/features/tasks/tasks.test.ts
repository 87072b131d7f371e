import { expect, it } from 'vitest';

import { tasks } from '../../platform/database/schema/tasks.ts';
import { describeOnDatabase } from '../../testing/database.ts';
import { reviewTasks } from '../../testing/reviewed-jobs.ts';
import { aFlow, anInvoice, openReviewed, readAs } from '../../testing/reviews.ts';
import { readJob } from '../../testing/sending.ts';
import { retryOrEnd } from '../jobs/index.ts';
import { cancelJob } from '../jobs/lifecycle/cancel-job.ts';
import { listProcessedFiles } from '../jobs/processed/list-processed-files.ts';
import { getBatchStatus } from '../jobs/results/get-batch-status.ts';
import { getCompanyJobInfo } from '../jobs/results/get-job-info.ts';
import { getSingleJobResult } from '../jobs/results/get-job-result.ts';
import { purgeDue } from '../retention/purge-due.ts';
import { getNextTask } from './claim-task.ts';
import { watchTasks } from './end-from-outside.ts';
import { getReviewQueue } from './get-review-queue.ts';
import { pauseTask, postponeTask, releaseTask, renewTask } from './hold-task.ts';
import { rejectTask } from './reject-task.ts';
import { submitTask } from './submit-task.ts';

const validation = { use_backoffice: false, use_backoffice_validation: true };

describeOnDatabase('human review', (kit) => {
  const rowOf = async (jobId: string) => {
    const row = (await kit().database.db.select().from(tasks)).find((task) => task.jobId === jobId);
    if (!row) throw new Error(`The job ${jobId} has no task`);
    return row;
  };
  const { tasksOf, claim, eventsOf } = reviewTasks(kit);
  const usageOf = async (companyId: string) => {
    const { rows } = await kit().database.pool.query(
      'select total, errors from usage_daily where company_id = $1',
      [companyId],
    );
    return rows as unknown[];
  };
  const trailOf = async (companyId: string) => {
    const { rows } = await kit().database.pool.query<{ action: string; line: string }>(
      `select action, to_jsonb(audit_entries)::text as line from audit_entries where company_id = $1 order by created_at, id`,
      [companyId],
    );
    return rows;
  };

  it('takes every job of a whole flow, which stays under way for whoever sent it', async () => {
    const { companyId, ctx, owner, send } = await openReviewed(kit(), aFlow());
    const id = await send();
    const params = { companyId, jobId: id };
    expect(await getSingleJobResult({ ctx, params })).toEqual({
      job_ksuid: id,
      created_at: expect.any(String),
      service: 'nfe',
      status: 'processing',
    });
    expect(await getCompanyJobInfo({ ctx: owner, params })).toMatchObject({
      status: 'processing',
      result: null,
    });
    expect(await getBatchStatus({ ctx, params: { batchId: id } })).toMatchObject({ status: 'processing' });
    const { jobs } = await listProcessedFiles({ ctx: owner, params, query: {} });
    expect(jobs).toMatchObject([{ status: 'processing', processed_jobs: 0, errored_jobs: 0 }]);
    expect(await eventsOf(id)).toEqual([]);
    expect(await usageOf(companyId)).toEqual([]);
    // Neither a second message nor the watch reads it again.
    kit().engine.answer = () => Promise.reject(new Error('read again'));
    await readJob(kit(), id);
    await retryOrEnd(kit().ctx(), id);
    expect(await tasksOf(companyId)).toMatchObject([
      {
        status: 'available',
        reason: 'whole_flow',
        doubts: ['IssuerCNPJ'],
        project: 'Cadastro',
        aiResult: { Number: '3606279', IssuerCNPJ: '11222333000182', TotalAmount: '120.50' },
        confidences: { Number: 96, IssuerCNPJ: 61, TotalAmount: 88 },
      },
    ]);
  });

  it.each([
    ['', anInvoice(), 'check_failed', ['IssuerCNPJ']],
    [
      '90',
      readAs({ Number: { value: '1', conf: 89.9 }, Series: { value: '1', conf: 90 } }),
      'low_confidence',
      ['Number'],
    ],
    ['conf.Number < 95', readAs({ Number: { value: '1', conf: 94 } }), 'rule', ['Number']],
    [
      'double(fields.TotalAmount) > 1000',
      readAs({ TotalAmount: { value: '1000.01' } }),
      'rule',
      ['TotalAmount'],
    ],
    ['conf.AccessKey < 95', readAs({ Number: { value: '1', conf: 99 } }), 'rule', []],
  ])('takes a job of a validation flow by its rule %s', async (rule, result, reason, doubts) => {
    const { companyId, send } = await openReviewed(kit(), aFlow({ ...validation, rule }));
    await send(result);
    expect(await tasksOf(companyId)).toMatchObject([{ reason, doubts }]);
  });

  it.each([
    ['', readAs({ Number: { value: '1', conf: 12 } })],
    ['90', readAs({ Number: { value: '1', conf: 90 }, Series: { value: '1' } })],
    ['conf.Number < 95 && service == "cte"', readAs({ Number: { value: '1', conf: 9 } })],
  ])('ends a job of a validation flow at once where nothing asks for review: %s', async (rule, result) => {
    const { companyId, ctx, send } = await openReviewed(kit(), aFlow({ ...validation, rule }));
    const id = await send(result);
    expect(await getSingleJobResult({ ctx, params: { jobId: id } })).toMatchObject({
      status: 'done',
      result,
    });
    expect(await tasksOf(companyId)).toEqual([]);
  });

  it('asks the flow of the service and app client before those of all', async () => {
    const { companyId, ctx, send } = await openReviewed(
      kit(),
      aFlow({ scope: 'all', project: 'Tudo' }),
      aFlow({ use_backoffice: false }),
    );
    const id = await send();
    expect(await getSingleJobResult({ ctx, params: { jobId: id } })).toMatchObject({ status: 'done' });
    expect(await tasksOf(companyId)).toEqual([]);
  });

  it('asks nobody about a document that could not be opened', async () => {
    const { companyId, ctx, send } = await openReviewed(kit(), aFlow());
    const jobId = await send({ kind: 'refused', code: 'file_encrypted' });
    expect(await getSingleJobResult({ ctx, params: { jobId } })).toMatchObject({
      error_code: 'file_encrypted',
    });
    expect(await tasksOf(companyId)).toEqual([]);
  });

  it('gives a reviewer the oldest target, what the page says, and nothing that the customer said', async () => {
    const { companyId, reviewer, send } = await openReviewed(kit(), aFlow({ target_minutes: 60 }));
    const first = await send(anInvoice(), {
      client_data: { segredo: 'Marta' },
      filename: 'nota-da-marta.pdf',
    });
    kit().clock.advance(60_000);
    await send();
    const one = reviewer();
    const next = await getNextTask({ ctx: one, query: {} });
    expect(next.task).toMatchObject({ job_id: first, lease_until: null });
    const task = await claim(one);
    expect(task).toMatchObject({
      job_id: first,
      company_id: companyId,
      company_name: 'Marta Lins',
      reason: 'whole_flow',
      result: anInvoice(),
      files: [{ name: 'document' }],
      is_paused: false,
    });
    expect(JSON.stringify(task)).not.toMatch(/segredo|nota-da-marta/);
    expect(Date.parse(task?.target_at ?? '') - Date.parse(task?.ready_at ?? '')).toBe(3_600_000);
    // A reviewer who holds a task gets that one.
    expect(await claim(one)).toMatchObject({ job_id: first });
    expect(await getReviewQueue({ ctx: one })).toMatchObject({
      lines: [{ company_id: companyId, service: 'nfe', available: 1, claimed: 1, late: 0 }],
      done_today: 0,
    });
  });

  it('gives a task back when its reviewer shows no sign of life', async () => {
    const { companyId, reviewer, send } = await openReviewed(kit(), aFlow());
    const jobId = await send();
    const params = { companyId, jobId };
    const [gone, next] = [reviewer(), reviewer()];
    await claim(gone);
    kit().clock.advance(50_000);
    await renewTask({ ctx: gone, params });
    kit().clock.advance(50_000);
    expect(await claim(next)).toBeNull();
    kit().clock.advance(10_000);
    expect(await claim(next)).toMatchObject({ job_id: jobId });
    for (const late of [renewTask, releaseTask, pauseTask])
      await expect(late({ ctx: gone, params })).rejects.toMatchObject({ code: 'task_not_held' });
    await expect(submitTask({ ctx: gone, params, body: { corrections: [] } })).rejects.toMatchObject({
      code: 'task_not_held',
    });
    kit().clock.advance(61_000);
    await watchTasks(kit().ctx());
    // 110 s of the first reviewer, whose last sign of life was before 60 s had passed, and 60 s of the other.
    expect(await rowOf(jobId)).toMatchObject({ status: 'available', claimedBy: null, workMs: 170_000 });
  });

  it('is decided in one go: the job ends, with what was corrected, by whom and how long it took', async () => {
    const { companyId, ctx, reviewer, send } = await openReviewed(kit(), aFlow());
    const jobId = await send();
    const params = { companyId, jobId };
    kit().clock.advance(30_000);
    const one = reviewer();
    await claim(one);
    kit().clock.advance(20_000);
    const answer = await submitTask({
      ctx: one,
      params,
      body: {
        corrections: [
          { key: 'IssuerCNPJ', value: '11.222.333/0001-81' },
          { key: 'Number', value: '3606279' },
          { key: 'TotalAmount', value: null },
          { key: 'Items[0].Code', value: 'A-1', page: 1, box: [0.1, 0.5, 0.1, 0.02] },
        ],
        observation: 'Carimbo',
      },
    });
    const errorFields = ['IssuerCNPJ', 'TotalAmount', 'Items[0].Code'];
    expect(answer).toEqual({ error_fields: errorFields, is_final: true });
    const { result, ...job } = await getSingleJobResult({ ctx, params: { jobId } });
    expect(job).toMatchObject({ status: 'done' });
    expect(result?.Document[0]?.Data).toEqual({
      Number: anInvoice().Document[0]?.Data['Number'],
      IssuerCNPJ: {
        value: '11222333000181',
        page: 1,
        box: [0.2, 0.2, 0.2, 0.02],
        checks: [{ check: 'cnpj_digits', ok: true }],
        origin: 'review',
        read: '11222333000182',
      },
      Items: [{ Code: { value: 'A-1', page: 1, box: [0.1, 0.5, 0.1, 0.02], origin: 'review' } }],
    });
    const { principal } = one;
    expect(await rowOf(jobId)).toMatchObject({
      status: 'completed',
      operator: principal.kind === 'user' && principal.userId,
      operation: 'corrected',
      isSuccess: false,
      errorFields,
      observation: 'Carimbo',
      workMs: 20_000,
      queueMs: 30_000,
      aiResult: { IssuerCNPJ: '11222333000182', TotalAmount: '120.50' },
      operatorResult: { Number: '3606279', IssuerCNPJ: '11222333000181', 'Items[0].Code': 'A-1' },
      claimedBy: null,
      result: null,
    });
    expect(await eventsOf(jobId)).toMatchObject([{ type: 'job.done', jobId }]);
    expect(await usageOf(companyId)).toEqual([{ total: 1, errors: 0 }]);
    await expect(submitTask({ ctx: one, params, body: { corrections: [] } })).rejects.toMatchObject({
      code: 'task_not_held',
    });
    const trail = await trailOf(companyId);
    expect(trail.map(({ action }) => action)).toEqual(['claimTask', 'submitTask']);
    expect(JSON.stringify(trail)).not.toMatch(/11222333|11\.222/);
  });

  it('is a success where everything stood as it was read', async () => {
    const { companyId, ctx, reviewer, send } = await openReviewed(kit(), aFlow());
    const jobId = await send();
    const one = reviewer();
    await claim(one);
    await submitTask({ ctx: one, params: { companyId, jobId }, body: { corrections: [] } });
    expect(await rowOf(jobId)).toMatchObject({ operation: 'accepted', isSuccess: true, errorFields: [] });
    expect(await getSingleJobResult({ ctx, params: { jobId } })).toMatchObject({ result: anInvoice() });
    expect(await getReviewQueue({ ctx: one })).toEqual({ lines: [], done_today: 1 });
  });

  it('refuses a correction of what the service does not have, and changes nothing', async () => {
    const { companyId, ctx, reviewer, send } = await openReviewed(kit(), aFlow());
    const jobId = await send();
    const one = reviewer();
    await claim(one);
    for (const key of [
      'Nope',
      '__proto__',
      'constructor',
      'Items',
      'Items[4].Code',
      '#2.Number',
      'Number[0].Code',
      '',
    ])
      await expect(
        submitTask({ ctx: one, params: { companyId, jobId }, body: { corrections: [{ key, value: '1' }] } }),
      ).rejects.toMatchObject({ code: 'invalid_input', details: [{ path: 'body.corrections.0.key' }] });
    expect(await rowOf(jobId)).toMatchObject({ status: 'claimed', workMs: 0 });
    expect(await getSingleJobResult({ ctx, params: { jobId } })).toMatchObject({ status: 'processing' });
  });

  it('ends a job in error where its document is turned away', async () => {
    const { companyId, ctx, reviewer, send } = await openReviewed(kit(), aFlow());
    const jobId = await send();
    const one = reviewer();
    await claim(one);
    await rejectTask({ ctx: one, params: { companyId, jobId }, body: { reason: 'illegible' } });
    expect(await getSingleJobResult({ ctx, params: { jobId } })).toMatchObject({
      status: 'error',
      error: 'Recusado na revisão humana: o documento está ilegível.',
      error_code: 'review_illegible',
    });
    expect(await rowOf(jobId)).toMatchObject({
      status: 'rejected',
      operation: 'rejected',
      isSuccess: null,
      endCode: 'review_illegible',
    });
    expect(await eventsOf(jobId)).toMatchObject([{ type: 'job.error', jobId }]);
  });

  it('can be put off, handed back and paused', async () => {
    const { companyId, reviewer, send } = await openReviewed(kit(), aFlow());
    const jobId = await send();
    const params = { companyId, jobId };
    const one = reviewer();
    await claim(one);
    kit().clock.advance(10_000);
    await postponeTask({ ctx: one, params, body: { minutes: 15 } });
    expect(await claim(one)).toBeNull();
    expect(await getReviewQueue({ ctx: one })).toMatchObject({ lines: [{ available: 0, postponed: 1 }] });
    kit().clock.advance(15 * 60_000);
    expect(await claim(one)).toMatchObject({ job_id: jobId });
    kit().clock.advance(5000);
    await pauseTask({ ctx: one, params });
    expect(await rowOf(jobId)).toMatchObject({ status: 'claimed', workMs: 15_000, workingSince: null });
    kit().clock.advance(10 * 60_000);
    expect(await claim(reviewer())).toBeNull();
    await renewTask({ ctx: one, params });
    kit().clock.advance(5000);
    await releaseTask({ ctx: one, params });
    expect(await rowOf(jobId)).toMatchObject({ status: 'available', claimedBy: null, workMs: 20_000 });
    expect(await claim(reviewer())).toMatchObject({ job_id: jobId });
  });

  it('is decided by two people where the flow says so, the second without seeing the first', async () => {
    const { companyId, ctx, reviewer, send } = await openReviewed(
      kit(),
      aFlow({ second_review_percent: 100 }),
    );
    const [same, other] = [await send(), await send()];
    const [one, two] = [reviewer(), reviewer()];
    const body = { corrections: [{ key: 'Number', value: '77' }] };
    for (const jobId of [same, other]) {
      await claim(one, { job_id: jobId });
      expect(await submitTask({ ctx: one, params: { companyId, jobId }, body })).toMatchObject({
        is_final: false,
      });
      expect(await getSingleJobResult({ ctx, params: { jobId } })).toMatchObject({ status: 'processing' });
    }
    expect(await claim(one)).toBeNull();
    expect(await claim(two, { job_id: same })).toMatchObject({ result: anInvoice() });
    await submitTask({ ctx: two, params: { companyId, jobId: same }, body });
    await claim(two, { job_id: other });
    await submitTask({ ctx: two, params: { companyId, jobId: other }, body: { corrections: [] } });
    expect(await rowOf(same)).toMatchObject({ status: 'completed', isAgreed: true });
    expect(await rowOf(other)).toMatchObject({ status: 'completed', isAgreed: false, isSuccess: true });
    expect(await getSingleJobResult({ ctx, params: { jobId: same } })).toMatchObject({ status: 'done' });
  });

  it('ends with a reason when nobody came while the data was kept, and is purged with its job', async () => {
    const { companyId, ctx, send } = await openReviewed(kit(), aFlow());
    const jobId = await send();
    const hourMs = 3_600_000;
    kit().clock.advance(30 * 24 * hourMs - hourMs - 1000);
    await watchTasks(kit().ctx());
    expect(await rowOf(jobId)).toMatchObject({ status: 'available' });
    kit().clock.advance(1000);
    await watchTasks(kit().ctx());
    expect(await rowOf(jobId)).toMatchObject({
      status: 'expired',
      endCode: 'review_expired',
      operator: null,
    });
    expect(await getSingleJobResult({ ctx, params: { jobId } })).toMatchObject({
      status: 'error',
      error_code: 'review_expired',
    });
    expect(await usageOf(companyId)).toEqual([{ total: 1, errors: 1 }]);
    kit().clock.advance(hourMs);
    await purgeDue(kit().ctx(), new AbortController().signal);
    const row = await rowOf(jobId);
    expect(row).toMatchObject({ aiResult: null, confidences: { Number: 96 }, status: 'expired' });
    expect(JSON.stringify(row)).not.toContain('3606279');
  });

  it('ends with its job where that is cancelled, also under the hands of a reviewer', async () => {
    const { companyId, owner, reviewer, send } = await openReviewed(kit(), aFlow());
    const jobId = await send();
    const one = reviewer();
    await claim(one);
    await cancelJob({ ctx: owner, params: { companyId, jobId } });
    expect(await rowOf(jobId)).toMatchObject({ status: 'cancelled', endCode: 'cancelled', result: null });
    await expect(
      submitTask({ ctx: one, params: { companyId, jobId }, body: { corrections: [] } }),
    ).rejects.toMatchObject({
      code: 'task_not_held',
    });
    expect(await claim(one)).toBeNull();
  });
});
