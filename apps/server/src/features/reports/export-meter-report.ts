import { reportEndpoints } from '@lavra/contract/endpoints/reports';

import { csvFile } from '../../platform/csv.ts';
import { verb } from '../../platform/verb.ts';
import { type MeterJob, listMeterJobs } from './meter-jobs.store.ts';
import { readFilter } from './meter-report-filter.ts';
import { meterReportKeys, presentRow } from './meter-report.presenter.ts';
import { allowMeterReport } from './reports.policy.ts';

/** The whole report as CSV. */
export const exportMeterReport = verb(reportEndpoints.getMeterReport, async (call) => {
  const { ctx } = call;
  allowMeterReport(ctx);
  const { range, filter } = readFilter(call);
  return csvFile<MeterJob>(ctx, {
    filename: `Report_${range.start}_${range.end}.csv`,
    what: 'a meter report',
    columns: meterReportKeys,
    list: (after, limit) => listMeterJobs(ctx.db, filter, { after, limit }),
    present: presentRow,
  });
});
