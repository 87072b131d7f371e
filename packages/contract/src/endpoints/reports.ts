import * as z from 'zod/mini';

import { endpoints } from '../kernel.ts';
import { MeterReport, MeterReportColumn } from '../model/meter-report.ts';
import { Id, QueryNumber, StorageLink, text } from '../model/primitives.ts';
import { Report, ReportPreview, ReportRequest } from '../model/report.ts';

const company = z.object({ companyId: Id });

export const reportEndpoints = endpoints({
  listMeterReportColumns: {
    method: 'GET',
    path: '/v2/companies/:companyId/metrics/client_report/columns',
    access: 'user',
    summary: 'Columns of the meter report',
    params: company,
    answer: z.object({ columns: z.array(MeterReportColumn) }),
    errors: ['forbidden', 'not_found'],
  },
  getMeterReport: {
    method: 'GET',
    path: '/v2/companies/:companyId/metrics/client_report',
    access: 'user',
    summary: 'Energy-meter jobs of a company; `format=csv` answers a CSV file',
    params: company,
    query: z.object({
      start_date: z.optional(text(10)),
      end_date: z.optional(text(10)),
      /** Lower case: analog, digital, pointer. */
      meter_type: z.optional(text(16)),
      uf: z.optional(text(2)),
      uc: z.optional(text(40)),
      page: z.optional(QueryNumber),
      limit: z.optional(QueryNumber),
      format: z.optional(z.enum(['csv'])),
    }),
    answer: z.union([MeterReport, z.string()]),
    errors: ['forbidden', 'not_found', 'date_range_invalid', 'invalid_input'],
  },
  listReports: {
    method: 'GET',
    path: '/v2/companies/:companyId/reports',
    access: 'admin',
    summary: 'Reports that were requested of a company, newest first',
    params: company,
    answer: z.object({ reports: z.array(Report) }),
    errors: ['forbidden', 'not_found'],
  },
  createReport: {
    method: 'POST',
    path: '/v2/companies/:companyId/reports',
    access: 'admin',
    summary: 'Request a report of a company’s jobs, one for each format; it is written in the background',
    params: company,
    body: ReportRequest,
    isCreating: true,
    answer: z.object({ reports: z.array(Report) }),
    errors: ['forbidden', 'not_found', 'date_range_invalid', 'invalid_input'],
  },
  previewReport: {
    method: 'POST',
    path: '/v2/companies/:companyId/reports/preview',
    access: 'admin',
    isReading: true,
    summary: 'The first five rows that a report would have',
    params: company,
    body: ReportRequest,
    answer: ReportPreview,
    errors: ['forbidden', 'not_found', 'date_range_invalid', 'invalid_input'],
  },
  getReport: {
    method: 'GET',
    path: '/v2/companies/:companyId/reports/:reportId',
    access: 'admin',
    summary: 'A link to the file of a report that is done',
    params: z.object({ companyId: Id, reportId: Id }),
    answer: StorageLink,
    errors: ['forbidden', 'not_found', 'file_not_ready'],
  },
});
