import type { Box } from '../model/result.ts';
import type { ReviewQueue, ReviewTask } from '../model/task.ts';
import { companyId, created_at, jobId, jobInfo, jobResult } from './example-values.ts';

const lease_until = '2026-11-02T12:14:00Z';

const reviewTask: ReviewTask = {
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

const reviewQueue: ReviewQueue = {
  lines: [
    {
      company_id: companyId,
      company_name: 'Serra Verde',
      service: 'nfe',
      available: 12,
      claimed: 1,
      postponed: 0,
      late: 2,
      next_target_at: '2026-11-03T12:09:36Z',
    },
  ],
  done_today: 31,
};

/** Calls of a reviewer. */
export const reviewCalls = {
  getReviewQueue: { answer: reviewQueue },
  getNextTask: { answer: { task: { ...reviewTask, lease_until: null } } },
  claimTask: { body: { service: 'nfe' }, answer: { task: reviewTask } },
  renewTask: { answer: { lease_until } },
  pauseTask: { answer: { lease_until } },
  releaseTask: { answer: {} },
  postponeTask: { body: { minutes: 60 as const }, answer: {} },
  submitTask: {
    body: { corrections: [{ key: 'IssueDate', value: '2026-11-01' }], observation: 'Carimbo sobre a data' },
    answer: { error_fields: ['IssueDate'], is_final: true },
  },
  rejectTask: { body: { reason: 'illegible' as const }, answer: {} },
  readRegion: {
    body: { file: 'document', page: 1, box: [0.62, 0.2, 0.2, 0.02] as Box, key: 'IssueDate' },
    answer: { value: '2026-11-01', conf: 93.4 },
  },
};
