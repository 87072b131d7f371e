import type { Context } from '../../platform/context.ts';
import type { DayRange } from '../../platform/day-range.ts';
import { listCompaniesWithUsage, listUsageByDay } from './usage.store.ts';

/** The counts of one service on one day. */
export interface DayOfService {
  /** ISO date. */
  readonly day: string;
  readonly service: string;
  /** Ended jobs, including those in error. */
  readonly total: number;
  readonly errors: number;
  /** Second files of documents. */
  readonly attachments: number;
}

/** A company's usage by day and service; the caller has checked who may see it. */
export function usageByDay(ctx: Context, companyId: string, range: DayRange): Promise<DayOfService[]> {
  return listUsageByDay(ctx.db, { companyId, ...range });
}

export function companiesWithUsage(ctx: Context, range: DayRange): Promise<string[]> {
  return listCompaniesWithUsage(ctx.db, range);
}
