/** Days are those of São Paulo, as the server counts them; the Swedish format is the ISO date. */
const saoPauloDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' });

const dayMs = 86_400_000;

/** ISO days, inclusive. */
export interface DayRange {
  readonly startDate: string;
  readonly endDate: string;
}

export function today(now = Date.now()): string {
  return saoPauloDay.format(now);
}

/** `2026-12` for `2026-11` and 1. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** The default range of lists: from the first day of this month to the first day of the next. */
export function defaultRange(now = Date.now()): DayRange {
  const month = today(now).slice(0, 7);
  return { startDate: `${month}-01`, endDate: `${shiftMonth(month, 1)}-01` };
}

/** The days that a search names; the default ones for those it leaves out. */
export function rangeOf({ startDate, endDate }: Partial<DayRange>): DayRange {
  const range = defaultRange();
  return { startDate: startDate ?? range.startDate, endDate: endDate ?? range.endDate };
}

/** Every day of a month (`YYYY-MM`). */
export function daysOfMonth(month: string): string[] {
  const count = new Date(Date.parse(`${shiftMonth(month, 1)}-01`) - dayMs).getUTCDate();
  return Array.from({ length: count }, (_, i) => `${month}-${String(i + 1).padStart(2, '0')}`);
}

/**
 * The same number of days right before the range, counting only those of the range that have begun; undefined if none
 * has.
 */
export function rangeBefore({ startDate, endDate }: DayRange, now = Date.now()): DayRange | undefined {
  const last = endDate < today(now) ? endDate : today(now);
  const count = Math.round((Date.parse(last) - Date.parse(startDate)) / dayMs) + 1;
  if (count < 1) return undefined;
  const shifted = (by: number) => new Date(Date.parse(startDate) - by * dayMs).toISOString().slice(0, 10);
  return { startDate: shifted(count), endDate: shifted(1) };
}

/** The given number of days up to and including today. */
export function daysUntilToday(count: number, now = Date.now()): DayRange {
  return { startDate: today(now - (count - 1) * dayMs), endDate: today(now) };
}
