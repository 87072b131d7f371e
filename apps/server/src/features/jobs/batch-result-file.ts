import { Readable, pipeline } from 'node:stream';

import type { JobResult } from '@lavra/contract/model/job';

import type { Context } from '../../platform/context.ts';
import { csvStream } from '../../platform/csv.ts';
import { csvColumns, csvRows } from './batch-csv.ts';
import type { Batch } from './batches.store.ts';
import { toJobResult } from './jobs.presenter.ts';
import { listBatchResults, listFieldNames } from './results.store.ts';

export type ResultFormat = 'json' | 'csv';

export const contentTypes: Readonly<Record<ResultFormat, string>> = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};

/** Results held in memory at a time. */
const jobsAtOnce = 20;

/** The results of a batch's jobs in their order, written as they are read. */
export async function batchResultFile(ctx: Context, batch: Batch, format: ResultFormat): Promise<Readable> {
  if (format === 'json') return Readable.from(jsonOf(resultsOf(ctx, batch)), { objectMode: false });
  const columns = csvColumns(batch.service, await listFieldNames(ctx.db, batch.id));
  const csv = csvStream(columns);
  // Its reader learns of an error by the stream itself.
  return pipeline(Readable.from(rowsOf(resultsOf(ctx, batch))), csv, () => undefined);
}

async function* resultsOf(ctx: Context, batch: Batch): AsyncGenerator<JobResult> {
  let after = -1;
  for (;;) {
    const found = await listBatchResults(ctx.db, batch.id, { after, limit: jobsAtOnce });
    for (const { job, result } of found) yield toJobResult(job, result, ctx.locale);
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
