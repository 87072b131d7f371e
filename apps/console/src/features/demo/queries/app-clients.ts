import { appClientEndpoints } from '@lavra/contract/endpoints/app-clients';
import { queryOptions } from '@tanstack/react-query';

import { managementClient } from '../../../lib/api.ts';

const appClients = managementClient(appClientEndpoints);

/** The company's app clients, the hidden one of the demo among them. */
export function appClientsQuery(companyId: string) {
  return queryOptions({
    queryKey: ['app-clients', companyId],
    queryFn: ({ signal }) => appClients.listAppClients({ params: { companyId } }, signal),
    select: ({ appclients }) => appclients,
  });
}
