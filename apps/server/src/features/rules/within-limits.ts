import { everyService } from '@lavra/contract/scopes';
import { ContractError, type ErrorCode } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { readRule } from './company-rule.ts';
import { namesOf } from './limit-use.ts';
import { type Limit, type Period, type Sending, isCounted, periodAt } from './period.ts';
import { findUsed, insertCount, takeOne } from './rules.store.ts';

/**
 * Calls `accept` for a document and counts it against every limit of the company's rule that applies, in one transaction: what is
 * not accepted is not counted. Throws the error of a reached limit. Without limits it only calls `accept`.
 */
export async function withinLimits<T>(
  ctx: Context,
  sending: Sending,
  accept: (ctx: Context) => Promise<T>,
): Promise<T> {
  const limits = await limitsOn(ctx, sending);
  if (limits.length === 0) return accept(ctx);
  return transaction(ctx, async (ctx) => {
    for (const limit of limits) await take(ctx, sending.companyId, limit);
    return accept(ctx);
  });
}

/** Throws the error of a reached limit before any work is done for a sending; the count is at most a second old. */
export async function refuseBeyondLimits(ctx: Context, sending: Sending): Promise<void> {
  const { companyId } = sending;
  for (const limit of await limitsOn(ctx, sending)) {
    const period = periodAt(ctx.clock.now(), limit.resetDay);
    const used = await ctx.cache.read(`used ${companyId} ${limit.counted} ${period.start}`, () =>
      findUsed(ctx.db, { companyId, limit, period }),
    );
    if (used >= limit.limit) throw await reached(ctx, { limit, period, used });
  }
}

async function limitsOn(ctx: Context, sending: Sending): Promise<readonly Limit[]> {
  const { limits } = await readRule(ctx, sending.companyId);
  return limits.length === 0 ? limits : limits.filter((limit) => isCounted(limit, sending));
}

async function take(ctx: Context, companyId: string, limit: Limit): Promise<void> {
  const period = periodAt(ctx.clock.now(), limit.resetDay);
  const counted = { companyId, limit, period };
  if (await takeOne(ctx.db, counted)) return;
  // The first document of its period.
  await insertCount(ctx.db, counted);
  if (await takeOne(ctx.db, counted)) return;
  throw await reached(ctx, { limit, period, used: await findUsed(ctx.db, counted) });
}

interface Reached {
  readonly limit: Limit;
  readonly period: Period;
  readonly used: number;
}

async function reached(ctx: Context, { limit, period, used }: Reached): Promise<ContractError> {
  const [year = '', month = '', day = ''] = period.resetsAt.toISOString().slice(0, 10).split('-');
  const names = limit.services.map(await namesOf(ctx, [limit])).join(', ');
  return new ContractError(codeOf(limit), {
    params: { limit: limit.limit, used, names, year, month, day },
    retryAfterS: Math.ceil((period.resetsAt.getTime() - ctx.clock.now().getTime()) / 1000),
  });
}

function codeOf({ kind, services }: Limit): ErrorCode {
  if (kind === 'validations') return 'company_validation_limit_reached';
  return services.includes(everyService) ? 'company_total_limit_reached' : 'company_limit_reached';
}
