import { reportEndpoints } from '@lavra/contract/endpoints/reports';

import { routeGroup } from '../../platform/http/route-group.ts';
import { createReport } from './company/create-report.ts';
import { getReport } from './company/get-report.ts';
import { listReports } from './company/list-reports.ts';
import { previewReport } from './company/preview-report.ts';
import { exportMeterReport } from './export-meter-report.ts';
import { getMeterReport } from './get-meter-report.ts';
import { listMeterReportColumns } from './list-meter-report-columns.ts';

export const reportRoutes = routeGroup(reportEndpoints, {
  listMeterReportColumns,
  getMeterReport: (call) => (call.query.format === 'csv' ? exportMeterReport(call) : getMeterReport(call)),
  listReports,
  createReport,
  previewReport,
  getReport,
});
