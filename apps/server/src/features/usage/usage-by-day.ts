import type { Context } from '../../platform/context.ts';
import type { DayRange } from '../../platform/day-range.ts';
import { listCompaniesWithUsage, listUsageByDay } from './usage.store.ts';

/** What is counted of one service on one day. */
export interface DayOfService {
  /** ISO day. */
  readonly day: string;
  readonly service: string;
  /** Jobs that ended, those in error included. */
  readonly total: number;
  readonly errors: number;
  /** Second files. */
  readonly attachments: number;
}

/** A company's use, by day and service; the caller has asked whether it may be seen. */
export function usageByDay(ctx: Context, companyId: string, range: DayRange): Promise<DayOfService[]> {
  return listUsageByDay(ctx.db, { companyId, ...range });
}

/** Ids of the companies that used anything in the range. */
export function companiesWithUsage(ctx: Context, range: DayRange): Promise<string[]> {
  return listCompaniesWithUsage(ctx.db, range);
}
