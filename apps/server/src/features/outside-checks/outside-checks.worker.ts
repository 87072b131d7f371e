import { defineTimer, defineWorker } from '../../platform/queue/worker.ts';
import { validateQueue } from '../jobs/index.ts';
import { deleteOldCalls } from './delete-old-calls.ts';
import { giveValidationUp, validateJob } from './validate-job.ts';

/** Many at once, because a worker only waits for services. */
const sideBySide = 16;

export const outsideCheckWorkers = [
  defineWorker({
    queue: validateQueue,
    concurrency: () => sideBySide,
    handle: ({ ctx, message }) => validateJob(ctx, message.data),
    onDeadLetter: ({ ctx, message }) => giveValidationUp(ctx, message.data.jobId),
  }),
  defineTimer({ name: 'outside-checks.tidy', cron: '45 3 * * *', handle: deleteOldCalls }),
];
