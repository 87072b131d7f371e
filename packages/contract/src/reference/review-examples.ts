import type { ReviewQueue, ReviewTask } from '../model/task.ts';
import { companyId, created_at, jobId, jobInfo, jobResult } from './example-values.ts';

export const lease_until = '2026-11-02T12:14:00Z';

export const reviewTask: ReviewTask = {
  job_id: jobId,
  company_id: companyId,
  company_name: 'Serra Verde',
  service: 'nfe',
  project: 'Cadastro',
  backoffice_id: 'fila-nfe',
  reason: 'check_failed',
  doubts: ['IssueDate'],
  ready_at: created_at,
  target_at: '2026-11-03T12:09:36Z',
  expires: '2026-12-02T12:09:36Z',
  lease_until,
  is_paused: false,
  work_time: 12.5,
  validation_status: null,
  validation: null,
  result: jobResult.result ?? { Time: '0.00', Quantity: 0, Document: [] },
  files: jobInfo.files,
};

export const reviewQueue: ReviewQueue = {
  lines: [
    {
      company_id: companyId,
      company_name: 'Serra Verde',
      service: 'nfe',
      available: 12,
      claimed: 1,
      postponed: 0,
      late: 2,
      oldest_ready_at: '2026-11-03T08:15:00Z',
      next_target_at: '2026-11-03T12:09:36Z',
    },
  ],
  done_today: 31,
};
