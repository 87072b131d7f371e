import * as z from 'zod/mini';

import { endpoints } from '../kernel.ts';
import { Empty, Id, QueryNumber, Timestamp, text } from '../model/primitives.ts';
import {
  RegionToRead,
  ReviewQueue,
  ReviewTask,
  TaskChoice,
  TaskDecision,
  TaskDelay,
  TaskRejection,
} from '../model/task.ts';
import { lease_until, reviewQueue, reviewTask } from '../reference/review-examples.ts';
import { said } from '../model/schema.ts';

const task = z.object({ companyId: Id, jobId: Id });
/** A call about a task that the caller has claimed. */
const ofHeld = {
  access: 'user',
  params: task,
  errors: ['forbidden', 'not_found', 'task_not_held', 'invalid_input'],
} as const;

/** A reviewer's work: for users with the backoffice permission in their company, and for administrators. */
export const reviewEndpoints = endpoints({
  getReviewQueue: {
    method: 'GET',
    path: '/v2/review/queue',
    access: 'user',
    summary: 'Open tasks by company and service',
    answer: ReviewQueue,
    errors: ['forbidden'],
  },
  getNextTask: {
    method: 'GET',
    path: '/v2/review/next',
    access: 'user',
    summary: 'The task that would be claimed next, before it is',
    query: z.object({
      company: z.optional(text(64)),
      service: z.optional(text(64)),
      minutes: z.optional(QueryNumber),
    }),
    answer: z.object({ task: z.nullable(ReviewTask) }),
    errors: ['forbidden'],
  },
  claimTask: {
    method: 'POST',
    path: '/v2/review/claim',
    access: 'user',
    summary: 'Claim the next task; whoever holds one gets that',
    body: TaskChoice,
    answer: z.object({ task: z.nullable(ReviewTask) }),
    errors: ['forbidden', 'invalid_input'],
    isRecorded: true,
  },
  renewTask: {
    ...ofHeld,
    method: 'POST',
    path: '/v2/companies/:companyId/tasks/:jobId/heartbeat',
    summary: 'Go on holding a task; ends a pause',
    answer: z.object({ lease_until: Timestamp }),
    isReading: true,
  },
  pauseTask: {
    ...ofHeld,
    method: 'POST',
    path: '/v2/companies/:companyId/tasks/:jobId/pause',
    summary: 'Stop the clock of a task and go on holding it for a while',
    answer: z.object({ lease_until: Timestamp }),
    isRecorded: true,
  },
  releaseTask: {
    ...ofHeld,
    method: 'POST',
    path: '/v2/companies/:companyId/tasks/:jobId/release',
    summary: 'Hand a task back to the queue',
    answer: Empty,
    isRecorded: true,
  },
  postponeTask: {
    ...ofHeld,
    method: 'POST',
    path: '/v2/companies/:companyId/tasks/:jobId/postpone',
    summary: 'Put a task off for some minutes',
    body: TaskDelay,
    answer: Empty,
    isRecorded: true,
  },
  submitTask: {
    ...ofHeld,
    method: 'POST',
    path: '/v2/companies/:companyId/tasks/:jobId/submit',
    summary: 'Decide a task: what is not corrected is accepted as it was read',
    body: TaskDecision,
    answer: z.object({
      /** Keys of fields whose value was corrected, added or deleted. */
      error_fields: z.array(z.string()),
      is_final: said(
        z.boolean(),
        'Falso quando outra pessoa ainda tem de decidir.',
        'False where another person still has to decide.',
      ),
    }),
    isRecorded: true,
  },
  rejectTask: {
    ...ofHeld,
    method: 'POST',
    path: '/v2/companies/:companyId/tasks/:jobId/reject',
    summary: 'Turn the document of a task away: its job ends in error',
    body: TaskRejection,
    answer: Empty,
    isRecorded: true,
  },
  readRegion: {
    ...ofHeld,
    method: 'POST',
    path: '/v2/companies/:companyId/tasks/:jobId/read',
    summary: 'Read a part of a page of a task once more',
    body: RegionToRead,
    answer: z.object({
      /** Empty when nothing was read. */
      value: z.string(),
      conf: said(
        z.optional(z.number()),
        'Confiança medida, 0 a 100; ausente onde nada foi medido.',
        'Measured confidence, 0 to 100; absent where nothing was measured.',
      ),
    }),
    isReading: true,
    callsPerMinute: 60,
  },
}).described({
  getReviewQueue: { group: 'review', pt: 'Tarefas abertas por empresa e serviço', answer: reviewQueue },
  getNextTask: {
    group: 'review',
    pt: 'A tarefa que seria pega a seguir, antes de ser',
    answer: { task: { ...reviewTask, lease_until: null } },
  },
  claimTask: {
    group: 'review',
    pt: 'Pegar a próxima tarefa; quem já tem uma recebe essa',
    more: {
      pt: 'A meta mais antiga primeiro; com `job_id`, essa, se estiver livre. Sem sinal de vida por 60 s, ela volta à fila. Um administrador escolhe entre todas as empresas.',
      en: 'The oldest target first; with `job_id`, that one where it is free. Without a sign of life for 60 s it goes back to the queue. An administrator chooses among all companies.',
    },
    body: { service: 'nfe' },
    answer: { task: reviewTask },
  },
  renewTask: { group: 'review', pt: 'Continuar com uma tarefa; encerra uma pausa', answer: { lease_until } },
  pauseTask: {
    group: 'review',
    pt: 'Parar o relógio de uma tarefa e ficar com ela por um tempo',
    answer: { lease_until },
  },
  releaseTask: { group: 'review', pt: 'Devolver uma tarefa à fila', answer: {} },
  postponeTask: {
    group: 'review',
    pt: 'Adiar uma tarefa por alguns minutos',
    body: { minutes: 60 },
    answer: {},
  },
  submitTask: {
    group: 'review',
    pt: 'Decidir uma tarefa: o que não é corrigido é aceito como foi lido',
    more: {
      pt: 'O job termina na mesma transação; resultado e webhook levam os valores corrigidos, com `origin` e `read`. Onde duas pessoas decidem, a primeira decisão fica guardada, e a tarefa volta à fila para outra pessoa, que não a vê.',
      en: 'The job ends in the same transaction; result and webhook carry the corrected values, with `origin` and `read`. Where two people decide, the first decision is kept, and the task goes back to the queue for somebody else, who does not see it.',
    },
    body: { corrections: [{ key: 'IssueDate', value: '2026-11-01' }], observation: 'Carimbo sobre a data' },
    answer: { error_fields: ['IssueDate'], is_final: true },
  },
  rejectTask: {
    group: 'review',
    pt: 'Recusar o documento de uma tarefa: o job termina em erro',
    body: { reason: 'illegible' },
    answer: {},
  },
  readRegion: {
    group: 'review',
    pt: 'Ler mais uma vez uma parte de uma página de uma tarefa',
    body: { file: 'document', page: 1, box: [0.62, 0.2, 0.2, 0.02], key: 'IssueDate' },
    answer: { value: '2026-11-01', conf: 93.4 },
  },
});
