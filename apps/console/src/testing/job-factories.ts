import type { AppClient } from '@lavra/contract/model/app-client';
import type { BatchInfo, JobInfo, JobResult, ProcessedFile } from '@lavra/contract/model/job';
import type { Result } from '@lavra/contract/model/result';
import { toScope } from '@lavra/contract/scopes';

const id = '2ZxQabcdefghijklmnopqrstuvw';
const createdAt = '2026-11-21T12:00:00Z';

export function makeAppClient(given: Partial<AppClient> = {}): AppClient {
  return {
    ClientId: 'client-1',
    ClientName: 'Faturas',
    CreationDate: createdAt,
    LastModifiedDate: createdAt,
    RefreshTokenValidity: 30,
    TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days' },
    UserPoolId: 'lavra',
    AllowedOAuthFlowsUserPoolClient: true,
    AllowedOAuthScopes: [toScope('all')],
    LastUsedDate: null,
    CallsLast30Days: 0,
    PreviousSecretUntil: null,
    ...given,
  };
}

/** An invoice of one page: a key that passes its checks, a date that does not, and a table of two items. */
export function makeResult(given: Partial<Result> = {}): Result {
  return {
    Time: '1.27',
    Quantity: 1,
    EngineVersion: '0.1.0',
    Pages: [{ page: 1, width: 595, height: 842, source: 'text-layer', orientation: 0, quality: 'ok' }],
    Document: [
      {
        Page: 1,
        Data: {
          AccessKey: {
            value: '35200159594315000157550010000000022062777169',
            conf: 99.6,
            page: 1,
            box: [0.6, 0.1, 0.3, 0.02],
            checks: [
              { check: 'key_digits', ok: true },
              { check: 'key_number_matches', ok: true },
              { check: 'key_series_matches', ok: true },
            ],
          },
          DepartureDate: {
            value: '2020-01-01',
            conf: 71.2,
            page: 1,
            box: [0.8, 0.3, 0.1, 0.02],
            checks: [{ check: 'departure_after_issue', ok: false }],
          },
          Items: [
            {
              Description: { value: 'Flipover', conf: 98, page: 1, box: [0.1, 0.6, 0.3, 0.02] },
              TotalAmount: { value: '1950.00', conf: 97, page: 1, box: [0.6, 0.6, 0.1, 0.02] },
            },
            {
              Description: { value: 'Cadeira', conf: 60, page: 1, box: [0.1, 0.63, 0.3, 0.02] },
              TotalAmount: { value: '49.90', conf: 96, page: 1, box: [0.6, 0.63, 0.1, 0.02] },
            },
          ],
        },
      },
    ],
    ...given,
  };
}

export function makeJobResult(given: { [K in keyof JobResult]?: JobResult[K] | undefined } = {}): JobResult {
  return {
    job_ksuid: id,
    created_at: createdAt,
    service: 'nfe',
    status: 'done',
    filename: 'nota.pdf',
    process_time: '1.27',
    result: makeResult(),
    ...given,
    // A field set to undefined is missing, as in an answer without it.
  } as JobResult;
}

export function makeJobInfo(given: Partial<JobInfo> = {}): JobInfo {
  return {
    job_id: id,
    batch_id: id,
    client_id: 'client-1',
    company_id: 'user-1',
    service: 'nfe',
    status: 'done',
    source: 'Web Interface',
    filename: 'nota.pdf',
    created_at: createdAt,
    finished_at: createdAt,
    expires: '2026-12-21T12:00:00Z',
    purged_at: null,
    validation_id: null,
    validation_status: null,
    error: null,
    error_code: null,
    result: makeResult(),
    validation: null,
    metadata: null,
    client_data: null,
    destination: null,
    files: [{ name: 'document', media_type: 'application/pdf', size_bytes: 17 }],
    ...given,
  };
}

/** An id as long as a KSUID, with the given end. */
export function ksuid(end: string): string {
  return id.slice(0, -end.length) + end;
}

/** A row of the processed files: a single job, unless `job_ksuid` is null. */
export function makeProcessedFile(given: Partial<ProcessedFile> = {}): ProcessedFile {
  return {
    batch_ksuid: given.batch_ksuid ?? id,
    job_ksuid: given.batch_ksuid ?? id,
    created_at: createdAt,
    service: 'cnh',
    source: '',
    filename: 'cnh.pdf',
    total_jobs: 1,
    processed_jobs: 1,
    errored_jobs: 0,
    status: 'done',
    typification: null,
    background_name: null,
    ...given,
  };
}

/** A finished batch: one job done, one in error. */
export function makeBatchInfo(given: Partial<BatchInfo> = {}): BatchInfo {
  return {
    batch_id: id,
    client_id: 'client-1',
    company_id: 'user-1',
    service: 'nfe',
    status: 'done',
    source: '',
    filename: 'notas.zip',
    created_at: createdAt,
    expires: '2026-12-21T12:00:00Z',
    total_jobs: 2,
    total_processed: 1,
    total_errored: 1,
    validation_id: null,
    error: null,
    error_code: null,
    ...given,
  };
}
