import { appClientEndpoints } from '@lavra/contract/endpoints/app-clients';
import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import { queryOptions } from '@tanstack/react-query';

import { managementClient } from '../../../lib/api.ts';

export const appClientsApi = managementClient(appClientEndpoints);
const companies = managementClient(companyEndpoints);

export const appClientsKey = (companyId: string) => ['app-clients', companyId] as const;

/** App clients of a company, the hidden one of the demo among them. */
export function appClientsQuery(companyId: string) {
  return queryOptions({
    queryKey: appClientsKey(companyId),
    queryFn: ({ signal }) => appClientsApi.listAppClients({ params: { companyId } }, signal),
  });
}

/** Services that the company may use, hence the scopes that its app clients may have. */
export function allowedServicesQuery(companyId: string) {
  return queryOptions({
    queryKey: ['company-scopes', companyId],
    queryFn: ({ signal }) => companies.getCompanyScopes({ params: { companyId } }, signal),
  });
}
