import { describe, expect, it } from 'vitest';

import { companySeries } from './company-series.ts';

const requester = (id: string, recent: number[]) => ({
  id,
  name: id.toUpperCase(),
  email: `${id}@cliente.example`,
  requests_sent: 0,
  errors: 0,
  recent,
});

describe('The days by company', () => {
  it('are the newest that have begun, with what is left over as the others', () => {
    const usage = {
      labels: ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'],
      requests: { nfe: [9, 5, 6, 0], cnh: [0, 2, 0, 0] },
      duration: 1,
      total_errors: 0,
      total_requests: 22,
      requesters: [requester('a', [4, 3]), requester('b', [2, 3])],
    };
    expect(companySeries(usage, { now: '2026-11-03', others: 'Outros' })).toEqual({
      days: ['2026-11-02', '2026-11-03'],
      series: [
        { key: 'a', name: 'A', values: [4, 3] },
        { key: 'b', name: 'B', values: [2, 3] },
        { key: 'others', name: 'Outros', values: [1, 0] },
      ],
    });
  });
});
