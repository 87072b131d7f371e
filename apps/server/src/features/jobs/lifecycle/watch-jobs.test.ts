import { expect, it } from 'vitest';

import { describeOnDatabase } from '../../../testing/database.ts';
import {
  aPdf,
  aPng,
  applicationFor,
  aSending,
  openSender,
  putTo,
  waitingMessages,
} from '../../../testing/sending.ts';
import { createBatch } from '../sending/create-batch.ts';
import { createJob } from '../sending/create-job.ts';
import { getBatchStatus } from '../results/get-batch-status.ts';
import { getSingleJobResult } from '../results/get-job-result.ts';
import { recogniseQueue } from '../jobs.queue.ts';
import { watchJobs } from './watch-jobs.ts';

const hourMs = 3_600_000;

describeOnDatabase('the watch over jobs', (kit) => {
  it('ends what waits for files that never came, and closes their links', async () => {
    const { ctx } = await openSender(kit());
    const app = await applicationFor(kit(), ctx);
    const half = await createJob({ ctx, ...aSending({ facematch: true }) });
    await putTo(app, half.urls['document'], aPng);
    const inParts = await createJob({ ctx, ...aSending({ parts: 2 }) });
    await putTo(app, inParts.urls['part_1'], aPng);
    const batch = await createBatch({ ctx, ...aSending() });
    const whole = await createJob({ ctx, ...aSending() });
    await putTo(app, whole.urls['document'], aPdf);

    const status = async ({ id }: { id: string }) =>
      (await getSingleJobResult({ ctx, params: { jobId: id } })).status;
    kit().clock.advance(half.exp);
    await watchJobs(kit().ctx());
    expect(await status(half)).toBe('waiting');
    kit().clock.advance(hourMs);
    await watchJobs(kit().ctx());
    await watchJobs(kit().ctx());
    expect(await getSingleJobResult({ ctx, params: { jobId: half.id } })).toMatchObject({
      status: 'error',
      error: 'Os arquivos anunciados não chegaram no prazo.',
    });
    expect(await status(inParts)).toBe('error');
    expect(await getBatchStatus({ ctx, params: { batchId: batch.id } })).toMatchObject({
      status: 'error',
      error: 'Os arquivos anunciados não chegaram no prazo.',
      jobs: [],
    });
    expect(await status(whole)).toBe('processing');
  });

  it('sends a job again whose message was lost, once, and leaves one alone that is in flight', async () => {
    const { ctx } = await openSender(kit());
    const app = await applicationFor(kit(), ctx);
    const { id, urls } = await createJob({ ctx, ...aSending() });
    await putTo(app, urls['document'], aPdf);
    const mine = async () =>
      (await waitingMessages(kit(), recogniseQueue.name)).filter((message) =>
        JSON.stringify(message).includes(id),
      );
    await kit().database.pool.query(`delete from queue_messages where data->>'jobId' = $1`, [id]);
    await watchJobs(kit().ctx());
    expect(await mine()).toHaveLength(0);
    kit().clock.advance(hourMs);
    await watchJobs(kit().ctx());
    await watchJobs(kit().ctx());
    expect(await mine()).toHaveLength(1);
  });
});
