import { queryOptions } from '@tanstack/react-query';

import type { PageSize } from '../job-search.ts';
import { jobsApi } from './jobs-api.ts';
import type { JobPage } from './list-processed-files.ts';

interface Batch {
  readonly companyId: string;
  readonly batchId: string;
  readonly size: PageSize;
  readonly token: string | undefined;
}

/** A page of the jobs of a batch, oldest first. */
export function batchJobsQuery({ companyId, batchId, size, token }: Batch) {
  return queryOptions({
    queryKey: ['jobs', companyId, 'batch-jobs', batchId, size, token ?? ''],
    queryFn: ({ signal }): Promise<JobPage> =>
      jobsApi.listBatchJobs(
        { params: { companyId, batchId }, query: { limit: String(size), nextPageToken: token } },
        signal,
      ),
    staleTime: 0,
    placeholderData: (before, of) => (of?.queryKey[3] === batchId ? before : undefined),
  });
}
