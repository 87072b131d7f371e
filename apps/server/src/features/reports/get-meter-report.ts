import { meterReportPageSizes } from '@lavra/contract/constants';
import { ContractError } from '@lavra/contract/errors';
import type { MeterReport } from '@lavra/contract/model/meter-report';

import type { Context } from '../../platform/context.ts';
import { countMeterJobs, listMeterJobs } from './meter-jobs.store.ts';
import { type MeterReportFilter, readFilter } from './meter-report-filter.ts';
import { toRow } from './meter-report.presenter.ts';
import { allowMeterReport } from './reports.policy.ts';

const defaultLimit = 10;

interface GetMeterReport extends MeterReportFilter {
  /** From 1. */
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

/** One page of the energy-meter jobs of a company, newest first. */
export async function getMeterReport({
  ctx,
  input,
}: {
  ctx: Context;
  input: GetMeterReport;
}): Promise<MeterReport> {
  allowMeterReport(ctx, input.companyId);
  const { page = 1, limit = defaultLimit } = input;
  checkPage(page, limit);
  const { filter } = readFilter(ctx, input);
  const total = await countMeterJobs(ctx.db, filter);
  const jobs = await listMeterJobs(ctx.db, filter, { limit, offset: (page - 1) * limit });
  return { report: jobs.map(toRow), current_page: page, items_per_page: limit, total };
}

function checkPage(page: number, limit: number): void {
  const fault =
    page < 1
      ? 'query.page'
      : limit < 1 || limit > Math.max(...meterReportPageSizes)
        ? 'query.limit'
        : undefined;
  if (fault)
    throw new ContractError('invalid_input', { details: [{ path: fault, message: 'out of range' }] });
}
