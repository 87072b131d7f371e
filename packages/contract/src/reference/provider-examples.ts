import type { BillingMonth, BillingMonthCompany } from '../model/invoice.ts';
import type { ReportPreview, ReportRequest } from '../model/report.ts';
import type { GeneralUsage, GeneralUsageFilter, UsageAnomaly } from '../model/usage.ts';
import { company, companyId, created_at, email, jobId } from './example-values.ts';
import { invoice } from './money-examples.ts';

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

export const billingMonth: BillingMonth = {
  month: invoice.id,
  companies: 14,
  invoiced: 9,
  total: 91_310,
  error: 812,
  billed: '18262.00',
};

export const billingMonthCompany: BillingMonthCompany = {
  company_id: companyId,
  name: 'Construtora Ltda.',
  email,
  total: 1310,
  error: 12,
  invoice: {
    status: 'generated',
    pdf_status: 'none',
    mail_status: 'none',
    sent_at: null,
    revision: 1,
    generated_at: created_at,
    observation: '',
    bill: invoice.bill,
  },
};

export const generalUsageFilter: GeneralUsageFilter = {
  start: '2026-11-01',
  end: '2026-11-02',
  detailed: false,
  page: 1,
  limit: 10,
};

export const generalUsage: GeneralUsage = {
  labels: ['2026-11-01', '2026-11-02'],
  requests: { total: [40, 61] },
  duration: 0.42,
  total_errors: 2,
  total_requests: 101,
  requesters: [
    { name: 'Construtora Ltda.', id: companyId, email, requests_sent: 101, errors: 2, recent: [40, 61] },
  ],
};
