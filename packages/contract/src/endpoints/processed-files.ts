import * as z from 'zod/mini';

import { searchLength } from '../constants.ts';
import { endpoints } from '../kernel.ts';
import { ProcessedFile, ProcessedFilePage } from '../model/job.ts';
import { Day, Empty, Id, PageToken, QueryFlag, QueryNumber, text } from '../model/primitives.ts';
import { batchId, processedFile } from '../reference/example-values.ts';

const company = z.object({ companyId: Id });
const companyJob = z.object({ companyId: Id, jobId: text(64) });
const companyBatch = z.object({ companyId: Id, batchId: text(64) });

/** The list of everything a company has sent, as its members see it. */
export const processedFileEndpoints = endpoints({
  listProcessedFiles: {
    method: 'GET',
    path: '/v2/companies/:companyId/batches',
    access: 'user',
    summary: 'Batches and single jobs of a company, newest first',
    params: company,
    query: z.object({
      limit: z.optional(QueryNumber),
      nextPageToken: z.optional(PageToken),
      startDate: z.optional(Day),
      endDate: z.optional(Day),
      /** Alternative to the creation dates: jobs that ended on this day, each one separately, as usage counts them. */
      finishedDate: z.optional(Day),
      service: z.optional(text(64)),
      ksuid: z.optional(text(64)),
      /** Prefix of an id, or part of a file name or of the client data. */
      search: z.optional(text(searchLength)),
      confidence: z.optional(QueryFlag),
    }),
    answer: ProcessedFilePage,
    errors: ['not_found', 'date_range_invalid', 'page_token_invalid'],
  },
  watchProcessedFiles: {
    method: 'GET',
    path: '/v2/companies/:companyId/batches/changes',
    access: 'user',
    summary: 'Rows that changed since a moment, for lists that follow the server',
    params: company,
    query: z.object({ since: text(40), confidence: z.optional(QueryFlag) }),
    answer: z.object({ jobs: z.array(ProcessedFile), now: z.string() }),
    errors: ['not_found'],
    callsPerMinute: 600,
  },
  listBatchJobs: {
    method: 'GET',
    path: '/v2/companies/:companyId/batch/:batchId/jobs',
    access: 'user',
    summary: 'Jobs of a batch, oldest first, for the console',
    params: companyBatch,
    query: z.object({ limit: z.optional(QueryNumber), nextPageToken: z.optional(PageToken) }),
    answer: ProcessedFilePage,
    errors: ['not_found', 'page_token_invalid'],
  },
  cancelJob: {
    method: 'POST',
    path: '/v2/companies/:companyId/job/:jobId/cancel',
    access: 'user',
    summary: 'End a job or batch that is waiting for its files or still processing',
    params: companyJob,
    answer: Empty,
    errors: ['not_found', 'conflict'],
  },
}).described({
  listProcessedFiles: {
    group: 'files',
    pt: 'Lotes e jobs avulsos de uma empresa, dos mais novos aos mais antigos',
    answer: { jobs: [processedFile] },
  },
  watchProcessedFiles: {
    group: 'files',
    pt: 'Linhas que mudaram desde um momento',
    answer: { jobs: [processedFile], now: '2026-11-02T12:10:00Z' },
  },
  listBatchJobs: {
    group: 'files',
    pt: 'Jobs de um lote, na ordem do ZIP',
    answer: { jobs: [{ ...processedFile, batch_ksuid: batchId }] },
  },
  cancelJob: {
    group: 'files',
    pt: 'Encerrar um job ou lote que espera arquivos ou ainda processa',
    answer: {},
  },
});
