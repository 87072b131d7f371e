import { describe, expect, it, vi } from 'vitest';

import { invoiceLines, invoiceSeries } from './invoice-lines.ts';

const counts = {
  guide: { total: 5, error: 1 },
  nfe: { total: 9, error: 0, attachments: 3 },
  '2': { total: 8, error: 0 },
  '10': { total: 6, error: 1 },
  'guide-10': { total: 5, error: 1 },
  'nfe-2': { total: 8, error: 0 },
  'nfe-10': { total: 1, error: 0 },
};

describe('The lines of an invoice', () => {
  it('part one map into services, days and both, without the errors in the total', () => {
    const { byService, byDay, detailed } = invoiceLines(counts);
    expect(byService).toEqual([
      { service: 'nfe', guides: 0, attachments: 3, sent: 9, errors: 0, total: 9 },
      { service: 'guide', guides: 5, attachments: 0, sent: 5, errors: 1, total: 4 },
    ]);
    expect(byDay.map(({ day, guides, total }) => [day, guides, total])).toEqual([
      [2, 0, 8],
      [10, 5, 5],
    ]);
    expect(detailed.map(({ service, day, sent }) => [service, day, sent])).toEqual([
      ['nfe', 2, 8],
      ['guide', 10, 5],
      ['nfe', 10, 1],
    ]);
  });

  it('become a series for each service over every day of the month', () => {
    vi.setSystemTime('2026-11-21T15:00:00Z');
    const { days, series } = invoiceSeries(invoiceLines(counts), '2026-02');
    expect(days).toHaveLength(28);
    expect(series.map(({ key, values }) => [key, values[1], values[9]])).toEqual([
      ['nfe', 8, 1],
      ['guide', 0, 5],
    ]);
  });

  it('end with today in the month that is not over', () => {
    vi.setSystemTime('2026-11-21T15:00:00Z');
    expect(invoiceSeries(invoiceLines(counts), '2026-11').days.at(-1)).toBe('2026-11-21');
  });
});
