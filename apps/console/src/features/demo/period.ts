import { type DayRange, today } from '../../lib/days.ts';

const dayMs = 86_400_000;

/** A period of so many days that ends today, both ends in it. */
export function periodOf(days: number, now = Date.now()): DayRange {
  return { startDate: today(now - (days - 1) * dayMs), endDate: today(now) };
}
