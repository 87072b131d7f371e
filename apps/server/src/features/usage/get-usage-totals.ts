import type { UsageTotals } from '@lavra/contract/model/usage';

import { allowCompany } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { readDayRange } from '../../platform/day-range.ts';
import { type UsageSum, sumUsage } from './usage.store.ts';

export interface UsageQuery {
  readonly companyId: string;
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
  /** All services when absent or empty. */
  readonly service?: string | undefined;
}

/** What a company used in a range of days, in all. */
export async function getUsageTotals({
  ctx,
  input,
}: {
  ctx: Context;
  input: UsageQuery;
}): Promise<UsageTotals> {
  allowCompany(ctx, input.companyId);
  const range = readDayRange({ start: input.start_date, end: input.end_date }, { now: ctx.clock.now() });
  const { companyId, service } = input;
  return toUsageTotals(await sumUsage(ctx.db, { companyId, service: service || undefined, ...range }));
}

/** The average is of all jobs that ended, in seconds with two decimals. */
export function toUsageTotals({ total, errors, durationMs }: UsageSum): UsageTotals {
  const duration = total === 0 ? 0 : Math.round(durationMs / total / 10) / 100;
  return { duration, total_errors: errors, total_requests: total };
}
