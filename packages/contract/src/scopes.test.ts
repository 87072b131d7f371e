import { describe, expect, it } from 'vitest';

import { displayedFile, type ProcessedFile } from './model/job.ts';
import { companyServices, scopeName, sendableServices, toScope } from './scopes.ts';
import { serviceNames } from './services/all.ts';

describe('scopes', () => {
  it('are sent with a prefix and shown without it', () => {
    for (const name of ['all', ...serviceNames] as const) expect(scopeName(toScope(name))).toBe(name);
    expect(['all', 'send', 'nfe', 'send.nfe'].map(scopeName)).toEqual(['all', 'all', 'nfe', 'nfe']);
    for (const none of [
      'lavra/read',
      'rg.send',
      'lavra/xsend',
      'x/send',
      'send.',
      'lavra/send.rg.send',
      'lavra/nfe',
    ])
      expect(scopeName(none)).toBeUndefined();
  });

  it('allow every service of the company to a client with none, or with the full one', () => {
    const company = companyServices(['nfe', 'ocr']);
    expect(sendableServices([], company)).toEqual(company);
    expect(sendableServices([toScope('all')], company)).toEqual(company);
    expect(sendableServices([toScope('nfe'), toScope('rg')], company)).toEqual(['nfe']);
  });
});

describe('the displayed status of a processed file', () => {
  const row: ProcessedFile = {
    batch_ksuid: 'b',
    job_ksuid: null,
    created_at: '',
    service: 'nfe',
    source: '',
    filename: null,
    total_jobs: 3,
    processed_jobs: 1,
    errored_jobs: 1,
    status: 'done',
    typification: null,
    background_name: null,
  };

  it('is processing while jobs of a done batch are missing', () => {
    expect(displayedFile(row)).toEqual({ status: 'processing', processed: 1, errored: 1 });
    expect(displayedFile({ ...row, processed_jobs: 2 })).toEqual({
      status: 'done',
      processed: 2,
      errored: 1,
    });
  });

  it('counts a single job by its own status', () => {
    expect(displayedFile({ ...row, job_ksuid: 'b', status: 'error' })).toEqual({
      status: 'error',
      processed: 0,
      errored: 1,
    });
    expect(displayedFile({ ...row, job_ksuid: 'b', status: 'validating' })).toEqual({
      status: 'validating',
      processed: 0,
      errored: 0,
    });
  });
});
