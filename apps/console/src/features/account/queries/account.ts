import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { queryOptions } from '@tanstack/react-query';

import { managementClient } from '../../../lib/api.ts';

export const profileApi = managementClient(identityEndpoints);
export const companiesApi = managementClient(companyEndpoints);

export const membersKey = (companyId: string) => ['members', companyId] as const;
export const retentionKey = (companyId: string) => ['retention', companyId] as const;

/** The people of a company, its owner first. */
export function membersQuery(companyId: string) {
  return queryOptions({
    queryKey: membersKey(companyId),
    queryFn: ({ signal }) => companiesApi.listMembers({ params: { companyId } }, signal),
  });
}

/** How long the company's data is kept. */
export function retentionQuery(companyId: string) {
  return queryOptions({
    queryKey: retentionKey(companyId),
    queryFn: ({ signal }) => companiesApi.getRetention({ params: { companyId } }, signal),
    // A form is filled from it, and must not change under the hand.
    staleTime: Infinity,
  });
}

/** What was purged and when, newest first. */
export function purgesQuery(companyId: string) {
  return queryOptions({
    queryKey: ['purges', companyId],
    queryFn: ({ signal }) => companiesApi.listPurges({ params: { companyId } }, signal),
    staleTime: 0,
  });
}
