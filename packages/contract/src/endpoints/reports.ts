import * as z from 'zod/mini';

import { consumerUnitLength, meterReportPageSizes, ufLength } from '../constants.ts';
import { endpoints } from '../kernel.ts';
import { MeterReport, MeterReportColumn } from '../model/meter-report.ts';
import { Day, Id, StorageLink, queryNumber, text } from '../model/primitives.ts';
import { Report, ReportPreview, ReportRequest } from '../model/report.ts';
import { created_at, jobId, report } from '../reference/example-values.ts';
import { previewedReport, reportPreview } from '../reference/provider-examples.ts';

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
      start_date: z.optional(Day),
      end_date: z.optional(Day),
      /** Lower case: analog, digital, pointer. */
      meter_type: z.optional(text(16)),
      uf: z.optional(text(ufLength)),
      uc: z.optional(text(consumerUnitLength)),
      page: z.optional(queryNumber(1)),
      limit: z.optional(queryNumber(1, Math.max(...meterReportPageSizes))),
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
}).described({
  listMeterReportColumns: {
    group: 'usage',
    pt: 'Colunas do relatório de medidores',
    answer: { columns: [{ title: 'UF', key: 'uf', key_type: 'enum', allowed_values: ['SP', 'RJ'] }] },
  },
  getMeterReport: {
    group: 'usage',
    pt: 'Jobs de medidores de energia; `format=csv` responde um CSV',
    isCsvToo: true,
    answer: {
      report: [
        {
          job_id: jobId,
          uc: '7012345678',
          meter_type: 'digital',
          uf: 'SP',
          client_date: '2026-11-02',
          timestamp: created_at,
          status: 'done',
        },
      ],
      current_page: 1,
      items_per_page: 15,
      total: 1,
    },
  },
  listReports: {
    group: 'usage',
    pt: 'Relatórios pedidos de uma empresa, do mais novo ao mais antigo',
    answer: { reports: [report] },
  },
  createReport: {
    group: 'usage',
    pt: 'Pedir um relatório dos jobs de uma empresa, um por formato; ele é escrito em segundo plano',
    body: {
      observation: '',
      start: report.start,
      end: report.end,
      csv: true,
      json: false,
      fields: ['job_id', 'status', 'timestamp'],
      field_by_field: ['result'],
      attribute_fields: [{ name: 'metadata', fields: ['uc', 'uf'] }],
    },
    answer: { reports: [{ ...report, status: 'waiting', rows: 0 }] },
  },
  previewReport: {
    group: 'usage',
    pt: 'As cinco primeiras linhas que um relatório teria',
    body: previewedReport,
    answer: reportPreview,
  },
  getReport: {
    group: 'usage',
    pt: 'Um link para o arquivo de um relatório pronto',
    answer: { url: 'https://lavra.example/v2/storage/…', exp: '300000' },
  },
});
