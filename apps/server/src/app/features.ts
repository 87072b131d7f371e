import { appClientRoutes } from '../features/app-clients/app-clients.routes.ts';
import { billingRoutes } from '../features/billing/billing.routes.ts';
import { billingWorkers } from '../features/billing/billing.worker.ts';
import { companyRoutes } from '../features/companies/companies.routes.ts';
import { identityRoutes } from '../features/identity/identity.routes.ts';
import { identityWorkers } from '../features/identity/identity.worker.ts';
import { filesArrived, jobRoutes, jobWorkers } from '../features/jobs/index.ts';
import { recognitionWorkers } from '../features/recognition/index.ts';
import { retentionWorkers } from '../features/retention/index.ts';
import { uploadRoutes } from '../features/uploads/index.ts';
import { usageRoutes } from '../features/usage/usage.routes.ts';
import { usageWorkers } from '../features/usage/usage.worker.ts';
import { webhookRoutes, webhookWorkers } from '../features/webhooks/index.ts';
import { reportRoutes } from '../features/reports/reports.routes.ts';
import type { Route } from '../platform/http/route-group.ts';
import type { Worker } from '../platform/queue/worker.ts';

export { authenticate } from './authenticate.ts';
export { filesArrived };

/** Routes of every feature; each adds its group here. */
export const routes: readonly Route[] = [
  ...identityRoutes,
  ...appClientRoutes,
  ...companyRoutes,
  ...jobRoutes,
  ...uploadRoutes,
  ...usageRoutes,
  ...billingRoutes,
  ...reportRoutes,
  ...webhookRoutes,
];

/** Workers of every feature; each adds its list here. */
export const workers: readonly Worker[] = [
  ...jobWorkers,
  ...recognitionWorkers,
  ...usageWorkers,
  ...retentionWorkers,
  ...billingWorkers,
  ...webhookWorkers,
  ...identityWorkers,
];
