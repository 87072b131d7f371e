import { reviewEndpoints } from '@lavra/contract/endpoints/review';

import { routeGroup } from '../../platform/http/route-group.ts';
import { claimTask, getNextTask } from './claim-task.ts';
import { getReviewQueue } from './get-review-queue.ts';
import { pauseTask, postponeTask, releaseTask, renewTask } from './hold-task.ts';
import { readRegion } from './read-region.ts';
import { rejectTask } from './reject-task.ts';
import { submitTask } from './submit-task.ts';

export const reviewRoutes = routeGroup(reviewEndpoints, {
  getReviewQueue,
  getNextTask,
  claimTask,
  renewTask,
  pauseTask,
  releaseTask,
  postponeTask,
  submitTask,
  rejectTask,
  readRegion,
});
