import { sendingEndpoints } from '@lavra/contract/endpoints/sending';

import { routeGroup } from '../../../platform/http/route-group.ts';
import { completeParts, completeTrainingParts } from './complete-parts.ts';
import { createBatch } from './create-batch.ts';
import { createJob } from './create-job.ts';
import { createTraining } from './create-training.ts';
import { sendJob } from './send-job.ts';

export const sendingRoutes = routeGroup(sendingEndpoints, {
  createJob,
  createBatch,
  completeParts,
  createTraining,
  completeTrainingParts,
  sendJob,
});
