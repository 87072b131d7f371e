import { Readable, pipeline } from 'node:stream';

import type { Locale } from '@lavra/contract/errors';
import type { CompositeField } from '@lavra/contract/model/report';

import type { Context } from '../../../platform/context.ts';
import { csvStream } from '../../../platform/csv.ts';
import { endOfDay, startOfDay } from '../../../platform/day-range.ts';
import { columnNames, jobPartsOf, maxSplitNames, partsOf, presentLine } from './report-columns.ts';
import { type ReportedJob, listEndedJobs } from './reported-jobs.store.ts';
import type { ReportMessage } from './reports.queue.ts';
import { type ReportRow, beginReport, updateReport } from './reports.store.ts';

/** Jobs in memory at a time; their results are large. */
const jobsAtOnce = { withResult: 100, without: 1000 };
/** Rows between two updates of the progress. */
const progressEvery = 10_000;

interface Writing {
  readonly report: ReportRow;
  readonly locale: Locale;
  readonly signal: AbortSignal;
}

export const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const;

/** Streams a report's file into the object store while its jobs are read. */
export async function writeReport(
  ctx: Context,
  { companyId, reportId, locale }: ReportMessage,
  signal: AbortSignal,
): Promise<void> {
  const report = await beginReport(ctx.db, companyId, reportId);
  if (!report) return;
  const key = `companies/${companyId}/reports/${report.id}.${report.format}`;
  const counted = { rows: 0 };
  const jobs = countedJobs(ctx, { report, locale, signal }, counted);
  const body =
    report.format === 'json'
      ? Readable.from(jsonOf(jobs, report, locale), { objectMode: false })
      : await csvOf(ctx, { report, locale, signal }, jobs);
  await ctx.objects.put(key, body, { contentType: contentTypes[report.format] });
  await updateReport(ctx.db, report, {
    status: 'done',
    rows: counted.rows,
    objectKey: key,
    finishedAt: ctx.clock.now(),
  });
}

/** Every job that ended in the report's days, page by page. */
async function* jobsOf(ctx: Context, { report, signal }: Writing): AsyncGenerator<readonly ReportedJob[]> {
  const parts = jobPartsOf(report.columns);
  const limit = parts.has('result') ? jobsAtOnce.withResult : jobsAtOnce.without;
  const range = { from: startOfDay(report.start), until: endOfDay(report.end) };
  let after: ReportedJob | undefined;
  do {
    signal.throwIfAborted();
    const { companyId } = report;
    const jobs: ReportedJob[] = await listEndedJobs(ctx.db, { companyId, ...range, parts, after, limit });
    yield jobs;
    after = jobs.length < limit ? undefined : jobs.at(-1);
  } while (after !== undefined);
}

async function* countedJobs(
  ctx: Context,
  writing: Writing,
  counted: { rows: number },
): AsyncGenerator<readonly ReportedJob[]> {
  for await (const jobs of jobsOf(ctx, writing)) {
    yield jobs;
    const noted = Math.floor(counted.rows / progressEvery);
    counted.rows += jobs.length;
    if (Math.floor(counted.rows / progressEvery) > noted)
      await updateReport(ctx.db, writing.report, { rows: counted.rows });
  }
}

async function* jsonOf(
  pages: AsyncIterable<readonly ReportedJob[]>,
  { columns }: ReportRow,
  locale: Locale,
): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const jobs of pages) {
    if (jobs.length === 0) continue;
    const lines = jobs.map((job) => JSON.stringify(presentLine(job, columns, locale)));
    yield `${separator}${lines.join(',\n')}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** Its header names every column, so the columns of split attributes are collected first. */
async function csvOf(
  ctx: Context,
  writing: Writing,
  pages: AsyncIterable<readonly ReportedJob[]>,
): Promise<Readable> {
  const { columns } = writing.report;
  const csv = csvStream(columnNames(columns, await splitNames(ctx, writing)));
  const lines = async function* () {
    for await (const jobs of pages) {
      for (const job of jobs) yield presentLine(job, columns, writing.locale);
    }
  };
  // The reader gets an error through the stream itself.
  return pipeline(Readable.from(lines()), csv, () => undefined);
}

async function splitNames(ctx: Context, writing: Writing): Promise<Map<CompositeField, Set<string>>> {
  const split = writing.report.columns.field_by_field;
  const names = new Map(split.map((attribute) => [attribute, new Set<string>()]));
  if (split.length === 0) return names;
  for await (const jobs of jobsOf(ctx, writing)) {
    for (const job of jobs)
      for (const [attribute, found] of names)
        for (const [name] of partsOf(job, attribute)) if (found.size < maxSplitNames) found.add(name);
  }
  return names;
}
