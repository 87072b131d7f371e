import { defineWorker } from '../../../platform/queue/worker.ts';
import { unpackQueue } from '../jobs.queue.ts';
import { failBatch } from '../lifecycle/end-batch.ts';
import { unpackBatch } from './unpack-batch.ts';

export const archiveWorkers = [
  defineWorker({
    queue: unpackQueue,
    concurrency: () => 2,
    handle: ({ ctx, message }) => unpackBatch(ctx, { ...message.data, signal: message.signal }),
    onDeadLetter: async ({ ctx, message }) =>
      void (await failBatch(ctx, { ...message.data, code: 'processing_lost' })),
  }),
];
