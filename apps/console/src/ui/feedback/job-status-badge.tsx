import type { JobStatus } from '@lavra/contract/model/job';

import { m } from '../../i18n/messages.ts';
import { StatusBadge, type StatusTone } from './status-badge.tsx';

const tones: Record<JobStatus, StatusTone> = {
  waiting: 'neutral',
  processing: 'info',
  validating: 'info',
  done: 'success',
  error: 'error',
};

function wordOf(status: JobStatus): string {
  return {
    waiting: m.jobs_status_waiting,
    processing: m.jobs_status_processing,
    validating: m.jobs_status_validating,
    done: m.jobs_status_done,
    error: m.jobs_status_error,
  }[status]();
}

function isKnown(status: string): status is JobStatus {
  return Object.hasOwn(tones, status);
}

/** Shows an unknown status (of a newer server) as it came. */
export function JobStatusBadge({ status }: { readonly status: string }) {
  if (!isKnown(status)) return <StatusBadge tone="neutral">{status}</StatusBadge>;
  return <StatusBadge tone={tones[status]}>{wordOf(status)}</StatusBadge>;
}
