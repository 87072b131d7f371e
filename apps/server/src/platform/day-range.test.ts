import { describe, expect, it } from 'vitest';

import { dayOf, daysOfMonth, endOfDay, readDayRange, startOfDay } from './day-range.ts';

const now = new Date('2026-12-15T12:00:00Z');

describe('a range of days', () => {
  it('counts days as São Paulo does', () => {
    expect(dayOf(new Date('2026-03-01T02:59:59Z'))).toBe('2026-02-28');
    expect(startOfDay('2026-03-01').toISOString()).toBe('2026-03-01T03:00:00.000Z');
    expect(dayOf(new Date(endOfDay('2026-03-01').getTime() - 1))).toBe('2026-03-01');
  });

  it('is this month up to the first day of the next unless told otherwise', () => {
    expect(readDayRange({}, { now })).toEqual({ start: '2026-12-01', end: '2027-01-01' });
    expect(readDayRange({ start: '2026-11-02', end: '' }, { now })).toEqual({
      start: '2026-11-02',
      end: '2027-01-01',
    });
  });

  it.each([
    ['2026-02-30', '2026-03-01'],
    ['2026-03-02', '2026-03-01'],
    ['2025-01-01', '2026-03-01'],
    ['yesterday', '2026-03-01'],
    ['2026-3-1', '2026-03-02'],
  ])('refuses %s to %s', (start, end) => {
    expect(() => readDayRange({ start, end }, { now })).toThrow(
      expect.objectContaining({ code: 'date_range_invalid' }),
    );
  });

  it.each([
    ['2026-02', '2026-02-28'],
    ['2028-02', '2028-02-29'],
    ['2026-12', '2026-12-31'],
  ])('of the month %s ends on %s', (month, end) => {
    expect(daysOfMonth(month)).toEqual({ start: `${month}-01`, end });
  });
});
