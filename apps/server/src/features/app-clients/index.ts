// Not the verb that makes tokens: it uses the identity feature, which makes the demo's client through this door.
export { authenticateClient } from './authenticate-client.ts';
export { clientScopes } from './client-scopes.ts';
export { createAppClient } from './create-app-client.ts';
export { createDemoAppClient } from './new-app-client.ts';
export { resealClientSecrets } from './reseal-client-secrets.ts';
