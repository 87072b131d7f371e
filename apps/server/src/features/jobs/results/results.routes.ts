import { Readable } from 'node:stream';

import { resultEndpoints } from '@lavra/contract/endpoints/results';

import { type HttpExchange, routeGroup } from '../../../platform/http/route-group.ts';
import { getBatchInfo, getCompanyBatchInfo } from './get-batch-info.ts';
import { getBatchResult, getCompanyBatchResult } from './get-batch-result.ts';
import { getBatchStatus } from './get-batch-status.ts';
import { getJobFile } from './get-job-file.ts';
import { getCompanyJobInfo, getJobInfo } from './get-job-info.ts';
import { getJobResult, getSingleJobResult } from './get-job-result.ts';
import { type PagePicture, getPagePicture } from './get-page-picture.ts';
import { listJobResults } from './list-job-results.ts';

export const resultRoutes = routeGroup(resultEndpoints, {
  getJobResult,
  getSingleJobResult,
  listJobResults,
  getBatchStatus,
  getJobInfo,
  getBatchInfo,
  getBatchResult,
  getCompanyJobInfo,
  getCompanyBatchInfo,
  getCompanyBatchResult,
  getJobPage: async ({ http, ...call }) => {
    const knownEtag = http.headers['if-none-match'];
    return pictureAnswer(await getPagePicture({ ...call, knownEtag }), http);
  },
  getJobFile,
});

function pictureAnswer({ etag, stream, contentType }: PagePicture, http: HttpExchange) {
  if (!stream) http.setStatus(304);
  return { stream: stream ?? Readable.from([]), contentType, etag };
}
