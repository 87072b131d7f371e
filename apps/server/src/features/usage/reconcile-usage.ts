import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { dayOf, endOfDay, startOfDay } from '../../platform/day-range.ts';
import { dayMs } from '../../platform/times.ts';
import {
  type UsageKey,
  type UsageRow,
  countEndedJobs,
  deleteUsage,
  listUsageOfDay,
  replaceUsage,
} from './usage.store.ts';

/** Compares the counts of the last `days` whole days with the jobs that ended then, and corrects them. */
export async function reconcileUsage(ctx: Context, days: number): Promise<number> {
  let corrected = 0;
  for (let back = days; back >= 1; back -= 1) {
    const day = dayOf(new Date(ctx.clock.now().getTime() - back * dayMs));
    corrected += await reconcileDay(ctx, day);
  }
  return corrected;
}

async function reconcileDay(ctx: Context, day: string): Promise<number> {
  return transaction(ctx, async (ctx) => {
    const counted = await countEndedJobs(ctx.db, { day, from: startOfDay(day), until: endOfDay(day) });
    const kept = new Map((await listUsageOfDay(ctx.db, day)).map((row) => [keyOf(row), row]));
    const wrong = counted.filter((row) => !isSame(row, kept.get(keyOf(row))));
    for (const row of counted) kept.delete(keyOf(row));
    for (const row of wrong) await replaceUsage(ctx.db, row);
    for (const row of kept.values()) await deleteUsage(ctx.db, row);
    const corrected = wrong.length + kept.size;
    if (corrected > 0)
      ctx.logger.warn({ day, corrected }, 'counts of usage differed from the jobs and were corrected');
    return corrected;
  });
}

function keyOf({ companyId, service }: UsageKey): string {
  return `${companyId} ${service}`;
}

function isSame(a: UsageRow, b: UsageRow | undefined): boolean {
  return (
    b !== undefined &&
    a.total === b.total &&
    a.errors === b.errors &&
    a.pages === b.pages &&
    a.durationMsSum === b.durationMsSum &&
    a.durationMsMax === b.durationMsMax
  );
}
