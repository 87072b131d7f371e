import * as z from 'zod/mini';

import { secretOverlapHours } from '../constants.ts';
import { endpoints } from '../kernel.ts';
import { Empty, Id, PageToken, QueryNumber, text } from '../model/primitives.ts';
import { documented, constrained } from '../model/constrained.ts';
import { Webhook, WebhookDelivery } from '../model/webhook.ts';
import { plainNameConstraint, webhookUrlConstraint } from '../constraints.ts';
import { delivery, newWebhookSecret, webhook } from '../reference/example-values.ts';
import { said } from '../model/schema.ts';

const company = z.object({ companyId: Id });
const one = z.object({ companyId: Id, webhookId: Id });

export const webhookEndpoints = endpoints({
  listWebhooks: {
    method: 'GET',
    path: '/v2/companies/:companyId/webhooks',
    access: 'user',
    summary: 'Webhooks of a company',
    params: company,
    answer: z.object({ webhooks: said(z.array(Webhook), 'Os webhooks.', 'The webhooks.') }),
    errors: ['not_found'],
  },
  createWebhook: {
    method: 'POST',
    path: '/v2/companies/:companyId/webhooks',
    access: 'user',
    summary: 'Create a webhook; its secret is in this answer only. Pending until a signed ping gets a 2xx',
    params: company,
    body: z.strictObject({
      endpoint_name: constrained(plainNameConstraint),
      endpoint_url: documented(text(webhookUrlConstraint.maxLength), webhookUrlConstraint),
    }),
    answer: Webhook,
    isCreating: true,
    errors: ['webhook_url_refused', 'webhook_limit', 'invalid_input', 'not_found'],
  },
  updateWebhook: {
    method: 'PATCH',
    path: '/v2/companies/:companyId/webhooks/:webhookId',
    access: 'user',
    summary: 'Send whole results (verbose) or ids only',
    params: one,
    body: z.strictObject({ verbose: z.boolean() }),
    answer: Webhook,
    errors: ['not_found'],
  },
  deleteWebhook: {
    method: 'DELETE',
    path: '/v2/companies/:companyId/webhooks/:webhookId',
    access: 'user',
    summary: 'Delete a webhook and its delivery log',
    params: one,
    answer: Empty,
    errors: ['not_found'],
  },
  listWebhookDeliveries: {
    method: 'GET',
    path: '/v2/companies/:companyId/webhooks/:webhookId/deliveries',
    access: 'user',
    summary: 'Deliveries with every attempt, newest first',
    params: one,
    query: z.object({ limit: z.optional(QueryNumber), nextPageToken: z.optional(PageToken) }),
    answer: z.object({
      deliveries: said(z.array(WebhookDelivery), 'As entregas.', 'The deliveries.'),
      nextPageToken: z.optional(z.string()),
    }),
    errors: ['not_found', 'page_token_invalid'],
  },
  sendDeliveryAgain: {
    method: 'POST',
    path: '/v2/companies/:companyId/webhooks/:webhookId/deliveries/:deliveryId/send',
    access: 'user',
    summary: 'Send a delivery again now',
    params: z.object({ companyId: Id, webhookId: Id, deliveryId: Id }),
    answer: Empty,
    errors: ['not_found'],
  },
  sendTestEvent: {
    method: 'POST',
    path: '/v2/companies/:companyId/webhooks/:webhookId/test',
    access: 'user',
    summary: 'Send a signed ping; a 2xx activates the webhook',
    params: one,
    answer: z.object({ delivery_id: z.string() }),
    errors: ['not_found'],
  },
  rotateWebhookSecret: {
    method: 'POST',
    path: '/v2/companies/:companyId/webhooks/:webhookId/rotate',
    access: 'user',
    summary: 'Make a new secret; both sign during the overlap',
    params: one,
    body: z.strictObject({
      overlap_hours: z.int().check(z.minimum(secretOverlapHours.min), z.maximum(secretOverlapHours.max)),
    }),
    answer: Webhook,
    errors: ['not_found'],
  },
}).described({
  listWebhooks: { group: 'webhooks', pt: 'Webhooks de uma empresa', answer: { webhooks: [webhook] } },
  createWebhook: {
    group: 'webhooks',
    pt: 'Criar um webhook; o segredo está só nesta resposta. Pendente até um ping assinado receber 2xx',
    body: { endpoint_name: webhook.endpoint_name, endpoint_url: webhook.endpoint_url },
    answer: { ...webhook, ...newWebhookSecret, status: 'pending' },
  },
  updateWebhook: {
    group: 'webhooks',
    pt: 'Receber resultados inteiros (verbose) ou só os ids',
    body: { verbose: true },
    answer: { ...webhook, verbose: true },
  },
  deleteWebhook: { group: 'webhooks', pt: 'Excluir um webhook e o seu histórico', answer: {} },
  listWebhookDeliveries: {
    group: 'webhooks',
    pt: 'Entregas com cada tentativa, das mais novas às mais antigas',
    answer: { deliveries: [delivery] },
  },
  sendDeliveryAgain: { group: 'webhooks', pt: 'Enviar uma entrega de novo, agora', answer: {} },
  sendTestEvent: {
    group: 'webhooks',
    pt: 'Enviar um ping assinado; um 2xx ativa o webhook',
    answer: { delivery_id: delivery.delivery_id },
  },
  rotateWebhookSecret: {
    group: 'webhooks',
    pt: 'Criar um novo segredo; os dois assinam durante a troca',
    body: { overlap_hours: 24 },
    answer: { ...webhook, ...newWebhookSecret, previous_secret_until: '2026-11-03T12:09:36Z' },
  },
});
