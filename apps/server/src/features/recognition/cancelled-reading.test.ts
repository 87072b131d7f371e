import type { RecogniseOutcome } from '@lavra/engine';
import { expect, it } from 'vitest';

import { openAccount } from '../../testing/accounts.ts';
import { describeOnDatabase } from '../../testing/database.ts';
import { aSending, readJob } from '../../testing/sending.ts';
import { cancelJob } from '../jobs/lifecycle/cancel-job.ts';
import { getJobInfo } from '../jobs/results/get-job-info.ts';
import { sendJob } from '../jobs/sending/send-job.ts';

describeOnDatabase('a reading', (kit) => {
  it('is broken off when its job is cancelled, and does not end the job a second time', async () => {
    const { ctx, userId: companyId } = await openAccount(kit());
    const { id } = await sendJob({
      ctx,
      ...aSending({ service: 'mock' }),
      body: { data: Buffer.from('%PDF-1.4').toString('base64') },
    });
    // An engine that reads for ever, until it is aborted.
    let begun = () => undefined as void;
    const isReading = new Promise<void>((resolve) => (begun = resolve));
    kit().engine.recognise = (_input: unknown, options?: { signal?: AbortSignal }) =>
      new Promise<RecogniseOutcome>((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
        begun();
      });
    const reading = readJob(kit(), id);
    await isReading;
    await cancelJob({ ctx, params: { companyId, jobId: id } });
    await reading;
    expect(await getJobInfo({ ctx, params: { jobId: id } })).toMatchObject({
      status: 'error',
      error_code: 'cancelled',
    });
  });
});
