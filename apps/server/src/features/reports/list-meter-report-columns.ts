import type { Context } from '../../platform/context.ts';
import { toColumns } from './meter-report.presenter.ts';
import { allowMeterReport } from './reports.policy.ts';

/** The columns of the meter report, titled in the caller's language. */
export async function listMeterReportColumns({ ctx, input }: { ctx: Context; input: { companyId: string } }) {
  allowMeterReport(ctx, input.companyId);
  return { columns: toColumns(ctx.locale) };
}
