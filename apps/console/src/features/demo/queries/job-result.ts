import { demoPollIntervalMs } from '@lavra/contract/constants';
import { jobEndpoints } from '@lavra/contract/endpoints/jobs';
import { isFinal } from '@lavra/contract/model/job';
import { queryOptions } from '@tanstack/react-query';

import { documentsClient } from '../../../lib/api.ts';

const jobs = documentsClient(jobEndpoints);

/** The state of a job, asked for again until it is final. A failed question is asked again as long as an earlier one was answered. */
export function jobResultQuery(jobId: string) {
  return queryOptions({
    queryKey: ['jobs', jobId, 'result'],
    queryFn: ({ signal }) => jobs.getSingleJobResult({ params: { jobId } }, signal),
    refetchInterval: ({ state: { data } }) =>
      data === undefined || isFinal(data.status) ? false : demoPollIntervalMs,
    staleTime: ({ state: { data } }) =>
      data !== undefined && isFinal(data.status) ? Number.POSITIVE_INFINITY : 0,
    meta: { quiet: true },
  });
}

/** Everything about a job, its kept files among it. */
export function jobInfoQuery(companyId: string, jobId: string) {
  return queryOptions({
    queryKey: ['jobs', jobId, 'info', companyId],
    queryFn: ({ signal }) => jobs.getCompanyJobInfo({ params: { companyId, jobId } }, signal),
  });
}

/** Ends a job that is waiting or being read. */
export function cancelJob(companyId: string, jobId: string) {
  return jobs.cancelJob({ params: { companyId, jobId } });
}
