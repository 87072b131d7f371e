export { webhookRoutes } from './webhooks.routes.ts';
export { webhookWorkers } from './webhooks.worker.ts';
export { resealWebhookSecrets } from './reseal-webhook-secrets.ts';
