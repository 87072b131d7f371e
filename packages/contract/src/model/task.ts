import * as z from 'zod/mini';

import { reviewObservationLength } from '../constants.ts';
import { Id, Timestamp, text } from './primitives.ts';
import { Box, Result } from './result.ts';
import { Validation } from './validation.ts';
import { model, said, strictModel } from './schema.ts';

/**
 * Why a job went to human review: its flow reviews every job; its background validation failed; a check of a field
 * failed; a confidence is below the threshold in the flow's rule; the flow's rule is true.
 */
export const reviewReasons = [
  'whole_flow',
  'validation_failed',
  'check_failed',
  'low_confidence',
  'rule',
] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/**
 * `available`, `claimed` and `postponed` are open. `completed`: the job ended with the reviewed values. `rejected`: a
 * reviewer ended the job in error. `expired`: the job ended in error because nobody decided the task in time.
 * `cancelled`: the job was ended from outside the review.
 */
export const taskStatuses = [
  'available',
  'claimed',
  'postponed',
  'completed',
  'rejected',
  'expired',
  'cancelled',
] as const;

/** Why a reviewer rejects a document; each is an error that the job ends with. */
export const rejectReasons = ['illegible', 'wrong_document', 'incomplete', 'suspicious', 'other'] as const;

/** Seconds between heartbeats, until a claim without a heartbeat expires, and until a paused claim expires. */
export const reviewLease = { heartbeatS: 20, leaseS: 60, pauseS: 15 * 60 } as const;

export const defaultTargetMinutes = 1440;

/** Minutes by which a task can be postponed. */
export const postponeMinutes = [15, 60, 240, 1440] as const;

/** A task as its reviewer sees it: what the engine read, without metadata or client data of the customer. */
export const ReviewTask = model('ReviewTask', {
  job_id: z.string(),
  company_id: z.string(),
  company_name: z.string(),
  service: z.string(),
  project: z.string(),
  backoffice_id: z.string(),
  reason: said(
    z.enum(reviewReasons),
    'Por que veio à revisão: todo o fluxo, validação ou conferência que falhou, confiança baixa, regra.',
    'Why it came to review: all of its flow, a validation or check that failed, low confidence, rule.',
  ),
  doubts: said(
    z.array(z.string()),
    'Chaves dos campos de que o motivo trata: `Name`, `Items[0].Code`, `#2.Name`.',
    'Keys of the fields that the reason is about: `Name`, `Items[0].Code`, `#2.Name`.',
  ),
  ready_at: Timestamp,
  target_at: Timestamp,
  /** When the job ends in error if nobody decides. */
  expires: Timestamp,
  /** Null when the task is only previewed before a claim. */
  lease_until: z.nullable(Timestamp),
  is_paused: said(z.boolean(), 'Se o relógio está parado.', 'Whether the clock is stopped.'),
  work_time: said(z.number(), 'Segundos de trabalho até agora.', 'Seconds of work so far.'),
  /** Outcome of the outside checks, when the job has any. */
  validation_status: z.nullable(z.string()),
  validation: z.nullable(Validation),
  result: said(Result, 'O que o motor leu.', 'What the engine read.'),
  files: z.array(z.object({ name: z.string(), media_type: z.string(), size_bytes: z.int() })),
});
export type ReviewTask = z.infer<typeof ReviewTask>;

/** Open tasks of a company and service. */
export const ReviewQueueLine = model('ReviewQueueLine', {
  company_id: z.string(),
  company_name: z.string(),
  service: z.string(),
  available: said(z.int(), 'Que podem ser pegas agora.', 'That can be claimed now.'),
  claimed: said(z.int(), 'Que alguém revisa agora.', 'That somebody reviews now.'),
  postponed: said(z.int(), 'Adiadas.', 'Put off.'),
  late: said(z.int(), 'Que passaram da meta.', 'Past their target.'),
  oldest_ready_at: said(
    Timestamp,
    'Desde quando espera a mais antiga. UTC, RFC 3339, em segundos.',
    'Since when the oldest waits. UTC, RFC 3339, to the second.',
  ),
  next_target_at: z.nullable(Timestamp),
});
export type ReviewQueueLine = z.infer<typeof ReviewQueueLine>;

export const ReviewQueue = model('ReviewQueue', {
  lines: said(
    z.array(ReviewQueueLine),
    'Por empresa e serviço, a meta mais antiga primeiro.',
    'By company and service, the oldest target first.',
  ),
  /** Decided by the caller today, by São Paulo time. */
  done_today: said(z.int(), 'Decididas hoje por quem pergunta.', 'Decided today by who asks.'),
});
export type ReviewQueue = z.infer<typeof ReviewQueue>;

const observation = said(
  z.optional(text(reviewObservationLength)),
  'O que quem revisou anotou.',
  'What the reviewer noted.',
);
const key = said(
  text(160),
  'Chave do campo: `Name`, a célula `Items[0].Code`, ou, do segundo documento em diante, `#2.Name`.',
  'Key of the field: `Name`, the cell `Items[0].Code`, or, from the second document on, `#2.Name`.',
);
const page = z.int().check(z.minimum(1), z.maximum(10_000));

/** Which tasks a reviewer wants. */
export const TaskChoice = strictModel('TaskChoice', {
  company: z.optional(text(64)),
  service: z.optional(text(64)),
  /** Minimum minutes in the queue. */
  minutes: said(
    z.optional(z.int().check(z.minimum(0), z.maximum(999_999))),
    'Há quantos minutos na fila.',
    'For how many minutes in the queue.',
  ),
  job_id: z.optional(Id),
});

export const TaskDelay = strictModel('TaskDelay', {
  minutes: said(z.literal([...postponeMinutes]), 'Por quantos minutos.', 'For how many minutes.'),
  observation,
});

export const TaskRejection = strictModel('TaskRejection', {
  reason: said(
    z.enum(rejectReasons),
    'O motivo; o erro do job o diz.',
    'The reason; the error of the job says it.',
  ),
  observation,
});

export const TaskCorrection = strictModel('TaskCorrection', {
  key,
  value: said(
    z.nullable(z.string().check(z.maxLength(20_000))),
    'O valor certo; nulo retira um que o documento não tem.',
    'The right value; null takes one away that the document does not have.',
  ),
  page: z.optional(page),
  box: z.optional(Box),
});

/** Fields without a correction are accepted as read. */
export const TaskDecision = strictModel('TaskDecision', {
  corrections: said(
    z.array(TaskCorrection).check(z.maxLength(10_000)),
    'O que muda; o resto é aceito como foi lido.',
    'What changes; the rest is accepted as it was read.',
  ),
  observation,
});

/** A region of a page, to be read as the value of a field when `key` names one. */
export const RegionToRead = strictModel('RegionToRead', {
  file: text(40),
  page,
  box: Box,
  key: z.optional(key),
});
