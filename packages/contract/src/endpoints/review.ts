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

const task = z.object({ companyId: Id, jobId: Id });
/** A call about a task that the caller holds. */
const ofHeld = {
  access: 'user',
  params: task,
  errors: ['forbidden', 'not_found', 'task_not_held', 'invalid_input'],
} as const;

/** The work of a reviewer: for people with the backoffice permission in their company, and administrators. */
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
      /** Keys whose value was corrected, added or taken away. */
      error_fields: z.array(z.string()),
      /** False where a second person has to decide as well. */
      is_final: z.boolean(),
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
      /** Empty where nothing was read. */
      value: z.string(),
      conf: z.optional(z.number()),
    }),
    isReading: true,
    callsPerMinute: 60,
  },
});
