import type { ReportPreview, ReportRequest } from '../model/report.ts';
import type { UsageAnomaly } from '../model/usage.ts';
import { company, companyId, jobId } from './example-values.ts';

export const usageAnomaly: UsageAnomaly = {
  company_id: companyId,
  name: company.name,
  day: '2026-11-20',
  requests: 120,
  errors: 12,
  error_percent: 10,
  usual_percent: 2.1,
};

export const previewedReport: ReportRequest = {
  observation: '',
  start: '2026-10-01',
  end: '2026-10-31',
  csv: true,
  json: false,
  fields: ['job_id', 'status'],
  field_by_field: [],
  attribute_fields: [{ name: 'result', fields: ['Number'] }],
};

export const reportPreview: ReportPreview = {
  columns: ['job_id', 'status', 'result.Number'],
  rows: [[jobId, 'done', '47678']],
  parts: { result: ['IssuedOn', 'Number'], metadata: [], client_data: ['pedido'], validation: [] },
};
