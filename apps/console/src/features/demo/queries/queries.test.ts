import { demoPollIntervalMs } from '@lavra/contract/constants';
import { JobStatus } from '@lavra/contract/model/job';
import { describe, expect, it } from 'vitest';

import { jobResultQuery } from './job-result.ts';
import { periodOf } from './usage.ts';

describe('The state of a job', () => {
  it('is asked for every second until it is final', () => {
    const { refetchInterval } = jobResultQuery('job-1');
    if (typeof refetchInterval !== 'function') throw new Error('The interval depends on the state');
    const after = (status: string) =>
      Reflect.apply(refetchInterval, undefined, [{ state: { data: { status } } }]) as unknown;
    const waits = Object.fromEntries(JobStatus.options.map((status) => [status, after(status)]));
    expect(demoPollIntervalMs).toBe(1000);
    expect(waits).toEqual({ waiting: 1000, processing: 1000, validating: 1000, done: false, error: false });
  });
});

describe('A period of days', () => {
  it('ends today in São Paulo, both ends in it', () => {
    // Two in the morning in UTC is the evening before in São Paulo.
    expect(periodOf(7, Date.UTC(2026, 10, 21, 2))).toEqual({ first: '2026-11-14', last: '2026-11-20' });
  });
});
