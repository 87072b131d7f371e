import { outsideCheckEndpoints } from '@lavra/contract/endpoints/outside-checks';
import type { CheckName } from '@lavra/contract/model/validation';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { managementClient } from './client/endpoint-clients.ts';

const outsideChecks = managementClient(outsideCheckEndpoints);

const outsideChecksKey = ['outside-checks'] as const;

/** How the services behind the outside checks respond; for administrators. */
export function outsideChecksQuery() {
  return queryOptions({
    queryKey: outsideChecksKey,
    queryFn: ({ signal }) => outsideChecks.listOutsideChecks({}, signal),
    staleTime: 0,
    refetchInterval: 60_000,
  });
}

interface Attempt {
  readonly check: CheckName;
  readonly number: string;
}

/** Calls the service of an outside check once. */
export function tryOutsideCheckMutation() {
  return mutationOptions({
    mutationFn: async ({ check, number }: Attempt) => ({
      check,
      ...(await outsideChecks.tryOutsideCheck({ params: { check }, body: { number } })),
    }),
    meta: { changes: outsideChecksKey },
  });
}
