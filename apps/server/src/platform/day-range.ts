import { isIsoDate } from '@lavra/brazil/dates';
import { ContractError } from '@lavra/contract/errors';

import { dayMs, shiftMonth } from './times.ts';

// Swedish dates are written as ISO dates.
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' });

interface GivenDays {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

/** Days in São Paulo, both included. */
export interface DayRange {
  /** ISO date. */
  readonly start: string;
  readonly end: string;
}

interface Limits {
  readonly now: Date;
  /** Largest number of days in a range; 400 when absent. */
  readonly maxDays?: number;
}

/** The ISO date of a moment in São Paulo. */
export function dayOf(at: Date): string {
  return isoDay.format(at);
}

/** The first moment of a day in São Paulo, which has had no summer time since 2019. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00-03:00`);
}

/** The first moment after a day in São Paulo. */
export function endOfDay(day: string): Date {
  return new Date(startOfDay(day).getTime() + dayMs);
}

/**
 * The range that a caller gave; a missing start is the first day of the current month, a missing end the first day of the next
 * one. Throws `date_range_invalid`.
 */
export function readDayRange(given: GivenDays, { now, maxDays = 400 }: Limits): DayRange {
  const start = given.start || firstDay(dayOf(now));
  const end = given.end || firstDay(dayOf(endOfMonth(dayOf(now))));
  const days = isIsoDate(start) && isIsoDate(end) ? (Date.parse(end) - Date.parse(start)) / dayMs + 1 : 0;
  if (days < 1 || days > maxDays) throw new ContractError('date_range_invalid');
  return { start, end };
}

interface Moments {
  /** Inclusive. */
  readonly from?: Date;
  /** Exclusive. */
  readonly until?: Date;
}

/** Any range that can be written. */
const anyDays = 1_000_000;

/** The moments of a range of days, both included; open where no day is given. Throws `date_range_invalid`. */
export function readOpenRange({ start, end }: GivenDays, now: Date): Moments {
  if (!start && !end) return {};
  const range = readDayRange({ start: start || end, end: end || start }, { now, maxDays: anyDays });
  return {
    ...(start ? { from: startOfDay(range.start) } : {}),
    ...(end ? { until: endOfDay(range.end) } : {}),
  };
}

/** Every day of a range, in order. */
export function listDays({ start, end }: DayRange): string[] {
  const startMs = Date.parse(start);
  const count = Math.round((Date.parse(end) - startMs) / dayMs) + 1;
  return Array.from({ length: count }, (_, index) =>
    new Date(startMs + index * dayMs).toISOString().slice(0, 10),
  );
}

/** The month (`YYYY-MM`) as a range. */
export function daysOfMonth(month: string): DayRange {
  const start = `${month}-01`;
  return { start, end: dayOf(new Date(endOfMonth(start).getTime() - 1)) };
}

function firstDay(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The first moment of the next month. */
function endOfMonth(day: string): Date {
  return startOfDay(`${shiftMonth(day, 1)}-01`);
}
