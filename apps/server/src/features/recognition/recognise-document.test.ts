import { expect, it } from 'vitest';

import { describeOnDatabase } from '../../testing/database.ts';
import { asUser } from '../../testing/principals.ts';
import {
  aPdf,
  aResult,
  aSending,
  applicationFor,
  openSender,
  putTo,
  readJob,
  waitingMessages,
} from '../../testing/sending.ts';
import { createBackgroundValidation } from '../backgrounds/create-background-validation.ts';
import { createJob } from '../jobs/sending/create-job.ts';
import { getCompanyJobInfo } from '../jobs/results/get-job-info.ts';
import { createCompanyRule } from '../rules/create-company-rule.ts';
import { getSingleJobResult } from '../jobs/results/get-job-result.ts';
import { finishJob, jobEventQueue, retryOrEnd } from '../jobs/index.ts';

describeOnDatabase('the reading of a job', (kit) => {
  async function startedJob() {
    const { ctx, companyId } = await openSender(kit());
    const app = await applicationFor(kit(), ctx);
    const job = await createJob({ ctx, ...aSending() });
    await putTo(app, job.urls['document'], aPdf);
    const result = () => getSingleJobResult({ ctx, params: { jobId: job.id } });
    const counted = async () => {
      const { rows } = await kit().database.pool.query(
        'select total, errors from usage_daily where company_id = $1',
        [companyId],
      );
      return rows[0] as unknown;
    };
    const events = async () =>
      (await waitingMessages(kit(), jobEventQueue.name)).filter((event) =>
        JSON.stringify(event).includes(job.id),
      );
    return { id: job.id, result, counted, events };
  }

  it('ends in error with the reason when the engine refuses the document', async () => {
    const { id, result, counted, events } = await startedJob();
    kit().engine.answer = () => ({ kind: 'refused', code: 'file_encrypted' });
    await readJob(kit(), id);
    expect(await result()).toMatchObject({
      status: 'error',
      error: 'O arquivo é protegido por senha.',
      error_code: 'file_encrypted',
    });
    expect(await counted()).toEqual({ total: 1, errors: 1 });
    expect(await events()).toMatchObject([{ type: 'job.error', jobId: id }]);
  });

  it('costs no attempt while its files are out of reach', async () => {
    const { id, result } = await startedJob();
    kit().engine.answer = () => {
      throw Object.assign(new Error('the bucket is slow'), { retryable: true });
    };
    for (let count = 0; count < 4; count += 1) await expect(readJob(kit(), id)).rejects.toThrow('slow');
    kit().engine.answer = () => ({ kind: 'recognised', result: aResult() });
    await readJob(kit(), id);
    expect(await result()).toMatchObject({ status: 'done' });
  });

  it('does nothing a second time', async () => {
    const { id, result, counted, events } = await startedJob();
    kit().engine.answer = () => ({ kind: 'recognised', result: aResult('first') });
    await readJob(kit(), id);
    kit().engine.answer = () => ({ kind: 'recognised', result: aResult('second') });
    await readJob(kit(), id);
    expect(await result()).toMatchObject({ result: aResult('first') });
    expect(await counted()).toEqual({ total: 1, errors: 0 });
    expect(await events()).toHaveLength(1);
  });

  it('writes nothing when a later attempt has taken its place', async () => {
    const { id, result, counted } = await startedJob();
    kit().engine.answer = async () => {
      kit().engine.answer = () => ({ kind: 'recognised', result: aResult('later') });
      await readJob(kit(), id);
      return { kind: 'recognised', result: aResult('earlier') };
    };
    await readJob(kit(), id);
    expect(await result()).toMatchObject({ result: aResult('later') });
    expect(await counted()).toEqual({ total: 1, errors: 0 });
  });

  it('is put off when the machine had no time for it, and read another time', async () => {
    const { id, result } = await startedJob();
    kit().engine.answer = () => ({ kind: 'refused', code: 'recognition_timeout', retryable: true });
    expect(await readJob(kit(), id)).toEqual({ postponedMs: 60_000 });
    expect(await result()).toMatchObject({ status: 'processing' });
    kit().engine.answer = () => ({ kind: 'recognised', result: aResult() });
    await readJob(kit(), id);
    expect(await result()).toMatchObject({ status: 'done' });
  });

  it('is asked once more when the reader dies, and ends when it dies of it again', async () => {
    const { id, result, counted } = await startedJob();
    kit().engine.answer = () => ({ kind: 'refused', code: 'recognition_crashed', detail: 'SIGKILL' });
    await expect(readJob(kit(), id)).rejects.toThrow('SIGKILL');
    expect(await result()).toMatchObject({ status: 'processing' });
    await readJob(kit(), id);
    expect(await result()).toMatchObject({ status: 'error', error_code: 'recognition_crashed' });
    expect(await counted()).toEqual({ total: 1, errors: 1 });
  });

  it('is given up after three attempts that were lost, and not before', async () => {
    const { id, result } = await startedJob();
    kit().engine.answer = () => {
      throw new Error('no connection');
    };
    for (const status of ['processing', 'processing', 'error']) {
      await expect(readJob(kit(), id)).rejects.toThrow('no connection');
      await retryOrEnd(kit().ctx(), id);
      expect(await result()).toMatchObject({ status });
    }
    expect(await result()).toMatchObject({ error_code: 'processing_lost' });
    await readJob(kit(), id);
  });

  it('counts no attempt when the server stops in its midst', async () => {
    const { id, result } = await startedJob();
    for (let stop = 0; stop < 5; stop += 1) {
      const controller = new AbortController();
      kit().engine.answer = () => {
        controller.abort();
        throw new Error('stopped');
      };
      await expect(readJob(kit(), id, controller.signal)).rejects.toThrow('stopped');
    }
    kit().engine.answer = () => ({ kind: 'recognised', result: aResult() });
    await readJob(kit(), id);
    expect(await result()).toMatchObject({ status: 'done' });
  });

  it('leaves a job as it is that ended from outside meanwhile', async () => {
    const { id, result, counted } = await startedJob();
    kit().engine.answer = async () => {
      await finishJob(kit().ctx(), { jobId: id, outcome: { kind: 'error', code: 'cancelled' } });
      return { kind: 'recognised', result: aResult() };
    };
    await readJob(kit(), id);
    expect(await result()).toMatchObject({ status: 'error', error_code: 'cancelled' });
    expect(await result()).not.toHaveProperty('result');
    expect(await counted()).toEqual({ total: 1, errors: 1 });
  });

  it('stores what a page says even where the database could not', async () => {
    const { id, result } = await startedJob();
    kit().engine.answer = () => ({ kind: 'recognised', result: aResult('a\0b\ud800c') });
    await readJob(kit(), id);
    expect(await result()).toMatchObject({ result: aResult('ab\ufffdc') });
  });

  it('says of each outside check that it is not configured, never that it passed', async () => {
    const { ctx, companyId } = await openSender(kit());
    const admin = kit().ctx({ principal: asUser({ isAdmin: true }) });
    const { id: backgroundId } = await createBackgroundValidation({
      ctx: admin,
      body: { background_name: 'Inquilinos', validations: { serpro_cpf: true, serpro_data_valid: true } },
    });
    const rule = { scopes: [], reset_day: 0, front_data: [], validations_front_data: [] };
    const params = { companyId };
    await createCompanyRule({ ctx: admin, params, body: { ...rule, validations: [backgroundId] } });
    kit().engine.answer = () => ({ kind: 'recognised', result: aResult() });
    const app = await applicationFor(kit(), ctx);
    const sendAndRead = async (query: object) => {
      const { id, urls } = await createJob({ ctx, ...aSending(query) });
      await putTo(app, urls['document'], aPdf);
      await readJob(kit(), id);
      return id;
    };
    const validated = {
      status: 'done',
      validation_status: 'not_configured',
      validation: {
        serpro_cpf: { status: 'not_configured' },
        serpro_data_valid: { status: 'not_configured' },
      },
    };
    const jobId = await sendAndRead({ 'background-validation-id': backgroundId });
    expect(await getSingleJobResult({ ctx, params: { jobId } })).toMatchObject(validated);
    expect(await getCompanyJobInfo({ ctx: admin, params: { companyId, jobId } })).toMatchObject(validated);

    const plain = await getSingleJobResult({ ctx, params: { jobId: await sendAndRead({}) } });
    expect(plain).toMatchObject({ status: 'done' });
    expect(plain).not.toHaveProperty('validation_status');
  });
});
