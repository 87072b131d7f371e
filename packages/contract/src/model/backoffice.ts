import * as z from 'zod/mini';

import { taskFilterLength } from '../constants.ts';
import { JobInfo } from './job.ts';
import { Day, Timestamp, text } from './primitives.ts';
import { taskStatuses } from './task.ts';
import { model, said, strictModel } from './schema.ts';

/** Selects tasks: jobs created on these days that satisfy all of `filters`. */
const asked = {
  filters: z.optional(text(taskFilterLength)),
  start_date: z.optional(Day),
  end_date: z.optional(Day),
};

export const taskPageSizes = [10, 30, 50, 100] as const;

export const TaskQuestion = strictModel('TaskQuestion', {
  ...asked,
  page: z.optional(z.int().check(z.gte(1), z.lte(1_000_000))),
  limit: z.optional(z.int().check(z.gte(1), z.lte(100))),
});
export type TaskQuestion = z.infer<typeof TaskQuestion>;

/** `all`: tasks of every company, for administrators. */
export const ReviewQuestion = strictModel('ReviewQuestion', { ...asked, all: z.optional(z.boolean()) });
export type ReviewQuestion = z.infer<typeof ReviewQuestion>;

/** Times are seconds; for a task that is not finished they run until now. */
export const TaskRow = model('TaskRow', {
  job_ksuid: z.string(),
  /** A single job repeats its own id. */
  batch_ksuid: z.string(),
  created_at: Timestamp,
  service: z.string(),
  task: z.object({
    project: z.string(),
    status: z.enum(taskStatuses),
    /** The reviewer who decided the task or is working on it. */
    operator: z.nullable(z.string()),
    queue_diff: z.number(),
    diff: z.nullable(z.number()),
    target_at: Timestamp,
    finished_at: z.nullable(Timestamp),
  }),
});
export type TaskRow = z.infer<typeof TaskRow>;

export const TaskPage = model('TaskPage', {
  jobs: z.array(TaskRow),
  page: z.int(),
  limit: z.int(),
  total_pages: said(z.int(), 'Páginas ao todo.', 'Pages in all.'),
  total_items: said(z.int(), 'Linhas ao todo.', 'Rows in all.'),
});
export type TaskPage = z.infer<typeof TaskPage>;

/** The outcome of a review; each field is present only when it has a value. */
export const TaskReview = model('TaskReview', {
  project: z.optional(z.string()),
  operator: z.optional(z.string()),
  operation: said(
    z.optional(z.string()),
    '`accepted`: como foi lido; `corrected`; `rejected`.',
    '`accepted`: as it was read; `corrected`; `rejected`.',
  ),
  status: z.optional(z.enum(taskStatuses)),
  success_status: said(
    z.optional(z.boolean()),
    'Se tudo o que foi lido estava certo.',
    'Whether all that was read was right.',
  ),
  ready_at: z.optional(Timestamp),
  started_at: said(
    z.optional(Timestamp),
    'Quando alguém a pegou primeiro. UTC, RFC 3339.',
    'When somebody first took it. UTC, RFC 3339.',
  ),
  finished_at: z.optional(Timestamp),
  /** Seconds of work. */
  diff: z.optional(z.number()),
  /** Seconds in the queue. */
  queue_diff: z.optional(z.number()),
  observation: said(z.optional(z.string()), 'Nota de quem revisou.', 'Note of who reviewed.'),
  error_fields: z.optional(z.array(z.string())),
});
export type TaskReview = z.infer<typeof TaskReview>;

export const TaskInfo = model('TaskInfo', {
  ...JobInfo.shape,
  additional_info: said(
    z.optional(TaskReview),
    'O que a revisão humana fez; só o que há.',
    'What human review did; only what there is.',
  ),
});
export type TaskInfo = z.infer<typeof TaskInfo>;

