export { clientScopes } from './client-scopes.ts';
