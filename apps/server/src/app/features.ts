import { appClientRoutes } from '../features/app-clients/app-clients.routes.ts';
import { companyRoutes } from '../features/companies/companies.routes.ts';
import { identityRoutes } from '../features/identity/identity.routes.ts';
import type { Route } from '../platform/http/route-group.ts';
import type { Worker } from '../platform/queue/worker.ts';

export { authenticate } from './authenticate.ts';

/** Routes of every feature; each adds its group here. */
export const routes: readonly Route[] = [...identityRoutes, ...appClientRoutes, ...companyRoutes];

/** Workers of every feature; each adds its list here. */
export const workers: readonly Worker[] = [];
