export { clientScopes, evictActingClients, readActingClient } from './app-clients.policy.ts';
export { appClientRoutes } from './app-clients.routes.ts';
export { type ActingClient, deleteAppClientsOf, markUsed } from './app-clients.store.ts';
export { countCall } from './call-counts.ts';
export { createAppClient } from './create-app-client.ts';
export { createDemoAppClient } from './new-app-client.ts';
export { resealClientSecrets } from './reseal-client-secrets.ts';
