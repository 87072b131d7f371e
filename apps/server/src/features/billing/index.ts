export { billingRoutes } from './billing.routes.ts';
export { billingWorkers } from './billing.worker.ts';
