import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import type { RetentionChoice } from '@lavra/contract/model/company';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { managementClient } from './client/endpoint-clients.ts';

const companies = managementClient(companyEndpoints);

const companyKey = (companyId: string) => ['companies', companyId] as const;
export const retentionKey = (companyId: string) => [...companyKey(companyId), 'retention'] as const;

/** How long the company's data is kept. */
export function retentionQuery(companyId: string) {
  return queryOptions({
    queryKey: retentionKey(companyId),
    queryFn: ({ signal }) => companies.getRetention({ params: { companyId } }, signal),
    // A form is filled from it and must not change while the user edits.
    staleTime: Infinity,
  });
}

export function updateRetentionMutation(companyId: string) {
  return mutationOptions({
    mutationFn: (body: RetentionChoice) => companies.updateRetention({ params: { companyId }, body }),
  });
}

/** What was purged and when, newest first. */
export function purgesQuery(companyId: string) {
  return queryOptions({
    queryKey: [...companyKey(companyId), 'purges'],
    queryFn: ({ signal }) => companies.listPurges({ params: { companyId } }, signal),
    staleTime: 0,
  });
}

/** When the company was created, which is when it accepted the terms. */
export function creationTimeQuery(companyId: string) {
  return queryOptions({
    queryKey: [...companyKey(companyId), 'creation-time'],
    queryFn: ({ signal }) => companies.getCreationTime({ params: { companyId } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The address of a ZIP code. */
export function zipCodeMutation() {
  return mutationOptions({
    mutationFn: (zipCode: string) => companies.lookUpZipCode({ params: { zipCode } }),
  });
}
