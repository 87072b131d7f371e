import { validationSentences } from '@lavra/contract/check-sentences';
import type { BatchInfo, JobInfo } from '@lavra/contract/model/job';

import { getLocale } from '../../i18n/locale.ts';
import { m } from '../../i18n/messages.ts';
import { formatExactTime, formatNumber } from '../../lib/formats.ts';
import type { Detail } from '../layout/detail-list.tsx';
import { ShortId } from '../table/short-id.tsx';
import { JobStatusBadge } from '../feedback/job-status-badge.tsx';
import { serviceName } from '../../lib/service-name.ts';

function id(name: string, value: string | null): Detail {
  return { name, value: value === null || value === '' ? null : <ShortId id={value} name={name} /> };
}

function time(name: string, value: string | null): Detail {
  return { name, value: value === null ? null : <time dateTime={value}>{formatExactTime(value)}</time> };
}

/** Facts common to jobs and batches, in the order of the specification. */
function commonFacts(of: JobInfo | BatchInfo): Detail[] {
  return [
    id(m.jobs_field_client_id(), of.client_id),
    id(m.jobs_field_company_id(), of.company_id),
    { name: m.jobs_field_service(), value: `${serviceName(of.service)} (${of.service})` },
    { name: m.jobs_field_status(), value: <JobStatusBadge status={of.status} /> },
    { name: m.jobs_field_source(), value: of.source === '' ? m.jobs_source_api() : of.source },
    { name: m.jobs_field_filename(), value: of.filename },
  ];
}

export function jobFacts(job: JobInfo): Detail[] {
  return [
    id(m.jobs_field_job_id(), job.job_id),
    ...(job.batch_id === job.job_id ? [] : [id(m.jobs_field_batch_id(), job.batch_id)]),
    ...commonFacts(job),
    time(m.jobs_field_created_at(), job.created_at),
    time(m.jobs_field_finished_at(), job.finished_at),
    job.purged_at === null
      ? time(m.jobs_field_expires(), job.expires)
      : time(m.jobs_field_purged_at(), job.purged_at),
    id(m.jobs_field_validation_id(), job.validation_id),
    { name: m.jobs_field_validation_status(), value: validationWord(job.validation_status) },
    { name: m.jobs_field_destination(), value: job.destination },
    { name: m.jobs_field_error(), value: job.error, isWide: job.error !== null },
  ];
}

/** Shows an unknown state (of a newer server) as it came. */
function validationWord(status: string | null): string | null {
  return status !== null && isKnown(status) ? validationSentences[status][getLocale()] : status;
}

function isKnown(status: string): status is keyof typeof validationSentences {
  return Object.hasOwn(validationSentences, status);
}

export function batchFacts(batch: BatchInfo): Detail[] {
  return [
    id(m.jobs_field_batch_id(), batch.batch_id),
    ...commonFacts(batch),
    { name: m.jobs_field_total_jobs(), value: formatNumber(batch.total_jobs) },
    { name: m.jobs_field_total_processed(), value: formatNumber(batch.total_processed) },
    { name: m.jobs_field_total_errored(), value: formatNumber(batch.total_errored) },
    time(m.jobs_field_created_at(), batch.created_at),
    time(m.jobs_field_expires(), batch.expires),
    id(m.jobs_field_validation_id(), batch.validation_id),
    { name: m.jobs_field_error(), value: batch.error, isWide: batch.error !== null },
  ];
}
