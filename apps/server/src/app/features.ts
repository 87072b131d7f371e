import { appClientRoutes } from '../features/app-clients/index.ts';
import { auditRoutes } from '../features/audit/index.ts';
import { backofficeRoutes } from '../features/backoffice/index.ts';
import { backgroundRoutes } from '../features/backgrounds/index.ts';
import { billingRoutes, billingWorkers, priceRoutes } from '../features/billing/index.ts';
import { clientTokenRoutes } from '../features/client-tokens/index.ts';
import { companyRoutes, providerRoutes } from '../features/companies/index.ts';
import { flowRoutes } from '../features/flows/index.ts';
import { identityRoutes, identityWorkers } from '../features/identity/index.ts';
import { errorOf, fileRefused, filesArrived, jobRoutes, jobWorkers } from '../features/jobs/index.ts';
import { memberRoutes } from '../features/members/index.ts';
import { outsideCheckRoutes, outsideCheckWorkers } from '../features/outside-checks/index.ts';
import { recognitionWorkers } from '../features/recognition/index.ts';
import { retentionWorkers } from '../features/retention/index.ts';
import { ruleRoutes } from '../features/rules/index.ts';
import { reviewEnded, reviewRoutes, reviewWorkers } from '../features/tasks/index.ts';
import { uploadRoutes } from '../features/uploads/index.ts';
import { usageRoutes, usageWorkers } from '../features/usage/index.ts';
import { webhookRoutes, webhookWorkers } from '../features/webhooks/index.ts';
import { reportRoutes, reportWorkers } from '../features/reports/index.ts';
import { deleteOldAuditEntries } from '../platform/audit.ts';
import type { Route } from '../platform/http/route-group.ts';
import { deleteExpiredKeys } from '../platform/idempotency.ts';
import { type Worker, defineTimer } from '../platform/queue/worker.ts';

export { authenticate } from './authenticate.ts';
export { errorOf, fileRefused, filesArrived, reviewEnded };

/** The routes of every feature; each feature adds its own here. */
export const routes: readonly Route[] = [
  ...identityRoutes,
  ...appClientRoutes,
  ...clientTokenRoutes,
  ...memberRoutes,
  ...companyRoutes,
  ...providerRoutes,
  ...ruleRoutes,
  ...auditRoutes,
  ...flowRoutes,
  ...backofficeRoutes,
  ...backgroundRoutes,
  ...outsideCheckRoutes,
  ...jobRoutes,
  ...uploadRoutes,
  ...webhookRoutes,
  ...usageRoutes,
  ...billingRoutes,
  ...priceRoutes,
  ...reportRoutes,
  ...reviewRoutes,
];

/** The workers of every feature; each feature adds its list here. */
export const workers: readonly Worker[] = [
  ...jobWorkers,
  ...recognitionWorkers,
  ...outsideCheckWorkers,
  ...reviewWorkers,
  ...usageWorkers,
  ...retentionWorkers,
  ...billingWorkers,
  ...reportWorkers,
  ...webhookWorkers,
  ...identityWorkers,
  defineTimer({ name: 'audit.tidy', cron: '50 3 * * *', handle: deleteOldAuditEntries }),
  defineTimer({ name: 'idempotency.tidy', cron: '55 3 * * *', handle: deleteExpiredKeys }),
];
