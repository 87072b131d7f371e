import * as z from 'zod/mini';

import { Id, Timestamp, text } from './primitives.ts';
import { Box, Result } from './result.ts';
import { Validation } from './validation.ts';

/**
 * Why a job went to human review: all of its flow's do; its background validation failed; a check of a field failed; a
 * confidence is below the flow's rule; the flow's rule holds.
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
 * `available`, `claimed` and `postponed` are open. `completed`: the job ended with what was reviewed. `rejected`: in
 * error, by a reviewer. `expired`: in error, nobody came to it in time. `cancelled`: the job was ended from outside.
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

/** Why a reviewer turns a document away; each is an error that the job ends with. */
export const rejectReasons = ['illegible', 'wrong_document', 'incomplete', 'suspicious', 'other'] as const;

/** Seconds between two signs of life, and after which a claim without one is over. */
export const reviewLease = { heartbeatS: 20, leaseS: 60, pauseS: 15 * 60 } as const;

export const defaultTargetMinutes = 1440;

/** Minutes that a task can be put off for. */
export const postponeMinutes = [15, 60, 240, 1440] as const;

/** A task as its reviewer sees it: what the page says, and nothing that the customer says of it. */
export const ReviewTask = z.object({
  job_id: z.string(),
  company_id: z.string(),
  company_name: z.string(),
  service: z.string(),
  project: z.string(),
  backoffice_id: z.string(),
  reason: z.enum(reviewReasons),
  /** Keys of the fields that the reason is about. */
  doubts: z.array(z.string()),
  ready_at: Timestamp,
  target_at: Timestamp,
  /** When the job ends in error without a decision. */
  expires: Timestamp,
  /** Null for one that is only looked at before it is claimed. */
  lease_until: z.nullable(Timestamp),
  is_paused: z.boolean(),
  /** Seconds of work so far. */
  work_time: z.number(),
  /** What the outside checks said, where there were any. */
  validation_status: z.nullable(z.string()),
  validation: z.nullable(Validation),
  result: Result,
  files: z.array(z.object({ name: z.string(), media_type: z.string(), size_bytes: z.int() })),
});
export type ReviewTask = z.infer<typeof ReviewTask>;

/** Open tasks of a company and service. */
export const ReviewQueueLine = z.object({
  company_id: z.string(),
  company_name: z.string(),
  service: z.string(),
  available: z.int(),
  claimed: z.int(),
  postponed: z.int(),
  /** Past their target time. */
  late: z.int(),
  /** Since when the one waits that came first. */
  oldest_ready_at: Timestamp,
  /** The target time that is missed next. */
  next_target_at: z.nullable(Timestamp),
});
export type ReviewQueueLine = z.infer<typeof ReviewQueueLine>;

export const ReviewQueue = z.object({
  lines: z.array(ReviewQueueLine),
  /** The caller's own, of this day in São Paulo. */
  done_today: z.int(),
});
export type ReviewQueue = z.infer<typeof ReviewQueue>;

const observation = z.optional(text(1000));
const key = text(160);
const page = z.int().check(z.minimum(1), z.maximum(10_000));

/** Which tasks a reviewer works at. */
export const TaskChoice = z.strictObject({
  company: z.optional(text(64)),
  service: z.optional(text(64)),
  /** That are in the queue for so long at least. */
  minutes: z.optional(z.int().check(z.minimum(0), z.maximum(999_999))),
  job_id: z.optional(Id),
});

export const TaskDelay = z.strictObject({ minutes: z.literal([...postponeMinutes]), observation });

export const TaskRejection = z.strictObject({ reason: z.enum(rejectReasons), observation });

export const TaskCorrection = z.strictObject({
  key,
  /** Null takes a value away that the document does not have. */
  value: z.nullable(z.string().check(z.maxLength(20_000))),
  page: z.optional(page),
  box: z.optional(Box),
});

/** What is not corrected is accepted as it was read. */
export const TaskDecision = z.strictObject({
  corrections: z.array(TaskCorrection).check(z.maxLength(10_000)),
  observation,
});

/** A part of a page, to be read as the value of a field where one is named. */
export const RegionToRead = z.strictObject({ file: text(40), page, box: Box, key: z.optional(key) });
