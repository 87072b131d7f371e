import { describe, expect, it } from 'vitest';

import { daysUntilToday, rangeBefore } from './days.ts';

describe('The last days', () => {
  it('end today in São Paulo, both ends in it', () => {
    // 02:00 UTC is still the evening before in São Paulo.
    expect(daysUntilToday(7, Date.UTC(2026, 10, 21, 2))).toEqual({
      startDate: '2026-11-14',
      endDate: '2026-11-20',
    });
  });
});

describe('The days before a range', () => {
  const now = Date.UTC(2026, 10, 22, 15);

  it('are as many as have begun of it', () => {
    expect(rangeBefore({ startDate: '2026-11-01', endDate: '2026-12-01' }, now)).toEqual({
      startDate: '2026-10-10',
      endDate: '2026-10-31',
    });
    expect(rangeBefore({ startDate: '2026-03-01', endDate: '2026-03-31' }, now)).toEqual({
      startDate: '2026-01-29',
      endDate: '2026-02-28',
    });
  });

  it('are none where it has not begun', () => {
    expect(rangeBefore({ startDate: '2026-12-01', endDate: '2026-12-31' }, now)).toBeUndefined();
  });
});
