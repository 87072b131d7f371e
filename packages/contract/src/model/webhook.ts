import * as z from 'zod/mini';

import { Maker, Timestamp } from './primitives.ts';
import { model, named, said } from './schema.ts';

export const WebhookStatus = named('WebhookStatus', z.enum(['pending', 'active', 'disabled']));
export type WebhookStatus = z.infer<typeof WebhookStatus>;

/** A webhook endpoint. `ClientSecret` (`whsec_…`) is present only in the answers to creation and rotation. */
export const Webhook = model('Webhook', {
  webhook_id: z.string(),
  endpoint_name: z.string(),
  endpoint_url: z.string(),
  verbose: z.boolean(),
  subscription_arn: said(
    z.string(),
    'O mesmo id, sob o nome que programas antigos leem.',
    'The same id, under the name that old programs read.',
  ),
  status: said(
    WebhookStatus,
    '`pending` até um ping receber 2xx, depois `active`.',
    '`pending` until a ping got a 2xx, then `active`.',
  ),
  created_at: Timestamp,
  CreationDate: Timestamp,
  ClientSecret: z.optional(z.string()),
  disabled_reason: said(z.nullable(z.string()), 'Por que está desativado.', 'Why it is disabled.'),
  previous_secret_until: z.nullable(Timestamp),
  created_by: said(
    z.optional(Maker),
    'Quem criou; ausente onde não se sabe.',
    'Who made it; absent where it is not known.',
  ),
});
export type Webhook = z.infer<typeof Webhook>;

export const WebhookEventType = named(
  'WebhookEventType',
  z.enum(['job.done', 'job.error', 'batch.done', 'batch.error', 'webhook.ping']),
);
export type WebhookEventType = z.infer<typeof WebhookEventType>;

export const DeliveryAttempt = model('DeliveryAttempt', {
  attempt: said(z.int(), 'O número da tentativa, a partir de 1.', 'Number of the attempt, from 1.'),
  attempted_at: Timestamp,
  status: said(
    z.nullable(z.int()),
    'Status HTTP; nulo quando não houve resposta.',
    'HTTP status; null when no answer came.',
  ),
  latency_ms: said(z.int(), 'Milissegundos até a resposta.', 'Milliseconds until the answer.'),
  answer: said(
    z.nullable(z.string()),
    'Os primeiros bytes da resposta, como texto.',
    'First bytes of the answer, as text.',
  ),
  error: said(z.nullable(z.string()), 'Por que não houve resposta.', 'Why there was no answer.'),
});
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>;

export const WebhookDelivery = model('WebhookDelivery', {
  delivery_id: z.string(),
  webhook_id: z.string(),
  type: WebhookEventType,
  message_id: said(
    z.string(),
    'O cabeçalho `webhook-id`; o mesmo em todas as tentativas.',
    'The header `webhook-id`; the same over all attempts.',
  ),
  job_id: z.nullable(z.string()),
  batch_id: z.nullable(z.string()),
  created_at: Timestamp,
  status: said(z.enum(['pending', 'delivered', 'failed']), 'Se foi entregue.', 'Whether it was delivered.'),
  next_attempt_at: z.nullable(Timestamp),
  attempts: said(z.array(DeliveryAttempt), 'As tentativas.', 'The attempts.'),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;
