import * as z from 'zod/mini';

import { Maker, Timestamp } from './primitives.ts';

export const WebhookStatus = z.enum(['pending', 'active', 'disabled']);
export type WebhookStatus = z.infer<typeof WebhookStatus>;

/** A webhook endpoint. `ClientSecret` (`whsec_…`) is in the answer to creation and rotation only. */
export const Webhook = z.object({
  webhook_id: z.string(),
  endpoint_name: z.string(),
  endpoint_url: z.string(),
  verbose: z.boolean(),
  subscription_arn: z.string(),
  status: WebhookStatus,
  created_at: Timestamp,
  CreationDate: Timestamp,
  ClientSecret: z.optional(z.string()),
  /** Why it is disabled, where it is. */
  disabled_reason: z.nullable(z.string()),
  previous_secret_until: z.nullable(Timestamp),
  /** Absent where it is not known. */
  created_by: z.optional(Maker),
});
export type Webhook = z.infer<typeof Webhook>;

export const WebhookEventType = z.enum([
  'job.done',
  'job.error',
  'batch.done',
  'batch.error',
  'webhook.ping',
]);
export type WebhookEventType = z.infer<typeof WebhookEventType>;

export const DeliveryAttempt = z.object({
  attempt: z.int(),
  attempted_at: Timestamp,
  /** HTTP status; null when no answer came. */
  status: z.nullable(z.int()),
  latency_ms: z.int(),
  /** First bytes of the answer, as text. */
  answer: z.nullable(z.string()),
  error: z.nullable(z.string()),
});
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>;

export const WebhookDelivery = z.object({
  delivery_id: z.string(),
  webhook_id: z.string(),
  type: WebhookEventType,
  /** The `webhook-id` header; the same over all attempts. */
  message_id: z.string(),
  job_id: z.nullable(z.string()),
  batch_id: z.nullable(z.string()),
  created_at: Timestamp,
  status: z.enum(['pending', 'delivered', 'failed']),
  next_attempt_at: z.nullable(Timestamp),
  attempts: z.array(DeliveryAttempt),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;
