import { addDays } from '@lavra/brazil/dates';

import { type DayRange, dayOf, daysOfMonth, endOfDay } from '../../platform/day-range.ts';

/** The day this many days before another, but no earlier than `earliest`. */
export function dayBefore(day: string, days: number, earliest: string): string {
  const before = addDays(day, -days);
  return before < earliest ? earliest : before;
}

/** The months that lie completely within the range and the summed days; undefined when there is none. */
export function wholeMonths({ start, end }: DayRange, lastSummed: string | undefined): DayRange | undefined {
  if (lastSummed === undefined) return undefined;
  const first = start.endsWith('-01') ? start : dayOf(endOfDay(daysOfMonth(start.slice(0, 7)).end));
  const until = lastSummed < end ? lastSummed : end;
  const ofLast = daysOfMonth(until.slice(0, 7));
  const last = ofLast.end === until ? until : dayBefore(ofLast.start, 1, '');
  return first < last ? { start: first, end: last } : undefined;
}
