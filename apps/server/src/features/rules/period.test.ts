import { describe, expect, it } from 'vitest';

import { periodAt } from './period.ts';

describe('the period of a limit', () => {
  it.each([
    ['2026-03-10T12:00:00Z', 5, '2026-03-05', '2026-04-05'],
    ['2026-03-05T02:59:59Z', 5, '2026-02-05', '2026-03-05'],
    ['2026-03-05T03:00:00Z', 5, '2026-03-05', '2026-04-05'],
    ['2026-01-04T12:00:00Z', 28, '2025-12-28', '2026-01-28'],
    ['2026-12-31T12:00:00Z', 28, '2026-12-28', '2027-01-28'],
    ['2026-03-01T02:00:00Z', 0, '2026-02-01', '2026-03-01'],
    ['2026-03-01T03:00:00Z', 0, '2026-03-01', '2026-04-01'],
  ])('at %s, begun on day %i, runs from %s to %s', (at, resetDay, start, end) => {
    const midnight = (day: string) => new Date(`${day}T03:00:00Z`);
    expect(periodAt(new Date(at), resetDay)).toEqual({
      start,
      since: midnight(start),
      resetsAt: midnight(end),
    });
  });
});
