export { webhookRoutes } from './webhooks.routes.ts';
export { webhookWorkers } from './webhooks.worker.ts';
export { createWebhook } from './create-webhook.ts';
export { listWebhooks } from './list-webhooks.ts';
export { deleteWebhooksOf } from './webhooks.store.ts';
export { resealWebhookSecrets } from './reseal-webhook-secrets.ts';