/** The names that a filter can use, as found within the days of the question. */
export const TaskOptions = model('TaskOptions', {
  operators: said(
    z.array(z.object({ user_id: said(z.string(), 'Id da pessoa.', 'Id of the person.'), email: z.string() })),
    'Quem revisou.',
    'Who reviewed.',
  ),
  projects: z.array(z.object({ name: z.string() })),
  metadata_fields: said(
    z.array(z.string()),
    'Chaves dos metadados, como um filtro as nomeia.',
    'Keys of the metadata, as a filter names them.',
  ),
  result_fields: said(z.array(z.string()), 'Campos lidos ou decididos.', 'Fields that were read or decided.'),
});
export type TaskOptions = z.infer<typeof TaskOptions>;

/** Averages are seconds, over completed tasks. `daily_info` holds a list of counts for each project, one count for each label. */
export const ReviewMetrics = model('ReviewMetrics', {
  total_completed: said(z.int(), 'Revisões concluídas.', 'Completed reviews.'),
  /** Completed with every value as the engine had read it. */
  total_success: said(z.int(), 'Concluídas sem nenhuma correção.', 'Completed without any correction.'),
  total_second: said(z.int(), 'Concluídas por duas pessoas.', 'Completed by two people.'),
  total_agreed: said(
    z.int(),
    'Dessas, as em que as duas deixaram os mesmos valores.',
    'Of those, the ones in which both left the same values.',
  ),
  /** In the queue now, regardless of when they were sent. */
  total_available: said(z.int(), 'Na fila agora, de qualquer dia.', 'In the queue now, of any day.'),
  avg_diff: z.number(),
  avg_queue_diff: z.number(),
  labels: z.array(z.string()),
  daily_info: said(
    z.record(z.string(), z.array(z.int())),
    'Enviados à revisão por dia, por projeto.',
    'Sent to review by day, by project.',
  ),
});
export type ReviewMetrics = z.infer<typeof ReviewMetrics>;

export const CorrectionsQuestion = strictModel('CorrectionsQuestion', {
  ...ReviewQuestion.shape,
  service: z.optional(text(64)),
  field: z.optional(text(200)),
});
export type CorrectionsQuestion = z.infer<typeof CorrectionsQuestion>;

/** Reviewers' judgement of one field of a service. */
export const FieldCorrections = model('FieldCorrections', {
  service: z.string(),
  field: z.string(),
  /** Values that the engine read with a confidence and a reviewer judged. */
  judged: z.int(),
  right: said(z.int(), 'Quantos estavam certos.', 'How many were right.'),
  missed: said(z.int(), 'Valores que as pessoas incluíram.', 'Values that people added.'),
  /** Averages, 0 to 100. */
  confidence_right: said(
    z.nullable(z.number()),
    'Confiança média dos certos.',
    'Average confidence of those that were right.',
  ),
  confidence_wrong: said(
    z.nullable(z.number()),
    'Confiança média dos errados.',
    'Average confidence of those that were wrong.',
  ),
});
export type FieldCorrections = z.infer<typeof FieldCorrections>;

/** Judged values by confidence, rounded down: 92 covers values from 92 up to but not including 93. */
export const ConfidencePoint = model('ConfidencePoint', {
  confidence: said(z.int(), 'Confiança, sem as decimais.', 'Confidence, without decimals.'),
  judged: z.int(),
  wrong: said(z.int(), 'Quantos estavam errados.', 'How many were wrong.'),
});
export type ConfidencePoint = z.infer<typeof ConfidencePoint>;

export const Corrections = model('Corrections', {
  reviews: said(
    z.int(),
    'Revisões concluídas em que tudo isto se apoia.',
    'Completed reviews that all of this rests on.',
  ),
  fields: said(z.array(FieldCorrections), 'Campo por campo.', 'Field by field.'),
  /** For the service and field asked for, ascending. */
  points: said(
    z.array(ConfidencePoint),
    'Os julgados, por ponto inteiro de confiança.',
    'Those judged, by whole percent of confidence.',
  ),
});
export type Corrections = z.infer<typeof Corrections>;
