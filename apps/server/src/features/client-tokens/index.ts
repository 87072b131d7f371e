export { authenticateClient } from './authenticate-client.ts';
export { clientTokenRoutes } from './client-tokens.routes.ts';
export { createClientToken } from './create-client-token.ts';
