import { describe, expect, it } from 'vitest';

import { daysUntilToday } from './days.ts';

describe('The last days', () => {
  it('end today in São Paulo, both ends in it', () => {
    // Two in the morning in UTC is the evening before in São Paulo.
    expect(daysUntilToday(7, Date.UTC(2026, 10, 21, 2))).toEqual({
      startDate: '2026-11-14',
      endDate: '2026-11-20',
    });
  });
});
