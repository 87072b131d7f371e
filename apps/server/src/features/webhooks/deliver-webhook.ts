import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { openSecrets } from '../../platform/sealed-secrets.ts';
import { presentTime } from '../../platform/times.ts';
import { jobEventData } from '../jobs/index.ts';
import {
  type DeliveryRow,
  countAttempt,
  findDelivery,
  insertAttempt,
  setDeliveryStatus,
} from './deliveries.store.ts';
import { retryDelayMs } from './retry-schedule.ts';
import { signatureHeaders } from './sign-message.ts';
import { messageIdOf } from './webhooks.presenter.ts';
import { deliveryQueue, disabledNoticeQueue } from './webhooks.queue.ts';
import { type WebhookRow, changeWebhook, findWebhook } from './webhooks.store.ts';

const timeoutMs = 15_000;
/** First bytes of the receiver's answer that are kept for the log. */
const keptAnswerBytes = 1024;

interface Input {
  readonly deliveryId: string;
  readonly attempt: number;
}

interface Outcome {
  readonly status: number | null;
  readonly latencyMs: number;
  readonly answer: string | null;
  readonly error: string | null;
}

/**
 * Makes one attempt of a delivery and writes down what came of it. A message that comes twice before its attempt is
 * written may send twice, under the same `webhook-id`; afterwards it does nothing.
 */
export async function deliverWebhook({ ctx, input }: { ctx: Context; input: Input }): Promise<void> {
  const delivery = await findDelivery(ctx.db, input.deliveryId);
  if (delivery === undefined || delivery.status !== 'pending' || delivery.attempts !== input.attempt - 1)
    return;
  const webhook = await findWebhook(ctx.db, delivery.companyId, delivery.webhookId);
  if (webhook === undefined) return;
  if (webhook.status === 'disabled' && delivery.type !== 'webhook.ping') {
    await setDeliveryStatus(ctx.db, delivery.id, { status: 'failed', nextAttemptAt: null });
    return;
  }
  const sentAt = ctx.clock.now();
  const body = await bodyOf(ctx, webhook, delivery);
  const outcome = await post(ctx, webhook, delivery, { body, sentAt });
  ctx.metrics.webhookAttempts.inc({ outcome: outcomeWord(outcome) });
  await transaction(ctx, async (ctx) => {
    if (!(await countAttempt(ctx.db, delivery.id, input.attempt))) return;
    await insertAttempt(ctx.db, {
      deliveryId: delivery.id,
      attempt: input.attempt,
      attemptedAt: sentAt,
      ...outcome,
    });
    await settle(ctx, webhook, delivery, { attempt: input.attempt, status: outcome.status });
  });
}

async function bodyOf(ctx: Context, webhook: WebhookRow, delivery: DeliveryRow): Promise<string> {
  const { type, companyId, batchId, jobId } = delivery;
  const data =
    batchId === null
      ? { webhook_id: webhook.id }
      : await jobEventData(ctx, { companyId, batchId, jobId, isVerbose: webhook.isVerbose });
  return JSON.stringify({ type, timestamp: presentTime(delivery.createdAt), data });
}

async function post(
  ctx: Context,
  webhook: WebhookRow,
  delivery: DeliveryRow,
  message: { body: string; sentAt: Date },
): Promise<Outcome> {
  const started = performance.now();
  const latencyMs = () => Math.round(performance.now() - started);
  try {
    const answer = await ctx.outbound.fetch(webhook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Lavra-Webhooks/1',
        ...signatureHeaders({ id: messageIdOf(delivery), secrets: openSecrets(ctx, webhook), ...message }),
      },
      body: message.body,
      timeoutMs,
      maxAnswerBytes: keptAnswerBytes,
    });
    // PostgreSQL refuses the null character in text.
    return {
      status: answer.status,
      latencyMs: latencyMs(),
      answer: answer.body.replaceAll('\u0000', ''),
      error: null,
    };
  } catch (error) {
    return {
      status: null,
      latencyMs: latencyMs(),
      answer: null,
      error: error instanceof Error ? error.message : String(error),
    };
  }
}

function isSuccess(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}

function outcomeWord({ status }: Outcome): string {
  if (isSuccess(status)) return 'delivered';
  return status === null ? 'unreachable' : 'refused';
}

async function settle(
  ctx: Context,
  webhook: WebhookRow,
  delivery: DeliveryRow,
  { attempt, status }: { attempt: number; status: number | null },
): Promise<void> {
  const isPing = delivery.type === 'webhook.ping';
  if (isSuccess(status)) {
    await setDeliveryStatus(ctx.db, delivery.id, { status: 'delivered', nextAttemptAt: null });
    if (isPing && webhook.status !== 'active') await setStatus(ctx, webhook, 'active', null);
    return;
  }
  const isGone = status === 410;
  const delayMs = isGone ? undefined : retryDelayMs(attempt, isPing, Math.random());
  if (delayMs !== undefined) {
    const nextAttemptAt = new Date(ctx.clock.now().getTime() + delayMs);
    await setDeliveryStatus(ctx.db, delivery.id, { status: 'pending', nextAttemptAt });
    await ctx.queue.send(
      deliveryQueue,
      { deliveryId: delivery.id, attempt: attempt + 1 },
      { startAt: nextAttemptAt },
    );
    return;
  }
  await setDeliveryStatus(ctx.db, delivery.id, { status: 'failed', nextAttemptAt: null });
  if (isPing && !isGone) return;
  await disable(ctx, webhook, isGone ? 'gone' : 'failing');
}

async function disable(ctx: Context, webhook: WebhookRow, reason: 'gone' | 'failing'): Promise<void> {
  if (webhook.status === 'disabled') return;
  await setStatus(ctx, webhook, 'disabled', reason);
  await ctx.queue.send(disabledNoticeQueue, { companyId: webhook.companyId, webhookId: webhook.id });
}

async function setStatus(
  ctx: Context,
  webhook: WebhookRow,
  status: WebhookRow['status'],
  disabledReason: string | null,
): Promise<void> {
  await changeWebhook(ctx.db, webhook.companyId, webhook.id, {
    status,
    disabledReason,
    updatedAt: ctx.clock.now(),
  });
}
