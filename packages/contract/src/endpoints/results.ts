import * as z from 'zod/mini';

import { endpoints } from '../kernel.ts';
import { BatchInfo, BatchStatus, JobInfo, JobResult } from '../model/job.ts';
import { Day, Id, PageToken, QueryNumber, StorageLink, text } from '../model/primitives.ts';
import * as example from '../reference/example-values.ts';

const job = z.object({ jobId: text(64) });
const batch = z.object({ batchId: text(64) });
const companyJob = z.object({ companyId: Id, jobId: text(64) });
const companyBatch = z.object({ companyId: Id, batchId: text(64) });

const stored = z.object({
  return: z.optional(z.enum(['request', 'storage'])),
  format: z.optional(z.enum(['json', 'csv'])),
});

/** Shared by the call with the company in its path and the call without. */
const jobInfo = { access: 'client-or-user', answer: JobInfo, errors: ['not_found'] } as const;
const batchInfo = { access: 'client-or-user', answer: BatchInfo, errors: ['not_found'] } as const;
const batchResult = {
  access: 'client-or-user',
  query: stored,
  answer: z.union([z.array(JobResult), StorageLink]),
  errors: ['not_found', 'result_not_ready', 'result_purged'],
} as const;

/** State, result and files of a job or batch. */
export const resultEndpoints = endpoints({
  getJobResult: {
    method: 'GET',
    path: '/v2/ocr/job/result/:batchId/:jobId',
    access: 'client-or-user',
    summary: 'The result of a job of a batch; a single job repeats its id',
    params: z.object({ batchId: text(64), jobId: text(64) }),
    answer: JobResult,
    errors: ['not_found', 'result_purged'],
    callsPerMinute: 60_000,
  },
  getSingleJobResult: {
    method: 'GET',
    path: '/v2/ocr/job/result/:jobId',
    access: 'client-or-user',
    summary: 'The result of a job by its own id',
    params: job,
    answer: JobResult,
    errors: ['not_found', 'result_purged'],
    callsPerMinute: 60_000,
  },
  listJobResults: {
    method: 'GET',
    path: '/v2/ocr/job/results',
    access: 'client-or-user',
    summary: 'Results by day of creation, both ends included; up to 1,000 a page',
    query: z.object({
      startDate: z.optional(Day),
      endDate: z.optional(Day),
      /** A misspelling that three client libraries in the field send. */
      endtDate: z.optional(Day),
      nextPageToken: z.optional(PageToken),
    }),
    answer: z.object({ jobs: z.array(JobResult), nextPageToken: z.optional(z.string()) }),
    errors: ['date_range_invalid', 'page_token_invalid'],
    callsPerMinute: 600,
  },
  getBatchStatus: {
    method: 'GET',
    path: '/v2/ocr/batch/status/:batchId',
    access: 'client-or-user',
    summary: 'A batch and its jobs',
    params: batch,
    answer: BatchStatus,
    errors: ['not_found'],
    callsPerMinute: 60_000,
  },
  getJobInfo: {
    ...jobInfo,
    method: 'GET',
    path: '/v2/ocr/job/info/:jobId',
    summary: 'Everything about a job',
    params: job,
  },
  getBatchInfo: {
    ...batchInfo,
    method: 'GET',
    path: '/v2/ocr/batch/info/:batchId',
    summary: 'Everything about a batch',
    params: batch,
  },
  getBatchResult: {
    ...batchResult,
    method: 'GET',
    path: '/v2/ocr/batch/result/:batchId',
    summary:
      'Results of a batch (or a single job): a bare array, a CSV (UTF-8 with its mark, semicolons), or a link to the stored file',
    params: batch,
  },
  getCompanyJobInfo: {
    ...jobInfo,
    method: 'GET',
    path: '/v2/companies/:companyId/job/info/:jobId',
    summary: 'Everything about a job of a company',
    params: companyJob,
  },
  getCompanyBatchInfo: {
    ...batchInfo,
    method: 'GET',
    path: '/v2/companies/:companyId/batch/info/:batchId',
    summary: 'Everything about a batch of a company',
    params: companyBatch,
  },
  getCompanyBatchResult: {
    ...batchResult,
    method: 'GET',
    path: '/v2/companies/:companyId/batch/result/:batchId',
    summary: 'Results of a batch of a company',
    params: companyBatch,
  },
  getJobPage: {
    method: 'GET',
    path: '/v2/companies/:companyId/job/:jobId/pages/:file/:page',
    access: 'user',
    summary: 'A page of a kept document as an upright picture (`file`: document, selfie, extra_document)',
    params: z.object({
      companyId: Id,
      jobId: text(64),
      file: z.enum(['document', 'selfie', 'extra_document']),
      page: QueryNumber,
    }),
    query: z.object({ width: z.optional(QueryNumber) }),
    answer: 'file',
    errors: ['not_found', 'result_purged', 'file_type_unsupported', 'file_corrupted'],
    callsPerMinute: 600,
  },
  getJobFile: {
    method: 'GET',
    path: '/v2/companies/:companyId/job/:jobId/files/:file',
    access: 'user',
    summary: 'A short-lived link to a kept document',
    params: z.object({
      companyId: Id,
      jobId: text(64),
      file: z.enum(['document', 'selfie', 'extra_document']),
    }),
    answer: StorageLink,
    errors: ['not_found', 'result_purged'],
  },
}).described({
  getJobResult: {
    group: 'results',
    pt: 'O resultado de um job de um lote; um job avulso repete o seu id',
    answer: example.jobResult,
  },
  getSingleJobResult: {
    group: 'results',
    pt: 'O resultado de um job, pelo seu id',
    more: {
      pt: 'Pergunte a cada segundo até `status` ser `done` ou `error`; logo após a criação a resposta é `waiting`.',
      en: 'Ask once a second until `status` is `done` or `error`; right after the creation the answer is `waiting`.',
    },
    answer: example.jobResult,
  },
  listJobResults: {
    group: 'results',
    pt: 'Resultados por dia de criação, até 1.000 por página',
    more: {
      pt: 'Com `nextPageToken` da resposta vem a página seguinte; a última não o tem.',
      en: 'The `nextPageToken` of an answer brings the next page; the last one has none.',
    },
    answer: {
      jobs: [example.jobResult, example.failedJob],
      nextPageToken: 'MTc3MzE0NDM3NTAwMC4zQWtsSkVJR2JCM1JqTWdRWHZzaVBDMUR5THU',
    },
  },
  getBatchStatus: {
    group: 'results',
    pt: 'O estado de um lote e dos seus jobs',
    more: {
      pt: 'Um lote está `done` quando os seus jobs foram criados; cada job tem o próprio `status`.',
      en: 'A batch is `done` once its jobs were created; each job has a `status` of its own.',
    },
    answer: {
      batch_ksuid: example.batchId,
      created_at: example.created_at,
      service: 'nfe',
      status: 'done',
      jobs: [
        {
          job_ksuid: example.jobId,
          created_at: example.created_at,
          status: 'done',
          result_url: `https://lavra.example/v2/ocr/job/result/${example.batchId}/${example.jobId}`,
        },
        {
          job_ksuid: example.failedJob.job_ksuid,
          created_at: example.created_at,
          status: 'error',
          result_url: `https://lavra.example/v2/ocr/job/result/${example.batchId}/${example.failedJob.job_ksuid}`,
          error: 'O arquivo é protegido por senha.',
        },
      ],
    },
  },
  getJobInfo: { group: 'results', pt: 'Tudo sobre um job', answer: example.jobInfo },
  getBatchInfo: { group: 'results', pt: 'Tudo sobre um lote', answer: example.batchInfo },
  getBatchResult: {
    group: 'results',
    pt: 'Os resultados de um lote (ou job): uma lista JSON, um CSV (UTF-8 com marca, ponto e vírgula) ou um link para o arquivo guardado',
    answer: [example.jobResult, example.failedJob],
    isCsvToo: true,
  },
  getCompanyJobInfo: { group: 'files', pt: 'Tudo sobre um job de uma empresa', answer: example.jobInfo },
  getCompanyBatchInfo: { group: 'files', pt: 'Tudo sobre um lote de uma empresa', answer: example.batchInfo },
  getCompanyBatchResult: {
    group: 'files',
    pt: 'Resultados de um lote de uma empresa',
    answer: [example.jobResult, example.failedJob],
    isCsvToo: true,
  },
  getJobPage: {
    group: 'files',
    pt: 'Uma página de um documento guardado, como imagem em pé',
    mediaType: 'image/webp',
  },
  getJobFile: {
    group: 'files',
    pt: 'Um link de vida curta para um documento guardado',
    answer: { url: example.link('eyJrIjoiZG9jIn0.c2ln'), exp: '300000' },
  },
});
