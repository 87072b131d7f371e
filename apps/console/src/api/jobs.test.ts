import { demoPollIntervalMs } from '@lavra/contract/constants';
import { JobStatus } from '@lavra/contract/model/job';
import { describe, expect, it } from 'vitest';

import { jobResultQuery } from './jobs.ts';

describe('The state of a job', () => {
  it('is asked for every second until it is final', () => {
    const { refetchInterval } = jobResultQuery({ companyId: 'c', jobId: 'job-1' });
    if (typeof refetchInterval !== 'function') throw new Error('The interval depends on the state');
    const after = (status: string) =>
      Reflect.apply(refetchInterval, undefined, [{ state: { data: { status } } }]) as unknown;
    const waits = Object.fromEntries(JobStatus.options.map((status) => [status, after(status)]));
    expect(demoPollIntervalMs).toBe(1000);
    expect(waits).toEqual({ waiting: 1000, processing: 1000, validating: 1000, done: false, error: false });
  });
});
