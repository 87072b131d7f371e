import { defineTimer } from '../../../platform/queue/worker.ts';
import { watchJobs } from './watch-jobs.ts';

export const lifecycleWorkers = [
  defineTimer({ name: 'jobs.watch', cron: '* * * * *', retries: 0, handle: watchJobs }),
];
