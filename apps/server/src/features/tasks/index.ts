import { defineTimer } from '../../platform/queue/worker.ts';
import { watchTasks } from './end-from-outside.ts';

export { claimTask } from './claim-task.ts';
export { reviewEnded } from './end-from-outside.ts';
export { sendToReview } from './send-to-review.ts';
export { exportTruth } from './export-truth.ts';
export { purgeTasks } from './tasks.store.ts';
export { rejectTask } from './reject-task.ts';
export { reviewRoutes } from './review.routes.ts';
export { submitTask } from './submit-task.ts';

export const reviewWorkers = [defineTimer({ name: 'tasks.watch', cron: '* * * * *', handle: watchTasks })];
