import { Readable, pipeline } from 'node:stream';

import { isService } from '@lavra/contract/services/all';
import { fieldsOf } from '@lavra/contract/services/fields';
import type { DocumentData } from '@lavra/contract/model/result';
import type { JobResult } from '@lavra/contract/model/job';

import type { Context } from '../../../platform/context.ts';
import { csvStream } from '../../../platform/csv.ts';
import type { ProcessedFileRow } from '../processed-files.store.ts';
import { presentJobResult } from '../jobs.presenter.ts';
import { listBatchResults, listFieldNames } from './results.store.ts';

export type ResultFormat = 'json' | 'csv';

export const contentTypes: Readonly<Record<ResultFormat, string>> = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};

/** Results in memory at a time. */
const jobsAtOnce = 20;

/** The results of a batch's jobs in order, streamed as they are read. */
export async function batchResultFile(
  ctx: Context,
  file: ProcessedFileRow,
  format: ResultFormat,
): Promise<Readable> {
  if (format === 'json') return Readable.from(jsonOf(resultsOf(ctx, file)), { objectMode: false });
  const columns = csvColumns(file.service, await listFieldNames(ctx.db, file));
  const csv = csvStream(columns);
  // The reader gets an error through the stream itself.
  return pipeline(Readable.from(rowsOf(resultsOf(ctx, file))), csv, () => undefined);
}

async function* resultsOf(ctx: Context, file: ProcessedFileRow): AsyncGenerator<JobResult> {
  let after = -1;
  for (;;) {
    const found = await listBatchResults(ctx.db, file, { after, limit: jobsAtOnce });
    for (const { job, result } of found) yield presentJobResult(job, result, ctx.locale);
    const last = found.at(-1);
    if (!last || found.length < jobsAtOnce) return;
    after = last.job.ordinal;
  }
}

async function* jsonOf(results: AsyncIterable<JobResult>): AsyncGenerator<string> {
  let separator = '[';
  for await (const result of results) {
    yield `${separator}${JSON.stringify(result)}`;
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

async function* rowsOf(results: AsyncIterable<JobResult>): AsyncGenerator<Record<string, unknown>> {
  for await (const result of results) yield* csvRows(result);
}

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

/** Columns of a batch's CSV: those of every job, then the fields found, in the order of the service's definition. */
function csvColumns(service: string, fieldNames: readonly string[]): string[] {
  const known = isService(service) ? fieldsOf(service).map(({ name }) => name) : [];
  const first = known.filter((name) => fieldNames.includes(name));
  return [...ownColumns, ...first, ...fieldNames.filter((name) => !known.includes(name)).toSorted()];
}

/** One row for each document of the job; a row without fields when there is none. */
function csvRows(job: JobResult): Record<string, unknown>[] {
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
