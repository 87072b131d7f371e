import { isService } from '@lavra/contract/services/all';
import { fieldsOf } from '@lavra/contract/fields/fields';
import type { JobResult } from '@lavra/contract/model/job';
import type { DocumentData } from '@lavra/contract/model/result';

const ownColumns = [
  'job_ksuid',
  'created_at',
  'service',
  'status',
  'filename',
  'process_time',
  'validation_status',
  'error',
  'client_data',
  'page',
];

/** Columns of a batch's CSV: what every job has, then the fields found, in the order of the service's document. */
export function csvColumns(service: string, fieldNames: readonly string[]): string[] {
  const known = isService(service) ? fieldsOf(service).map(({ name }) => name) : [];
  const first = known.filter((name) => fieldNames.includes(name));
  return [...ownColumns, ...first, ...fieldNames.filter((name) => !known.includes(name)).toSorted()];
}

/** One row for each document of the job; one without fields where there is none. */
export function csvRows(job: JobResult): Record<string, unknown>[] {
  const own = {
    ...job,
    client_data: job.client_data === undefined ? '' : JSON.stringify(job.client_data),
  };
  const documents = job.result?.Document ?? [];
  if (documents.length === 0) return [own];
  return documents.map(({ Page, Data }) => ({ ...valuesOf(Data), ...own, page: Page }));
}

function valuesOf(data: DocumentData): Record<string, string> {
  return Object.fromEntries(
    Object.entries(data).map(([name, field]) => [name, Array.isArray(field) ? tableOf(field) : field.value]),
  );
}

function tableOf(rows: readonly Record<string, { value: string }>[]): string {
  const plain = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell.value])),
  );
  return JSON.stringify(plain);
}
