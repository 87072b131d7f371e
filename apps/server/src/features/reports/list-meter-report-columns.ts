import { reportEndpoints } from '@lavra/contract/endpoints/reports';
import { verb } from '../../platform/verb.ts';
import { presentColumns } from './meter-report.presenter.ts';
import { allowMeterReport } from './reports.policy.ts';

/** The columns of the meter report, titled in the caller's language. */
export const listMeterReportColumns = verb(reportEndpoints.listMeterReportColumns, async ({ ctx }) => {
  allowMeterReport(ctx);
  return { columns: presentColumns(ctx.locale) };
});
