import { ruleExpression } from '../company-rule.ts';
import type { AppClient } from '../model/app-client.ts';
import type { BackgroundChoice, BackgroundValidation } from '../model/company.ts';
import type { CompanyRule, CompanyRuleChoice, LimitUse } from '../model/company-rule.ts';
import type { Flow } from '../model/flow.ts';
import type { Report } from '../model/report.ts';
import type { BatchInfo, JobInfo, JobResult, PresignedUrls, ProcessedFile } from '../model/job.ts';
import type { Result } from '../model/result.ts';
import type { User } from '../model/user.ts';
import type { Webhook, WebhookDelivery } from '../model/webhook.ts';

export const jobId = '3LYByimjpOXRsiuUbfSqahEz4fx';
export const batchId = '3LsiRkuuTZI56sXLqoZZGF8VFaI';
export const companyId = '0f7a1c1e-5f0c-4c39-9a55-3f4b8a1d2c60';
export const clientId = '3AkkbVgKqTB3RjMgQXvsiPC1DyL';
export const webhookId = '3AkkqpWfRjMgQXvsiPC1DyLTB3Z';
export const created_at = '2026-11-02T12:09:36Z';
export const link = (token: string) => `https://lavra.example/v2/storage/${token}`;
export const result_url = `https://lavra.example/v2/ocr/job/result/${jobId}/${jobId}`;

export const announced: PresignedUrls = {
  exp: 3_600_000,
  id: jobId,
  status_url: result_url,
  urls: { document: link('eyJrIjoiam9icy8zTFlCeWkifQ.8mZtX2Fu') },
};

/** Some fields of an invoice that was read in the demo. */
export const result: Result = {
  Time: '0.16',
  Quantity: 1,
  Document: [
    {
      Page: 1,
      Data: {
        AccessKey: {
          value: '33251151403019000110550050036062791378812525',
          conf: 100,
          page: 1,
          box: [0.5911, 0.14335, 0.36524, 0.00699],
          printed: '3325 1151 4030 1900 0110 5500 5003 6062 7913 7881 2525',
          checks: [
            { check: 'key_digits', ok: true },
            { check: 'key_cnpj_matches_issuer', ok: true, against: '51403019000110' },
          ],
        },
        Number: {
          value: '3606279',
          conf: 100,
          page: 1,
          box: [0.45687, 0.15066, 0.08306, 0.00778],
          printed: '3.606.279',
          checks: [{ check: 'key_number_matches', ok: true, against: '3606279' }],
        },
        Items: [
          {
            Description: {
              value: 'PAPEL SULFITE A4 75 G RESMA',
              conf: 99,
              page: 1,
              box: [0.09002, 0.57343, 0.16703, 0.00583],
            },
            TotalAmount: {
              value: '4738.50',
              conf: 99.9,
              page: 1,
              box: [0.65755, 0.5737, 0.04181, 0.00655],
              printed: '4.738,50',
              checks: [{ check: 'item_product', ok: true, against: '4738.50' }],
            },
          },
        ],
      },
    },
  ],
};

export const jobResult: JobResult = {
  job_ksuid: jobId,
  created_at,
  service: 'nfe',
  status: 'done',
  result,
  process_time: '0.31',
  filename: 'nota-3606279.pdf',
  client_data: { pedido: 'PV-92322' },
};

export const failedJob: JobResult = {
  job_ksuid: '3LsiRkvQbX9fCw2eJ7mT0uYdPzA',
  created_at,
  service: 'nfe',
  status: 'error',
  process_time: '0.00',
  filename: 'nota-3606280.pdf',
  error: 'O arquivo é protegido por senha.',
  error_code: 'file_encrypted',
};

export const jobInfo: JobInfo = {
  job_id: jobId,
  batch_id: jobId,
  client_id: clientId,
  company_id: companyId,
  service: 'nfe',
  status: 'done',
  source: 'erp',
  filename: 'nota-3606279.pdf',
  created_at,
  finished_at: '2026-11-02T12:09:37Z',
  expires: '2026-12-02T12:09:36Z',
  purged_at: null,
  validation_id: null,
  validation_status: null,
  error: null,
  error_code: null,
  result,
  validation: null,
  metadata: { client_data: { pedido: 'PV-92322' } },
  client_data: { pedido: 'PV-92322' },
  destination: null,
  files: [{ name: 'document', media_type: 'application/pdf', size_bytes: 48_213 }],
};

export const batchInfo: BatchInfo = {
  batch_id: batchId,
  client_id: clientId,
  company_id: companyId,
  service: 'nfe',
  status: 'done',
  source: 'erp',
  filename: 'notas.zip',
  created_at,
  expires: '2026-12-02T12:09:36Z',
  total_jobs: 2,
  total_processed: 1,
  total_errored: 1,
  purged_at: null,
  validation_id: null,
  error: null,
  error_code: null,
};

export const processedFile: ProcessedFile = {
  batch_ksuid: jobId,
  job_ksuid: jobId,
  created_at,
  service: 'nfe',
  source: 'erp',
  filename: 'nota-3606279.pdf',
  total_jobs: 1,
  processed_jobs: 1,
  errored_jobs: 0,
  status: 'done',
  typification: 'nfe',
  background_name: null,
  purged_at: null,
};

