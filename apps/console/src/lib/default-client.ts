import { demoAppClientName } from '@lavra/contract/constants';
import type { AppClient } from '@lavra/contract/model/app-client';
import { sendableServices } from '@lavra/contract/scopes';
import { type Service, serviceNames } from '@lavra/contract/services/all';

/** The hidden client of the demo if there is one, else the first. */
export function defaultClient(clients: readonly AppClient[]): AppClient | undefined {
  return clients.find(({ ClientName }) => ClientName === demoAppClientName) ?? clients[0];
}

export function maySend(client: AppClient, service: Service): boolean {
  return sendableServices(client.AllowedOAuthScopes, serviceNames).includes(service);
}
