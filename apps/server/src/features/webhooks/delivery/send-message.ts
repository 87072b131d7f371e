import { createHmac } from 'node:crypto';

import type { Context } from '../../../platform/context.ts';
import { openSecrets } from '../../../platform/sealed-secrets.ts';
import { presentTime } from '../../../platform/times.ts';
import { jobEventData } from '../../jobs/index.ts';
import type { DeliveryRow } from '../deliveries.store.ts';
import { secretPrefix } from '../new-secret.ts';
import { messageIdOf } from '../webhooks.presenter.ts';
import type { WebhookRow } from '../webhooks.store.ts';

const timeoutMs = 15_000;
/** First bytes of the receiver's answer that are logged. */
const keptAnswerBytes = 1024;

/** The outcome of one attempt, as the log of attempts stores it. */
export interface Outcome {
  readonly attemptedAt: Date;
  readonly status: number | null;
  readonly latencyMs: number;
  readonly answer: string | null;
  readonly error: string | null;
  /** The time from the receiver's `retry-after` header, where it sent one. */
  readonly retryAfter: Date | null;
}

/** Posts a delivery's message in its current state, signed to Standard Webhooks. A failing receiver is an outcome too. */
export async function sendMessage(
  ctx: Context,
  webhook: WebhookRow,
  delivery: DeliveryRow,
): Promise<Outcome> {
  const attemptedAt = ctx.clock.now();
  const body = await bodyOf(ctx, webhook, delivery);
  const secrets = openSecrets(ctx, webhook);
  const started = performance.now();
  const outcome = { attemptedAt, status: null, answer: null, error: null, retryAfter: null };
  const latencyMs = () => Math.round(performance.now() - started);
  try {
    const {
      status,
      headers,
      body: answer,
    } = await ctx.outbound.fetch(webhook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Lavra-Webhooks/1',
        ...signatureHeaders({ id: messageIdOf(delivery), sentAt: attemptedAt, body, secrets }),
      },
      body,
      timeoutMs,
      maxAnswerBytes: keptAnswerBytes,
    });
    // PostgreSQL cannot store a NUL character in text.
    return {
      ...outcome,
      status,
      latencyMs: latencyMs(),
      answer: answer.replaceAll('\u0000', ''),
      retryAfter: retryAfterOf(headers['retry-after'], ctx.clock.now()),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ...outcome, latencyMs: latencyMs(), error: reason.replaceAll('\u0000', '') };
  }
}

/** Seconds or an HTTP date; anything else is ignored. */
function retryAfterOf(header: string | string[] | undefined, now: Date): Date | null {
  if (typeof header !== 'string') return null;
  const at = /^\d{1,9}$/.test(header) ? now.getTime() + Number(header) * 1000 : Date.parse(header);
  return Number.isNaN(at) ? null : new Date(at);
}

async function bodyOf(ctx: Context, webhook: WebhookRow, delivery: DeliveryRow): Promise<string> {
  const { type, companyId, batchId, jobId } = delivery;
  const data =
    batchId === null
      ? { webhook_id: webhook.id }
      : await jobEventData(ctx, { companyId, batchId, jobId, isVerbose: webhook.isVerbose });
  return JSON.stringify({ type, timestamp: presentTime(delivery.createdAt), data });
}

interface Signed {
  readonly id: string;
  readonly sentAt: Date;
  readonly body: string;
  /** `whsec_` and base64 each; more than one while a secret rotates. */
  readonly secrets: readonly string[];
}

/** HMAC-SHA256 over `id.timestamp.body` with each secret. */
function signatureHeaders({ id, sentAt, body, secrets }: Signed): Record<string, string> {
  const timestamp = Math.floor(sentAt.getTime() / 1000);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
