import { reportEndpoints } from '@lavra/contract/endpoints/reports';

import { verb } from '../../platform/verb.ts';
import { countMeterJobs, listMeterJobs } from './meter-jobs.store.ts';
import { readFilter } from './meter-report-filter.ts';
import { presentRow } from './meter-report.presenter.ts';
import { allowMeterReport } from './reports.policy.ts';

const defaultLimit = 10;

/** One page of the energy-meter jobs of a company, newest first. */
export const getMeterReport = verb(reportEndpoints.getMeterReport, async (call) => {
  const { ctx, query } = call;
  allowMeterReport(ctx);
  const { page = 1, limit = defaultLimit } = query;
  const { filter } = readFilter(call);
  const total = await countMeterJobs(ctx.db, filter);
  const jobs = await listMeterJobs(ctx.db, filter, { limit, offset: (page - 1) * limit });
  return { report: jobs.map(presentRow), current_page: page, items_per_page: limit, total };
});
