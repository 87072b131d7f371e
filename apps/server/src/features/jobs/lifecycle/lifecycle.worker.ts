import { defineWorker } from '../../../platform/queue/worker.ts';
import { watchQueue } from '../jobs.queue.ts';
import { watchJobs } from './watch-jobs.ts';

export const lifecycleWorkers = [
  defineWorker({
    queue: watchQueue,
    schedule: { cron: '* * * * *', data: {} },
    handle: ({ ctx }) => watchJobs(ctx),
  }),
];
