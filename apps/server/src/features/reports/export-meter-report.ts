import { Readable, pipeline } from 'node:stream';

import { reportEndpoints } from '@lavra/contract/endpoints/reports';
import type { MeterReportRow } from '@lavra/contract/model/meter-report';

import type { Context } from '../../platform/context.ts';
import { csvStream } from '../../platform/csv.ts';
import { verb } from '../../platform/verb.ts';
import { type MeterJob, type MeterJobsOf, listMeterJobs, listMeterJobsAfter } from './meter-jobs.store.ts';
import { readFilter } from './meter-report-filter.ts';
import { meterReportKeys, presentRow } from './meter-report.presenter.ts';
import { allowMeterReport } from './reports.policy.ts';

/** Rows in memory at a time, however long the report is. */
const rowsAtOnce = 1000;

/** The whole report as CSV, streamed while it is read. */
export const exportMeterReport = verb(reportEndpoints.getMeterReport, async (call) => {
  const { ctx } = call;
  allowMeterReport(ctx);
  const { range, filter } = readFilter(call);
  const csv = csvStream(meterReportKeys);
  pipeline(Readable.from(rowsOf(ctx, filter)), csv, (error) => {
    if (error) ctx.logger.warn({ err: error }, 'a meter report broke off');
  });
  return {
    stream: csv,
    contentType: 'text/csv; charset=utf-8',
    filename: `Report_${range.start}_${range.end}.csv`,
  };
});

async function* rowsOf(ctx: Context, filter: MeterJobsOf): AsyncGenerator<MeterReportRow> {
  let jobs: MeterJob[] = await listMeterJobs(ctx.db, filter, { limit: rowsAtOnce });
  for (let last = jobs.at(-1); last !== undefined; last = jobs.at(-1)) {
    yield* jobs.map(presentRow);
    if (jobs.length < rowsAtOnce) return;
    jobs = await listMeterJobsAfter(ctx.db, filter, { last, limit: rowsAtOnce });
  }
}
