import type { Context } from '../../../platform/context.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { dayMs } from '../../../platform/times.ts';
import { type DeliveryRow, recordAttempts } from '../deliveries.store.ts';
import { retryDelayMs } from './retry-schedule.ts';
import type { Outcome } from './send-message.ts';
import { deliveryQueue, disabledNoticeQueue } from '../webhooks.queue.ts';
import { type WebhookRow, setWebhookStatus } from '../webhooks.store.ts';

/** An attempt that was made, with its delivery and webhook. */
export interface Attempt {
  readonly delivery: DeliveryRow;
  readonly webhook: WebhookRow;
  readonly attempt: number;
  readonly outcome: Outcome;
}

/** Longest `retry-after` that is respected. */
const longestWishMs = dayMs;

type Verdict =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'retry'; readonly at: Date }
  | { readonly kind: 'failed'; readonly disables: 'gone' | 'failing' | undefined };

/**
 * Records attempts and their consequences: the retry, the webhook that a ping activates, the webhook that is disabled. One
 * statement when all were delivered; an attempt recorded already is left alone.
 */
export async function settleAttempts(ctx: Context, attempts: readonly Attempt[]): Promise<void> {
  const judged = attempts.map((made) => ({ ...made, verdict: verdictOf(ctx, made) }));
  const record = (ctx: Context) =>
    recordAttempts(
      ctx.db,
      judged.map(({ delivery, attempt, outcome, verdict }) => ({
        deliveryId: delivery.id,
        attempt,
        ...outcome,
        deliveryStatus: verdict.kind === 'retry' ? 'pending' : verdict.kind,
        nextAttemptAt: verdict.kind === 'retry' ? verdict.at : null,
      })),
    );
  if (judged.every(({ verdict, delivery }) => verdict.kind === 'delivered' && !isPing(delivery)))
    return void (await record(ctx));

  await transaction(ctx, async (ctx) => {
    const recorded = await record(ctx);
    const settled = judged.filter(({ delivery }) => recorded.has(delivery.id));
    await ctx.queue.sendMany(
      deliveryQueue,
      settled.flatMap(({ delivery, attempt, verdict }) =>
        verdict.kind === 'retry'
          ? [{ data: { deliveryId: delivery.id, attempt: attempt + 1 }, options: { startAt: verdict.at } }]
          : [],
      ),
    );
    for (const { delivery, webhook, verdict } of settled) {
      if (verdict.kind === 'delivered' && isPing(delivery))
        await setWebhookStatus(ctx, webhook, 'active', null);
      if (verdict.kind === 'failed' && verdict.disables) await disable(ctx, webhook, verdict.disables);
    }
  });
}

export function isSuccess({ status }: Outcome): boolean {
  return status !== null && status >= 200 && status < 300;
}

function isPing({ type }: DeliveryRow): boolean {
  return type === 'webhook.ping';
}

function verdictOf(ctx: Context, { delivery, attempt, outcome }: Attempt): Verdict {
  if (isSuccess(outcome)) return { kind: 'delivered' };
  if (outcome.status === 410) return { kind: 'failed', disables: 'gone' };
  const delayMs = retryDelayMs(attempt, isPing(delivery), Math.random());
  if (delayMs !== undefined) return { kind: 'retry', at: retryAt(ctx.clock.now(), delayMs, outcome) };
  return { kind: 'failed', disables: isPing(delivery) ? undefined : 'failing' };
}

/** Not before the receiver's `retry-after`, which may add a day at most. */
function retryAt(now: Date, delayMs: number, { retryAfter }: Outcome): Date {
  const wantedMs = Math.min((retryAfter?.getTime() ?? 0) - now.getTime(), longestWishMs);
  return new Date(now.getTime() + Math.max(delayMs, wantedMs));
}

async function disable(ctx: Context, webhook: WebhookRow, reason: 'gone' | 'failing'): Promise<void> {
  if (!(await setWebhookStatus(ctx, webhook, 'disabled', reason))) return;
  await ctx.queue.send(disabledNoticeQueue, { companyId: webhook.companyId, webhookId: webhook.id });
}
