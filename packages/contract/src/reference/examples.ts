import type * as z from 'zod/mini';

import { corrections, reviewMetrics, taskInfo, taskPage } from './backoffice-examples.ts';
import {
  announced,
  appClient,
  background,
  backgroundChoice,
  batchId,
  batchInfo,
  clientId,
  company,
  companyId,
  companyRule,
  created_at,
  delivery,
  email,
  failedJob,
  flow,
  invoice,
  jobId,
  jobInfo,
  jobResult,
  limitUse,
  link,
  members,
  newSecret,
  newWebhookSecret,
  parts,
  password,
  priceChoice,
  priceList,
  processedFile,
  report,
  result_url,
  retention,
  ruleChoice,
  session,
  user,
  webhook,
} from './example-values.ts';
import {
  billingMonth,
  billingMonthCompany,
  generalUsage,
  generalUsageFilter,
  previewedReport,
  reportPreview,
  usageAnomaly,
} from './provider-examples.ts';
import { reviewCalls } from './review-examples.ts';
import type { OperationName, Operations } from './said.ts';

type Body<E> = E extends { readonly body: infer S }
  ? S extends z.core.$ZodType
    ? { readonly body: z.input<S> }
    : unknown
  : unknown;
type Said<E> = E extends { readonly answer: infer S }
  ? S extends z.core.$ZodType
    ? { readonly answer: z.output<S> }
    : unknown
  : unknown;

