import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import { flowEndpoints } from '@lavra/contract/endpoints/flows';
import type { CompanyDataChoice } from '@lavra/contract/model/company';
import type { Flow } from '@lavra/contract/model/flow';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { managementClient } from './client/endpoint-clients.ts';
import { retentionKey } from './companies.ts';

const companies = managementClient(companyEndpoints);
const flows = managementClient(flowEndpoints);

/** The company's flows to human review, and how long its data is kept. */
export function companyDataQuery(companyId: string) {
  return queryOptions({
    queryKey: retentionKey(companyId),
    queryFn: ({ signal }) => companies.getRetention({ params: { companyId } }, signal),
  });
}

export function updateCompanyDataMutation(companyId: string) {
  return mutationOptions({
    mutationFn: (body: CompanyDataChoice) => companies.updateRetention({ params: { companyId }, body }),
    meta: { changes: retentionKey(companyId) },
  });
}

const flowsKey = (companyId: string) => ['flows', companyId] as const;

/** The flows alone, for users who may review. */
export function flowsQuery(companyId: string) {
  return queryOptions({
    queryKey: flowsKey(companyId),
    queryFn: ({ signal }) => flows.listFlows({ params: { companyId } }, signal),
  });
}

/** Updates one flow, identified by its scope and app client. */
export function updateFlowMutation(companyId: string) {
  return mutationOptions({
    mutationFn: (body: Flow) => flows.updateFlow({ params: { companyId }, body }),
    meta: { changes: flowsKey(companyId) },
  });
}
