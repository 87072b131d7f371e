import { processedFileEndpoints } from '@lavra/contract/endpoints/processed-files';

import { routeGroup } from '../../../platform/http/route-group.ts';
import { cancelJob } from '../lifecycle/cancel-job.ts';
import { listBatchJobs } from './list-batch-jobs.ts';
import { listProcessedFiles } from './list-processed-files.ts';
import { watchProcessedFiles } from './watch-processed-files.ts';

export const processedFileRoutes = routeGroup(processedFileEndpoints, {
  listProcessedFiles,
  watchProcessedFiles,
  listBatchJobs,
  cancelJob,
});
