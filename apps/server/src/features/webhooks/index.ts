export { webhookRoutes } from './webhooks.routes.ts';
export { webhookWorkers } from './webhooks.worker.ts';
