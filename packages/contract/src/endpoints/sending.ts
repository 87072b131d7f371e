import * as z from 'zod/mini';

import { endpoints } from '../kernel.ts';
import { PresignedUrls, TrainingUrl } from '../model/job.ts';
import { Empty, QueryFlag, QueryParts, text } from '../model/primitives.ts';
import { announced, batchId, jobId, link, parts, result_url } from '../reference/example-values.ts';
import { said } from '../model/schema.ts';

const service = z.object({ service: text(64) });

const sending = {
  base64: QueryFlag,
  source: z.optional(text(64)),
  'background-validation-id': z.optional(text(64)),
  parts: z.optional(QueryParts),
  /** The sender's own name for the file, shown in lists; a PUT carries no name. */
  filename: z.optional(text(255)),
  /** With a user's token: the app client in whose name the user sends. */
  'client-id': z.optional(text(64)),
};

/** Files beside the document; `extra_document` is accepted in both spellings. */
const secondFiles = {
  facematch: QueryFlag,
  'extra-document': QueryFlag,
  extra_document: z.optional(QueryFlag),
};

const Part = z.object({ number: z.int(), e_tag: z.string() });
/** Older clients send the number as text. */
const Parts = z.array(
  z.object({
    number: z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d{1,5}$/))]), z.transform(Number)),
    e_tag: z.string(),
  }),
);
export type Part = z.infer<typeof Part>;

/** The company has reached a limit of its rule or a quota. */
const limitErrors = [
  'company_jobs_waiting',
  'company_limit_reached',
  'company_total_limit_reached',
  'company_validation_limit_reached',
  'company_storage_full',
] as const;
const announcementErrors = [
  'service_unknown',
  'service_not_allowed',
  'metadata_invalid',
  'background_unknown',
  ...limitErrors,
  'unavailable',
] as const;
const partsErrors = ['upload_not_found', 'parts_mismatch', 'file_too_large', 'base64_invalid'] as const;

/** What `/docs` says about the body of such a call. */
const metadata = {
  pt: 'O corpo são os metadados: nada, um objeto, ou uma lista nos serviços que a pedem. `client_data` volta com o resultado como veio; `filename` dá o nome do arquivo.',
  en: 'The body is the metadata: nothing, an object, or a list for the services that ask for one. `client_data` comes back with the result as it was given; `filename` names the file.',
};

