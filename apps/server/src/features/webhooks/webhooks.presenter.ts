import type { Webhook, WebhookDelivery } from '@lavra/contract/model/webhook';

import { presentMaker } from '../../platform/makers.store.ts';
import { presentTime, presentTimeOrNull } from '../../platform/times.ts';
import type { AttemptRow, DeliveryRow } from './deliveries.store.ts';
import type { ShownWebhook } from './webhooks.store.ts';

export function presentWebhook(row: ShownWebhook, secret?: string): Webhook {
  const maker = presentMaker(row);
  return {
    webhook_id: row.id,
    endpoint_name: row.name,
    endpoint_url: row.url,
    verbose: row.isVerbose,
    subscription_arn: `arn:lavra:webhooks:${row.companyId}:${row.id}`,
    status: row.status,
    created_at: presentTime(row.createdAt),
    CreationDate: presentTime(row.createdAt),
    disabled_reason: row.disabledReason,
    previous_secret_until: presentTimeOrNull(row.previousSecretUntil),
    ...(maker === undefined ? {} : { created_by: maker }),
    ...(secret === undefined ? {} : { ClientSecret: secret }),
  };
}

/** The `webhook-id` header: the same for every attempt, so that a receiver can recognise a repetition. */
export function messageIdOf(delivery: Pick<DeliveryRow, 'id'>): string {
  return `msg_${delivery.id}`;
}

export function presentDelivery(row: DeliveryRow, attempts: readonly AttemptRow[]): WebhookDelivery {
  return {
    delivery_id: row.id,
    webhook_id: row.webhookId,
    type: row.type,
    message_id: messageIdOf(row),
    job_id: row.jobId,
    batch_id: row.batchId,
    created_at: presentTime(row.createdAt),
    status: row.status,
    next_attempt_at: presentTimeOrNull(row.nextAttemptAt),
    attempts: attempts.map((attempt) => ({
      attempt: attempt.attempt,
      attempted_at: presentTime(attempt.attemptedAt),
      status: attempt.status,
      latency_ms: attempt.latencyMs,
      answer: attempt.answer,
      error: attempt.error,
    })),
  };
}
