import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import { queryOptions } from '@tanstack/react-query';

import { managementClient } from '../../../lib/api.ts';

const companies = managementClient(companyEndpoints);

/** When the company was created, which is when it accepted the terms. */
export function creationTimeQuery(companyId: string) {
  return queryOptions({
    queryKey: ['companies', companyId, 'creation-time'],
    queryFn: ({ signal }) => companies.getCreationTime({ params: { companyId } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
