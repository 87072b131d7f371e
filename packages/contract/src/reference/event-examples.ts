import { batchId, failedJob, jobId, webhookId } from './example-values.ts';

/** Examples of what a webhook receives, by event type. */
export const eventExamples = {
  'job.done': {
    type: 'job.done',
    timestamp: '2026-11-02T12:09:37Z',
    data: { batch_ksuid: jobId, job_ksuid: jobId, service: 'nfe', status: 'done' },
  },
  'job.error': {
    type: 'job.error',
    timestamp: '2026-11-02T12:09:37Z',
    data: {
      batch_ksuid: batchId,
      job_ksuid: failedJob.job_ksuid,
      service: 'nfe',
      status: 'error',
      error: 'O arquivo é protegido por senha.',
      error_code: 'file_encrypted',
    },
  },
  'batch.done': {
    type: 'batch.done',
    timestamp: '2026-11-02T12:09:40Z',
    data: {
      batch_ksuid: batchId,
      service: 'nfe',
      status: 'done',
      total_jobs: 2,
      total_processed: 1,
      total_errored: 1,
    },
  },
  'batch.error': {
    type: 'batch.error',
    timestamp: '2026-11-02T12:09:40Z',
    data: {
      batch_ksuid: batchId,
      service: 'nfe',
      status: 'error',
      total_jobs: 0,
      total_processed: 0,
      total_errored: 0,
      error: 'O arquivo ZIP está corrompido.',
      error_code: 'archive_corrupted',
    },
  },
  'webhook.ping': {
    type: 'webhook.ping',
    timestamp: '2026-11-02T12:00:00Z',
    data: { webhook_id: webhookId },
  },
} as const;
