import { Readable } from 'node:stream';

import { resultEndpoints } from '@lavra/contract/endpoints/results';

import { type HttpExchange, routeGroup } from '../../../platform/http/route-group.ts';
import { getBatchInfo } from './get-batch-info.ts';
import { getBatchResult } from './get-batch-result.ts';
import { getBatchStatus } from './get-batch-status.ts';
import { getJobFile } from './get-job-file.ts';
import { getJobInfo } from './get-job-info.ts';
import { getJobResult } from './get-job-result.ts';
import { type PagePicture, getPagePicture } from './get-page-picture.ts';
import { listResults } from './list-results.ts';

export const resultRoutes = routeGroup(resultEndpoints, {
  getJobResult: ({ ctx, params }) => getJobResult({ ctx, input: params }),
  getSingleJobResult: ({ ctx, params }) => getJobResult({ ctx, input: params }),
  listJobResults: ({ ctx, query }) =>
    listResults({ ctx, input: { ...query, endDate: query.endDate ?? query.endtDate } }),
  getBatchStatus: ({ ctx, params }) => getBatchStatus({ ctx, input: params }),
  getJobInfo: ({ ctx, params }) => getJobInfo({ ctx, input: params }),
  getBatchInfo: ({ ctx, params }) => getBatchInfo({ ctx, input: params }),
  getBatchResult: ({ ctx, params, query }) => getBatchResult({ ctx, input: { ...params, ...query } }),
  getCompanyJobInfo: ({ ctx, params }) => getJobInfo({ ctx, input: params }),
  getCompanyBatchInfo: ({ ctx, params }) => getBatchInfo({ ctx, input: params }),
  getCompanyBatchResult: ({ ctx, params, query }) => getBatchResult({ ctx, input: { ...params, ...query } }),
  getJobPage: async ({ ctx, params, query, http }) => {
    const knownEtag = http.headers['if-none-match'];
    return pictureAnswer(await getPagePicture({ ctx, input: { ...params, ...query, knownEtag } }), http);
  },
  getJobFile: ({ ctx, params }) => getJobFile({ ctx, input: params }),
});

function pictureAnswer({ etag, stream, contentType }: PagePicture, http: HttpExchange) {
  if (!stream) http.setStatus(304);
  return { stream: stream ?? Readable.from([]), contentType, etag };
}
