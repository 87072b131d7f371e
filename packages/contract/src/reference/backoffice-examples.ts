import type { Corrections, ReviewMetrics, TaskInfo, TaskPage } from '../model/backoffice.ts';
import { companyId, created_at, jobId, jobInfo } from './example-values.ts';

const times = { queue_diff: 512.4, diff: 41.75 };

export const taskPage: TaskPage = {
  jobs: [
    {
      job_ksuid: jobId,
      batch_ksuid: jobId,
      created_at,
      service: 'cnh',
      task: {
        project: 'Cadastro',
        status: 'completed',
        operator: companyId,
        ...times,
        target_at: '2026-11-03T12:09:36Z',
        finished_at: '2026-11-02T12:18:50Z',
      },
    },
  ],
  page: 1,
  limit: 10,
  total_pages: 1,
  total_items: 1,
};

export const taskInfo: TaskInfo = {
  ...jobInfo,
  additional_info: {
    project: 'Cadastro',
    operator: companyId,
    operation: 'corrected',
    status: 'completed',
    success_status: false,
    ready_at: created_at,
    started_at: '2026-11-02T12:18:08Z',
    finished_at: '2026-11-02T12:18:50Z',
    ...times,
    error_fields: ['Name'],
  },
};

export const reviewMetrics: ReviewMetrics = {
  total_completed: 48,
  total_success: 39,
  total_second: 5,
  total_agreed: 4,
  total_available: 7,
  avg_diff: 41.75,
  avg_queue_diff: 512.4,
  labels: ['2026-11-01', '2026-11-02'],
  daily_info: { Cadastro: [20, 35] },
};

export const corrections: Corrections = {
  reviews: 48,
  fields: [
    {
      service: 'cnh',
      field: 'Name',
      judged: 48,
      right: 46,
      missed: 0,
      confidence_right: 97.4,
      confidence_wrong: 71.5,
    },
  ],
  points: [
    { confidence: 71, judged: 3, wrong: 2 },
    { confidence: 97, judged: 45, wrong: 0 },
  ],
};
