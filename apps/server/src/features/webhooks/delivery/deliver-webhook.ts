import { createBatcher } from '../../../platform/batcher.ts';
import { type Context, type Dependencies, anonymous, contextFor } from '../../../platform/context.ts';
import type { Postponed } from '../../../platform/queue/queue.ts';
import { failDelivery, listDeliveriesToMake } from '../deliveries.store.ts';
import { createReceiverGate } from './receiver-gate.ts';
import { type Outcome, sendMessage } from './send-message.ts';
import { type Attempt, isSuccess, settleAttempts } from './settle-attempts.ts';

interface Input {
  readonly deliveryId: string;
  readonly attempt: number;
}

/** In a burst these milliseconds gather many rows into a statement; without them it is five or ten. */
const burst = { gatherMs: 10 };

/** Deliveries made at the same moment are read together. */
const reader = ({ db }: Dependencies) =>
  createBatcher(async (ids: readonly string[]) => {
    const found = new Map((await listDeliveriesToMake(db, ids)).map((each) => [each.delivery.id, each]));
    return ids.map((id) => found.get(id));
  }, burst);

/** Their outcomes are recorded together. */
const settler = (dependencies: Dependencies) => {
  const caller = { principal: anonymous, requestId: 'webhook-deliveries', locale: 'pt' } as const;
  const ctx = contextFor(dependencies, caller);
  return createBatcher(async (attempts: readonly Attempt[]) => {
    await settleAttempts(ctx, attempts);
    return attempts;
  }, burst);
};

/**
 * Makes one attempt of a delivery and records its outcome. A message repeated before the attempt is recorded may send twice,
 * under the same `webhook-id`; afterwards it does nothing.
 */
export async function deliverWebhook(ctx: Context, input: Input): Promise<Postponed | undefined> {
  const found = await ctx.once(reader)(input.deliveryId);
  if (found === undefined) return undefined;
  const { delivery, webhook } = found;
  if (delivery.status !== 'pending' || delivery.attempts !== input.attempt - 1) return undefined;
  if (webhook.status === 'disabled' && delivery.type !== 'webhook.ping') {
    await failDelivery(ctx.db, delivery.id);
    return undefined;
  }
  const admission = await ctx.once(createReceiverGate)(new URL(webhook.url).origin);
  if ('postponedMs' in admission) return admission;

  let outcome: Outcome | undefined;
  try {
    outcome = await sendMessage(ctx, webhook, delivery);
  } finally {
    admission.leave({ isAnswered: outcome?.status != null });
  }
  ctx.metrics.webhookAttempts.inc({ outcome: outcomeWord(outcome) });
  await ctx.once(settler)({ delivery, webhook, attempt: input.attempt, outcome });
  return undefined;
}

function outcomeWord(outcome: Outcome): string {
  if (isSuccess(outcome)) return 'delivered';
  return outcome.status === null ? 'unreachable' : 'refused';
}
