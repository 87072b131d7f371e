import { outsideCheckEndpoints } from '@lavra/contract/endpoints/outside-checks';
import { queryOptions } from '@tanstack/react-query';

import { managementClient } from './clients.ts';

const outsideChecks = managementClient(outsideCheckEndpoints);

/** How the services of the outside checks answer; for administrators. */
export function outsideChecksQuery() {
  return queryOptions({
    queryKey: ['outside-checks'],
    queryFn: ({ signal }) => outsideChecks.listOutsideChecks({}, signal),
    staleTime: 0,
    refetchInterval: 60_000,
  });
}
