import type { ProcessedFile } from '@lavra/contract/model/job';
import { queryOptions } from '@tanstack/react-query';

import { defaultPageSize, type JobSearch } from '../job-search.ts';
import { newMs } from './follow.ts';
import { jobsApi } from './jobs-api.ts';

export interface JobPage {
  readonly jobs: ProcessedFile[];
  readonly nextPageToken?: string | undefined;
}

/** Every page of a company's list that is in memory. */
export const listKey = (companyId: string) => ['jobs', companyId, 'list'] as const;

/** A page of the batches and single jobs of a company, newest first. */
export function processedFilesQuery(companyId: string, search: JobSearch, token?: string) {
  const { id, size = defaultPageSize, ...filters } = search;
  const query = { ...filters, ksuid: id, limit: String(size), nextPageToken: token };
  return queryOptions({
    queryKey: [...listKey(companyId), search, token ?? ''],
    queryFn: ({ signal }): Promise<JobPage> =>
      jobsApi.listProcessedFiles({ params: { companyId }, query }, signal),
    staleTime: newMs,
    // The old page stands while the next comes, but never one of another company.
    placeholderData: (before, of) => (of?.queryKey[1] === companyId ? before : undefined),
  });
}
