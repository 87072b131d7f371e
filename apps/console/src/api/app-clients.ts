import { callUrl } from '@lavra/contract/client';
import { appClientEndpoints } from '@lavra/contract/endpoints/app-clients';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { type BodyOf, managementClient } from './client/endpoint-clients.ts';

const appClients = managementClient(appClientEndpoints);

const appClientsKey = (companyId: string) => ['app-clients', companyId] as const;

/** Path of the call behind `appClientsQuery`. */
export function appClientsUrl(companyId: string): string {
  return callUrl(appClientEndpoints.listAppClients, { params: { companyId } });
}

/** App clients of a company, including the hidden one of the demo. */
export function appClientsQuery(companyId: string) {
  return queryOptions({
    queryKey: appClientsKey(companyId),
    queryFn: ({ signal }) => appClients.listAppClients({ params: { companyId } }, signal),
  });
}

export function createAppClientMutation(companyId: string) {
  return mutationOptions({
    mutationFn: (body: BodyOf<typeof appClientEndpoints.createAppClient>) =>
      appClients.createAppClient({ params: { companyId }, body }),
    meta: { changes: appClientsKey(companyId) },
  });
}

interface OfClient {
  readonly companyId: string;
  readonly clientId: string;
}

export function updateAppClientMutation(params: OfClient) {
  return mutationOptions({
    mutationFn: (body: BodyOf<typeof appClientEndpoints.updateAppClient>) =>
      appClients.updateAppClient({ params, body }),
    meta: { changes: appClientsKey(params.companyId) },
  });
}

/** Rotates the secret of an app client; the old one stays valid for the given hours. */
export function rotateAppClientSecretMutation(params: OfClient) {
  return mutationOptions({
    mutationFn: (hours: number) =>
      appClients.rotateAppClientSecret({ params, body: { overlap_hours: hours } }),
    meta: { changes: appClientsKey(params.companyId) },
  });
}

export function deleteAppClientMutation(params: OfClient) {
  return mutationOptions({
    mutationFn: () => appClients.deleteAppClient({ params }),
    meta: { changes: appClientsKey(params.companyId) },
  });
}
