export { backofficeRoutes } from './backoffice.routes.ts';
