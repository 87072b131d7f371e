import { processedFileEndpoints } from '@lavra/contract/endpoints/processed-files';

import { routeGroup } from '../../../platform/http/route-group.ts';
import { cancelJob } from '../lifecycle/cancel-job.ts';
import { listBatchJobs } from './list-batch-jobs.ts';
import { listProcessedFiles } from './list-processed-files.ts';
import { watchProcessedFiles } from './watch-processed-files.ts';

export const processedFileRoutes = routeGroup(processedFileEndpoints, {
  listProcessedFiles: ({ ctx, params, query }) => listProcessedFiles({ ctx, input: { ...params, ...query } }),
  watchProcessedFiles: ({ ctx, params, query }) =>
    watchProcessedFiles({ ctx, input: { ...params, ...query } }),
  listBatchJobs: ({ ctx, params, query }) => listBatchJobs({ ctx, input: { ...params, ...query } }),
  cancelJob: ({ ctx, params }) => cancelJob({ ctx, input: params }),
});
