import { reportEndpoints } from '@lavra/contract/endpoints/reports';

import { verb } from '../../../platform/verb.ts';
import { presentReport } from './report.presenter.ts';
import { listReports as listRows } from './reports.store.ts';

/** The reports of a company, newest first. */
export const listReports = verb(reportEndpoints.listReports, async ({ ctx, params }) => {
  const rows = await listRows(ctx.db, params.companyId);
  return { reports: rows.map(presentReport) };
});
