import { expect, it } from 'vitest';

import { describeOnDatabase } from '../../../testing/database.ts';
import { aPdf, aSending, openSender, putTo } from '../../../testing/sending.ts';
import { createJob } from './create-job.ts';
import { createTraining } from './create-training.ts';

describeOnDatabase('what a company may keep waiting', (kit) => {
  const withLimits = async (limits: object) => {
    const { ctx } = await openSender(kit());
    const { config } = kit();
    return { ...ctx, config: { ...config, limits: { ...config.limits, ...limits } } };
  };

  it('is so many documents, until some have ended, whatever another company does', async () => {
    const ctx = await withLimits({ companyWaitingJobs: 3 });
    const send = () => createJob({ ctx, ...aSending() });
    for (let i = 0; i < 3; i += 1) await send();
    await expect(send()).rejects.toMatchObject({ code: 'company_jobs_waiting', retryAfterS: 60 });
    const other = await withLimits({ companyWaitingJobs: 3 });
    expect((await createJob({ ctx: other, ...aSending() })).id).toBeTruthy();
    kit().clock.advance(10_000);
    await expect(send()).rejects.toMatchObject({ code: 'company_jobs_waiting' });
    await kit().database.pool.query("update jobs set status = 'done', finished_at = now()");
    kit().clock.advance(10_000);
    expect((await send()).id).toBeTruthy();
  });

  it('is so many files for training', async () => {
    const ctx = await withLimits({ companyTrainingFiles: 1 });
    const give = () => createTraining({ ctx, query: {} });
    await give();
    await expect(give()).rejects.toMatchObject({ code: 'company_training_full' });
  });

  it('is so many bytes, where that is set', async () => {
    const ctx = await withLimits({ companyStoredBytes: 10 });
    const { urls } = await createJob({ ctx, ...aSending() });
    const app = await kit().http();
    expect((await putTo(app, urls['document'], aPdf)).statusCode).toBe(200);
    kit().clock.advance(600_000);
    await expect(createJob({ ctx, ...aSending() })).rejects.toMatchObject({ code: 'company_storage_full' });
  });
});