/** Announcing jobs, batches and training files, and uploading their content. */
export const sendingEndpoints = endpoints({
  createJob: {
    method: 'POST',
    path: '/v2/ocr/job/:service',
    access: 'client-or-user',
    summary: 'Announce a job; answers where to PUT its files',
    params: service,
    query: z.object({ ...sending, ...secondFiles }),
    body: z.unknown(),
    answer: PresignedUrls,
    isCreating: true,
    errors: announcementErrors,
    callsPerMinute: 60_000,
  },
  createBatch: {
    method: 'POST',
    path: '/v2/ocr/batch/:service',
    access: 'client-or-user',
    summary: 'Announce a zip of documents; answers where to PUT it',
    params: service,
    query: z.object(sending),
    body: z.unknown(),
    answer: PresignedUrls,
    isCreating: true,
    errors: announcementErrors,
    callsPerMinute: 6000,
  },
  completeParts: {
    method: 'POST',
    path: '/v2/ocr/batch/multipart/complete',
    access: 'client-or-user',
    summary: 'Join the parts of an upload, of a job or a batch',
    body: z.object({ parts: Parts, upload_id: text(128), id: text(64), service: z.optional(text(64)) }),
    answer: Empty,
    errors: partsErrors,
    callsPerMinute: 6000,
  },
  createTraining: {
    method: 'POST',
    path: '/v2/ocr/training',
    access: 'client-or-user',
    summary: 'Announce a file for training',
    query: z.object({
      parts: z.optional(QueryParts),
      'client-id': z.optional(text(64)),
      filename: z.optional(text(255)),
    }),
    answer: TrainingUrl,
    isCreating: true,
    errors: ['forbidden', 'company_training_full', 'company_storage_full'],
    callsPerMinute: 600,
  },
  completeTrainingParts: {
    method: 'POST',
    path: '/v2/ocr/training/multipart/complete',
    access: 'client-or-user',
    summary: 'Join the parts of a training file',
    body: z.object({ parts: Parts, upload_id: text(128), job_id: text(64) }),
    answer: Empty,
    errors: partsErrors,
    callsPerMinute: 600,
  },
  sendJob: {
    method: 'POST',
    path: '/v2/ocr/job/send/:service',
    access: 'client-or-user',
    summary: 'Send a document in one step, as base64',
    params: service,
    query: z.object({
      ...secondFiles,
      source: z.optional(text(64)),
      'background-validation-id': z.optional(text(64)),
    }),
    body: z.object({
      data: z.nullish(z.string()),
      metadata: z.optional(z.unknown()),
      /** The other files, announced by their flags or by being present here. */
      facematch: said(z.nullish(z.string()), 'A selfie em base64.', 'The selfie as base64.'),
      extra: said(
        z.nullish(z.string()),
        'O segundo arquivo do documento, em base64.',
        'The second file of the document, as base64.',
      ),
      /** The spelling that some clients in the field use. */
      'extra-document': said(
        z.nullish(z.string()),
        'O mesmo que `extra`, na outra grafia.',
        'The same as `extra`, in its other spelling.',
      ),
    }),
    answer: z.object({ id: z.string(), status_url: z.string() }),
    isCreating: true,
    errors: [
      'data_missing',
      'second_file_missing',
      'base64_invalid',
      'body_too_large',
      'service_unknown',
      'service_not_allowed',
      ...limitErrors,
    ],
    bodyLimitBytes: 6 * 1024 * 1024,
    callsPerMinute: 6000,
  },
}).described({
  createJob: {
    group: 'sending',
    pt: 'Anunciar um job; a resposta diz aonde enviar os seus arquivos',
    more: metadata,
    body: { client_data: { pedido: 'PV-92322' } },
    answer: announced,
  },
  createBatch: {
    group: 'sending',
    pt: 'Anunciar um ZIP de documentos; a resposta diz aonde enviá-lo',
    more: {
      pt: 'Cada arquivo do ZIP vira um job do mesmo serviço; um arquivo ruim estraga só a si mesmo. O corpo é uma lista de metadados na ordem do ZIP (ou com `filename`), ou um objeto por nome de arquivo.',
      en: 'Each file of the zip becomes a job of the same service; a bad one spoils only itself. The body is a list of metadata in the order of the zip (or with `filename`), or an object by name of file.',
    },
    body: [
      { filename: 'nota-1.pdf', client_data: 'PV-1' },
      { filename: 'nota-2.pdf', client_data: 'PV-2' },
    ],
    answer: { ...announced, id: batchId, status_url: `https://lavra.example/v2/ocr/batch/status/${batchId}` },
  },
  completeParts: {
    group: 'sending',
    pt: 'Juntar as partes de um envio, de job ou de lote',
    more: {
      pt: 'Depois de enviar cada parte: o seu número e o `ETag` recebido.',
      en: 'After each part was PUT: its number and the `ETag` it got.',
    },
    body: { parts, upload_id: 'u-7Jb1', id: batchId, service: 'nfe' },
    answer: {},
  },
  createTraining: {
    group: 'training',
    pt: 'Anunciar um arquivo de treinamento',
    answer: { exp: 3_600_000, id: jobId, urls: { document: link('eyJrIjoidHJhaW4ifQ.c2ln') } },
  },
  completeTrainingParts: {
    group: 'training',
    pt: 'Juntar as partes de um arquivo de treinamento',
    body: { parts, upload_id: 'u-7Jb1', job_id: jobId },
    answer: {},
  },
  sendJob: {
    group: 'sending',
    pt: 'Enviar um documento de uma vez, em base64',
    more: {
      pt: 'Um pedido só, até 6 MB com o base64. O segundo arquivo vai em `facematch` ou `extra`.',
      en: 'One request, up to 6 MB with the base64. The second file goes into `facematch` or `extra`.',
    },
    body: { data: 'JVBERi0xLjcKJcOkw7zDtsOfCg==', metadata: { client_data: { pedido: 'PV-92322' } } },
    answer: { id: jobId, status_url: result_url },
  },
});