/** A true call and answer of each endpoint: the compiler holds them against its schemas, a test parses them. */
export const examples: { readonly [O in OperationName]: Body<Operations[O]> & Said<Operations[O]> } = {
  createClientToken: {
    body: { ClientID: clientId, ...newSecret, ExpiresIn: 60 },
    answer: { token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIzQWtrIn0.c2ln' },
  },
  createJob: { body: { client_data: { pedido: 'PV-92322' } }, answer: announced },
  createBatch: {
    body: [
      { filename: 'nota-1.pdf', client_data: 'PV-1' },
      { filename: 'nota-2.pdf', client_data: 'PV-2' },
    ],
    answer: { ...announced, id: batchId, status_url: `https://lavra.example/v2/ocr/batch/status/${batchId}` },
  },
  putObject: { answer: {} },
  sendJob: {
    body: { data: 'JVBERi0xLjcKJcOkw7zDtsOfCg==', metadata: { client_data: { pedido: 'PV-92322' } } },
    answer: { id: jobId, status_url: result_url },
  },
  completeParts: { body: { parts, upload_id: 'u-7Jb1', id: batchId, service: 'nfe' }, answer: {} },
  createTraining: {
    answer: { exp: 3_600_000, id: jobId, urls: { document: link('eyJrIjoidHJhaW4ifQ.c2ln') } },
  },
  completeTrainingParts: { body: { parts, upload_id: 'u-7Jb1', job_id: jobId }, answer: {} },
  getJobResult: { answer: jobResult },
  getSingleJobResult: { answer: jobResult },
  listJobResults: {
    answer: {
      jobs: [jobResult, failedJob],
      nextPageToken: 'MTc3MzE0NDM3NTAwMC4zQWtsSkVJR2JCM1JqTWdRWHZzaVBDMUR5THU',
    },
  },
  getBatchStatus: {
    answer: {
      batch_ksuid: batchId,
      created_at,
      service: 'nfe',
      status: 'done',
      jobs: [
        {
          job_ksuid: jobId,
          created_at,
          status: 'done',
          result_url: `https://lavra.example/v2/ocr/job/result/${batchId}/${jobId}`,
        },
        {
          job_ksuid: failedJob.job_ksuid,
          created_at,
          status: 'error',
          result_url: `https://lavra.example/v2/ocr/job/result/${batchId}/${failedJob.job_ksuid}`,
          error: 'O arquivo é protegido por senha.',
        },
      ],
    },
  },
  getJobInfo: { answer: jobInfo },
  getBatchInfo: { answer: batchInfo },
  getBatchResult: { answer: [jobResult, failedJob] },
  getObject: {},
  getCompanyJobInfo: { answer: jobInfo },
  getCompanyBatchInfo: { answer: batchInfo },
  getCompanyBatchResult: { answer: [jobResult, failedJob] },
  getJobPage: {},
  getJobFile: { answer: { url: link('eyJrIjoiZG9jIn0.c2ln'), exp: '300000' } },
  listProcessedFiles: { answer: { jobs: [processedFile] } },
  watchProcessedFiles: { answer: { jobs: [processedFile], now: '2026-11-02T12:10:00Z' } },
  listBatchJobs: { answer: { jobs: [{ ...processedFile, batch_ksuid: batchId }] } },
  cancelJob: { answer: {} },
  listWebhooks: { answer: { webhooks: [webhook] } },
  createWebhook: {
    body: { endpoint_name: webhook.endpoint_name, endpoint_url: webhook.endpoint_url },
    answer: { ...webhook, ...newWebhookSecret, status: 'pending' },
  },
  updateWebhook: { body: { verbose: true }, answer: { ...webhook, verbose: true } },
  deleteWebhook: { answer: {} },
  listWebhookDeliveries: { answer: { deliveries: [delivery] } },
  sendDeliveryAgain: { answer: {} },
  sendTestEvent: { answer: { delivery_id: delivery.delivery_id } },
  rotateWebhookSecret: {
    body: { overlap_hours: 24 },
    answer: { ...webhook, ...newWebhookSecret, previous_secret_until: '2026-11-03T12:09:36Z' },
  },
  listAppClients: { answer: { appclients: [appClient] } },
  createAppClient: {
    body: { name: 'ERP', scopes: ['lavra/send.nfe'] },
    answer: { ...appClient, ...newSecret },
  },
  getAppClient: { answer: appClient },
  updateAppClient: { body: { name: 'ERP', scopes: ['lavra/send.nfe'] }, answer: appClient },
  deleteAppClient: { answer: {} },
  rotateAppClientSecret: {
    body: { overlap_hours: 24 },
    answer: { ...appClient, ...newSecret, PreviousSecretUntil: '2026-11-03T12:09:36Z' },
  },
  listCompanies: { answer: { clients: [company] } },
  listBillingCompanies: { answer: { clients: [company] } },
  getCompany: { answer: company },
  deactivateCompany: { answer: { ...company, status: 'disabled', deactivated_at: created_at } },
  reactivateCompany: { answer: company },
  listAuditEntries: {
    answer: {
      entries: [
        {
          id: '3AkksRoz6NdiFuQRjHGwlu6bafh',
          created_at,
          actor_id: '5f0c4c39-9a55-4f4b-8a1d-2c600f7a1c1e',
          actor_name: 'Marta Lins',
          actor_email: 'marta@provedor.com.br',
          company_id: companyId,
          company_name: company.name,
          action: 'updateRetention',
          action_title: 'Choose how long data is kept',
          target: {},
          input: { ...retention, expires: 7 },
          before: retention,
          after: { ...retention, expires: 7 },
          address: '203.0.113.7',
          request_id: '5f0c4c39-9a55-4f4b-8a1d-2c600f7a1c1e',
        },
      ],
    },
  },
  listAuditFilters: {
    answer: {
      actors: [{ id: '5f0c4c39-9a55-4f4b-8a1d-2c600f7a1c1e', name: 'Marta Lins' }],
      actions: [{ action: 'updateRetention', action_title: 'Choose how long data is kept' }],
    },
  },
  listMembers: { answer: { members } },
  addMember: { answer: { members } },
  deleteMember: { answer: {} },
  listInvitations: {
    answer: {
      invitations: [
        {
          id: '3AkkqInvRjMgQXvsiPC1DyLTB3Z',
          company_id: companyId,
          company_name: 'Construtora Ltda.',
          created_at,
          expires_at: '2026-11-09T12:09:36Z',
        },
      ],
    },
  },
  acceptInvitation: { answer: { company_id: companyId } },
  refuseInvitation: { answer: {} },
  getCreationTime: { answer: { creation_time: created_at } },
  getCompanyScopes: { answer: { scopes: ['nfe', 'cnh'], validations: [] } },
  getRetention: { answer: { ...retention, custom_flow: [], updated_at: null } },
  updateRetention: { body: retention, answer: { ...retention, custom_flow: [], updated_at: created_at } },
  listFlows: { answer: { custom_flow: [flow] } },
  listTasks: { body: { filters: 'project|Cadastro; work_time>=30', page: 1, limit: 10 }, answer: taskPage },
  getTaskInfo: { answer: taskInfo },
  listTaskOptions: {
    answer: {
      operators: [{ user_id: companyId, email }],
      projects: [{ name: 'Cadastro' }],
      metadata_fields: ['client_data.pedido'],
      result_fields: ['Name'],
    },
  },
  getReviewMetrics: { body: { start_date: '2026-11-01', end_date: '2026-11-02' }, answer: reviewMetrics },
  listProjects: { answer: { projects: [{ name: 'Cadastro' }] } },
  getCorrections: { body: { service: 'cnh', field: 'Name' }, answer: corrections },
  ...reviewCalls,
  updateFlow: { body: flow, answer: { custom_flow: [flow] } },
  listPurges: {
    answer: {
      purges: [
        {
          id: '3AkksRoz6NdiFuQRjHGwlu6bafh',
          purged_at: '2026-12-02T06:00:00Z',
          kind: 'data',
          jobs: 41,
          files: 82,
          created_until: created_at,
        },
      ],
    },
  },
  lookUpZipCode: {
    answer: { street: 'Avenida Paulista', district: 'Bela Vista', city: 'São Paulo', state: 'SP' },
  },
  listBackgroundValidations: { answer: { backgrounds: [background] } },
  createBackgroundValidation: { body: backgroundChoice, answer: background },
  updateBackgroundValidation: { body: backgroundChoice, answer: background },
  deleteBackgroundValidation: { answer: {} },
  listOutsideChecks: {
    answer: {
      checks: [
        {
          check: 'serpro_cpf',
          state: 'active',
          calls: 250,
          failures: 2,
          average_ms: 320,
          last_at: created_at,
          last_failure: null,
        },
      ],
    },
  },
  listCompanyLimits: { answer: { limits: [limitUse] } },
  listTightestLimits: { answer: { limits: [{ company_id: companyId, ...limitUse }] } },
  getCompanyRule: { answer: companyRule },
  createCompanyRule: { body: ruleChoice, answer: companyRule },
  clearCompanyRule: { answer: {} },
  listCompanyRuleChanges: {
    answer: {
      changes: [
        {
          id: '3AkksRoz6NdiFuQRjHGwlu6bafh',
          changed_at: created_at,
          changed_by: companyRule.updated_by,
          rule: ruleChoice,
        },
      ],
    },
  },
  listScopes: { answer: { scopes: ['nfe', 'cnh'], validations: ['serpro-cpf'] } },
  getUsage: {
    answer: {
      labels: ['2026-11-01', '2026-11-02'],
      requests: { total: [40, 61] },
      duration: 0.42,
      total_errors: 2,
      total_requests: 101,
    },
  },
  getUsageTotals: { answer: { duration: 0.42, total_errors: 2, total_requests: 101 } },
  getReadingQuality: {
    answer: {
      jobs_timed: 101,
      seconds_p50: 1.12,
      seconds_p95: 3.4,
      jobs_looked_at: 99,
      without_doubts: 82,
    },
  },
  getGeneralUsage: { body: generalUsageFilter, answer: generalUsage },
  listMeterReportColumns: {
    answer: { columns: [{ title: 'UF', key: 'uf', key_type: 'enum', allowed_values: ['SP', 'RJ'] }] },
  },
  getMeterReport: {
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
  listInvoices: { answer: { invoices: [invoice] } },
  getInvoice: { answer: invoice },
  getInvoiceMetrics: { answer: invoice.invoice },
  updateInvoice: {
    body: { invoice_id: invoice.id, observation: 'Desconto de outubro' },
    answer: { ...invoice, observation: 'Desconto de outubro' },
  },
  generateInvoicePdf: { body: { invoice_id: invoice.id }, answer: {} },
  generateInvoice: { body: { month: invoice.id }, answer: { replaces: false } },
  getAmount: { answer: { currency: 'BRL', amount: '324.50' } },
  getGeneralAmount: {
    body: { start: '2026-11-01', end: '2026-11-30' },
    answer: { currency: 'BRL', amount: '18262.00' },
  },
  listUsageAnomalies: { answer: { anomalies: [usageAnomaly] } },
  listBillingMonths: { answer: { months: [billingMonth] } },
  getBillingMonth: { answer: { companies: [billingMonthCompany] } },
  generateInvoices: { body: { companies: [companyId] }, answer: { requested: 1 } },
  generateInvoicePdfs: { body: { companies: [companyId] }, answer: { requested: 1 } },
  listPriceLists: { answer: { price_lists: [priceList] } },
  putPriceList: { body: priceChoice, answer: priceList },
  deletePriceList: { answer: {} },
  listCompanyPriceLists: { answer: { price_lists: [priceList] } },
  putCompanyPriceList: { body: priceChoice, answer: priceList },
  deleteCompanyPriceList: { answer: {} },
  listReports: { answer: { reports: [report] } },
  previewReport: { body: previewedReport, answer: reportPreview },
  createReport: {
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
  getReport: { answer: { url: 'https://lavra.example/v2/storage/…', exp: '300000' } },
  drawInvoice: {
    body: {
      client_data: { name: 'Construtora Ltda.', email },
      invoice_data: { services: invoice.invoice.services, date: '2026-11-01' },
    },
  },
  signUp: {
    body: {
      name: 'Ana Souza',
      email,
      cpfCnpj: '51403019000110',
      phone: '+5512912345678',
      password,
      acceptedTerms: true,
    },
    answer: { userId: companyId, destination: 'a***@construtora.com.br' },
  },
  confirm: { body: { email, code: '402913', password }, answer: {} },
  resendCode: { body: { email }, answer: {} },
  signIn: { body: { email, password, remember: false }, answer: session },
  refresh: { answer: session },
  signOut: { answer: {} },
  forgotPassword: { body: { email }, answer: { destination: 'a***@construtora.com.br' } },
  resetPassword: { body: { email, code: '402913', password }, answer: {} },
  getMe: { answer: user },
  updateMe: { body: { name: 'Ana Souza Lima' }, answer: { ...user, name: 'Ana Souza Lima' } },
};
