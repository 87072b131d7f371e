import * as z from 'zod/mini';

import { endpoints } from '../kernel.ts';
import { MeterReport, MeterReportColumn } from '../model/meter-report.ts';
import { Id, QueryNumber, text } from '../model/primitives.ts';

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
});