const maker = { user_uuid: companyId, user_name: 'Ana Souza' };

export const appClient: AppClient = {
  ClientId: clientId,
  ClientName: 'ERP',
  CreationDate: created_at,
  LastModifiedDate: created_at,
  RefreshTokenValidity: 30,
  TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days' },
  UserPoolId: 'lavra',
  AllowedOAuthFlowsUserPoolClient: true,
  AllowedOAuthScopes: ['lavra/send.nfe'],
  LastUsedDate: null,
  CallsLast30Days: 0,
  PreviousSecretUntil: null,
  CreatedBy: maker,
};
export const newSecret = { ClientSecret: '6sQ0yV1mJ8kRr2Wc9dXbT4uZpLhNfEa3GiKo7MqStYw' };

export const webhook: Webhook = {
  webhook_id: webhookId,
  endpoint_name: 'ERP',
  endpoint_url: 'https://erp.construtora.com.br/lavra',
  verbose: false,
  subscription_arn: webhookId,
  status: 'active',
  created_at,
  CreationDate: created_at,
  disabled_reason: null,
  previous_secret_until: null,
  created_by: maker,
};
export const newWebhookSecret = { ClientSecret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' };

export const delivery: WebhookDelivery = {
  delivery_id: '3AkksRoz6NdiFuQRjHGwlu6bafh',
  webhook_id: webhookId,
  type: 'job.done',
  message_id: 'msg_3AkksRoz6NdiFuQRjHGwlu6bafh',
  job_id: jobId,
  batch_id: jobId,
  created_at,
  status: 'delivered',
  next_attempt_at: null,
  attempts: [
    { attempt: 1, attempted_at: created_at, status: 200, latency_ms: 84, answer: 'ok', error: null },
  ],
};

export const report: Report = {
  id: '3AkkqpWfRjMgQXvsiPC1DyLTB3Z',
  created_at: '2026-11-01T06:00:00Z',
  start: '2026-10-01',
  end: '2026-10-31',
  format: 'csv',
  status: 'done',
  observation: '',
  rows: 1310,
  expected_rows: 1310,
};

export const user: User = {
  id: companyId,
  companyId,
  companies: [{ companyId, name: 'Construtora Ltda.' }],
  invitations: 0,
  email: 'ana@construtora.com.br',
  emailVerified: true,
  name: 'Ana Souza',
  phoneNumber: '+5512912345678',
  phoneNumberVerified: false,
  address: null,
  cpfCnpj: '51403019000110',
  isAdmin: false,
  hasReport: false,
  hasBackoffice: false,
};
export const session = { idToken: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwZjdhIn0.c2ln', expiresIn: 900, user };

export const email = 'ana@construtora.com.br';
export const password = 'Quatro-Palavras-Longas-7';
export const company = {
  company_id: companyId,
  name: 'Construtora Ltda.',
  email,
  document: '12ABC34501DE35',
  admin: false,
  status: 'active' as const,
  created_at,
  deactivated_at: null,
  members: 3,
  requests: 812,
  errors: 9,
  last_used: '2026-11-20',
  app_clients: 2,
  sessions: 4,
};
export const members = [
  { user_uuid: companyId, user_name: 'Ana Souza', user_email: email, status: 'active' as const },
];
export const parts = [
  { number: 1, e_tag: '"9b2cf535f27731c974343645a3985328"' },
  { number: 2, e_tag: '"1f3870be274f6c49b3e31a0c6728957f"' },
];
export const retention = {
  expires: 30,
  training_accepted: false,
  training_expires: 180,
} as const;

export const background: BackgroundValidation = {
  id: 'serpro-cpf',
  background_name: 'Serpro CPF',
  serpro_cpf: true,
  serpro_nfe: false,
  serpro_data_valid: false,
};

export const backgroundChoice: BackgroundChoice = {
  background_name: 'Serpro CPF',
  validations: { serpro_cpf: true },
};

export const ruleChoice: CompanyRuleChoice = {
  scopes: ['nfe', 'cte', 'cnh'],
  validations: ['serpro-cpf'],
  reset_day: 5,
  front_data: [{ services: ['nfe', 'cte'], limit: 5000 }],
  validations_front_data: [],
};

export const limitUse: LimitUse = {
  kind: 'services',
  services: ['nfe', 'cte'],
  names: ['NFE', 'CTE'],
  limit: 5000,
  used: 3212,
  since: '2026-11-05T03:00:00Z',
  resets_at: '2026-12-05T03:00:00Z',
};

export const companyRule: CompanyRule = {
  ...ruleChoice,
  rule: ruleExpression(ruleChoice),
  limits: [limitUse],
  updated_at: created_at,
  updated_by: { user_uuid: companyId, user_name: 'Ana Souza' },
};

export const flow: Flow = {
  scope: 'cnh',
  client_id: '',
  backoffice_id: 'fila-cnh',
  project: 'Cadastro',
  rule: '',
  use_backoffice: false,
  use_backoffice_validation: true,
};
