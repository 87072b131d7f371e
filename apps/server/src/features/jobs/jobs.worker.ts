import { defineWorker } from '../../platform/queue/worker.ts';
import { failBatch } from './fail-batch.ts';
import { unpackQueue, watchQueue } from './jobs.queue.ts';
import { unpackBatch } from './unpack-batch.ts';
import { watchJobs } from './watch-jobs.ts';

export const jobWorkers = [
  defineWorker({
    queue: unpackQueue,
    concurrency: () => 2,
    handle: ({ ctx, message }) => unpackBatch({ ctx, input: { ...message.data, signal: message.signal } }),
    onDead: async ({ ctx, message }) =>
      void (await failBatch(ctx, { ...message.data, code: 'processing_lost' })),
  }),
  defineWorker({
    queue: watchQueue,
    schedule: { cron: '* * * * *', data: {} },
    handle: ({ ctx }) => watchJobs({ ctx }),
  }),
];
