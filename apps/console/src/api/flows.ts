import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import type { CompanyDataChoice } from '@lavra/contract/model/company';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { managementClient } from './clients.ts';

const companies = managementClient(companyEndpoints);

const companyDataKey = (companyId: string) => ['company-data', companyId] as const;

/** What of a company goes to human review, and how long its data is kept. */
export function companyDataQuery(companyId: string) {
  return queryOptions({
    queryKey: companyDataKey(companyId),
    queryFn: ({ signal }) => companies.getRetention({ params: { companyId } }, signal),
  });
}

export function updateCompanyDataMutation(companyId: string) {
  return mutationOptions({
    mutationFn: (body: CompanyDataChoice) => companies.updateRetention({ params: { companyId }, body }),
    meta: { changes: companyDataKey(companyId) },
  });
}
