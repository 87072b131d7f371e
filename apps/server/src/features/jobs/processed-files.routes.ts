import { Readable } from 'node:stream';

import { jobEndpoints } from '@lavra/contract/endpoints/jobs';

import { type HttpExchange, routeGroup } from '../../platform/http/route-group.ts';
import { cancelJob } from './cancel-job.ts';
import { getBatchInfo } from './get-batch-info.ts';
import { getBatchResult } from './get-batch-result.ts';
import { getJobFile } from './get-job-file.ts';
import { getJobInfo } from './get-job-info.ts';
import { type PagePicture, getPagePicture } from './get-page-picture.ts';
import { listBatchJobs } from './list-batch-jobs.ts';
import { listProcessedFiles } from './list-processed-files.ts';
import { listResults } from './list-results.ts';
import { watchProcessedFiles } from './watch-processed-files.ts';

const {
  listJobResults,
  getJobInfo: getJobInfoEndpoint,
  getBatchInfo: getBatchInfoEndpoint,
  getBatchResult: getBatchResultEndpoint,
  getCompanyJobInfo,
  getCompanyBatchInfo,
  getCompanyBatchResult,
  listBatchJobs: listBatchJobsEndpoint,
  listProcessedFiles: listProcessedFilesEndpoint,
  watchProcessedFiles: watchProcessedFilesEndpoint,
  getJobPage,
  getJobFile: getJobFileEndpoint,
  cancelJob: cancelJobEndpoint,
} = jobEndpoints;

/** Lists, details and files; sending is in `jobs.routes.ts`. */
export const processedFileRoutes = routeGroup(
  {
    listJobResults,
    getJobInfo: getJobInfoEndpoint,
    getBatchInfo: getBatchInfoEndpoint,
    getBatchResult: getBatchResultEndpoint,
    getCompanyJobInfo,
    getCompanyBatchInfo,
    getCompanyBatchResult,
    listBatchJobs: listBatchJobsEndpoint,
    listProcessedFiles: listProcessedFilesEndpoint,
    watchProcessedFiles: watchProcessedFilesEndpoint,
    getJobPage,
    getJobFile: getJobFileEndpoint,
    cancelJob: cancelJobEndpoint,
  },
  {
    listJobResults: ({ ctx, query }) =>
      listResults({ ctx, input: { ...query, endDate: query.endDate ?? query.endtDate } }),
    getJobInfo: ({ ctx, params }) => getJobInfo({ ctx, input: params }),
    getBatchInfo: ({ ctx, params }) => getBatchInfo({ ctx, input: params }),
    getBatchResult: ({ ctx, params, query }) => getBatchResult({ ctx, input: { ...params, ...query } }),
    getCompanyJobInfo: ({ ctx, params }) => getJobInfo({ ctx, input: params }),
    getCompanyBatchInfo: ({ ctx, params }) => getBatchInfo({ ctx, input: params }),
    getCompanyBatchResult: ({ ctx, params, query }) =>
      getBatchResult({ ctx, input: { ...params, ...query } }),
    listBatchJobs: ({ ctx, params, query }) => listBatchJobs({ ctx, input: { ...params, ...query } }),
    listProcessedFiles: ({ ctx, params, query }) =>
      listProcessedFiles({ ctx, input: { ...params, ...query } }),
    watchProcessedFiles: ({ ctx, params, query }) =>
      watchProcessedFiles({ ctx, input: { ...params, ...query } }),
    getJobPage: async ({ ctx, params, query, http }) => {
      const knownEtag = http.headers['if-none-match'];
      return pictureAnswer(await getPagePicture({ ctx, input: { ...params, ...query, knownEtag } }), http);
    },
    getJobFile: ({ ctx, params }) => getJobFile({ ctx, input: params }),
    cancelJob: ({ ctx, params }) => cancelJob({ ctx, input: params }),
  },
);

function pictureAnswer({ etag, stream, contentType }: PagePicture, http: HttpExchange) {
  if (!stream) http.setStatus(304);
  return { stream: stream ?? Readable.from([]), contentType, etag };
}
