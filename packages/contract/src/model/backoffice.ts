import * as z from 'zod/mini';

import { taskFilterLength } from '../constants.ts';
import { JobInfo } from './job.ts';
import { Timestamp, text } from './primitives.ts';
import { taskStatuses } from './task.ts';

/** Which tasks: those of jobs created on these days of which all of `filters` is true. */
const asked = {
  filters: z.optional(text(taskFilterLength)),
  start_date: z.optional(text(10)),
  end_date: z.optional(text(10)),
};

export const taskPageSizes = [10, 30, 50, 100] as const;

export const TaskQuestion = z.strictObject({
  ...asked,
  page: z.optional(z.int().check(z.gte(1), z.lte(1_000_000))),
  limit: z.optional(z.int().check(z.gte(1), z.lte(100))),
});
export type TaskQuestion = z.infer<typeof TaskQuestion>;

/** `all`: of every company, for administrators. */
export const ReviewQuestion = z.strictObject({ ...asked, all: z.optional(z.boolean()) });
export type ReviewQuestion = z.infer<typeof ReviewQuestion>;

/** Times are seconds; those of a task that is not over are up to now. */
export const TaskRow = z.object({
  job_ksuid: z.string(),
  /** The job's own id for a single job. */
  batch_ksuid: z.string(),
  created_at: Timestamp,
  service: z.string(),
  task: z.object({
    project: z.string(),
    status: z.enum(taskStatuses),
    /** Who decided, or works at it. */
    operator: z.nullable(z.string()),
    queue_diff: z.number(),
    diff: z.nullable(z.number()),
    target_at: Timestamp,
    finished_at: z.nullable(Timestamp),
  }),
});
export type TaskRow = z.infer<typeof TaskRow>;

export const TaskPage = z.object({
  jobs: z.array(TaskRow),
  page: z.int(),
  limit: z.int(),
  total_pages: z.int(),
  total_items: z.int(),
});
export type TaskPage = z.infer<typeof TaskPage>;

/** What review did to a job, each only when it is there. */
export const TaskReview = z.object({
  project: z.optional(z.string()),
  operator: z.optional(z.string()),
  operation: z.optional(z.string()),
  status: z.optional(z.enum(taskStatuses)),
  success_status: z.optional(z.boolean()),
  ready_at: z.optional(Timestamp),
  started_at: z.optional(Timestamp),
  finished_at: z.optional(Timestamp),
  /** Seconds of work. */
  diff: z.optional(z.number()),
  /** Seconds in the queue. */
  queue_diff: z.optional(z.number()),
  observation: z.optional(z.string()),
  error_fields: z.optional(z.array(z.string())),
});
export type TaskReview = z.infer<typeof TaskReview>;

export const TaskInfo = z.object({ ...JobInfo.shape, additional_info: z.optional(TaskReview) });
export type TaskInfo = z.infer<typeof TaskInfo>;

/** What can be named in a filter, as far as the days of the question hold it. */
export const TaskOptions = z.object({
  operators: z.array(z.object({ user_id: z.string(), email: z.string() })),
  projects: z.array(z.object({ name: z.string() })),
  metadata_fields: z.array(z.string()),
  result_fields: z.array(z.string()),
});
export type TaskOptions = z.infer<typeof TaskOptions>;

/** Averages are seconds of what was completed. `daily_info` has one list of counts a project, a number a label. */
export const ReviewMetrics = z.object({
  total_completed: z.int(),
  /** Completed, with everything as the engine had read it. */
  total_success: z.int(),
  /** Decided by two people. */
  total_second: z.int(),
  /** Of those, with the same values from both. */
  total_agreed: z.int(),
  /** In the queue now, whenever they were sent. */
  total_available: z.int(),
  avg_diff: z.number(),
  avg_queue_diff: z.number(),
  labels: z.array(z.string()),
  daily_info: z.record(z.string(), z.array(z.int())),
});
export type ReviewMetrics = z.infer<typeof ReviewMetrics>;

export const CorrectionsQuestion = z.strictObject({
  ...ReviewQuestion.shape,
  service: z.optional(text(64)),
  field: z.optional(text(200)),
});
export type CorrectionsQuestion = z.infer<typeof CorrectionsQuestion>;

/** What people said of one field of a service. */
export const FieldCorrections = z.object({
  service: z.string(),
  field: z.string(),
  /** Values that the engine read, with a confidence, and people judged. */
  judged: z.int(),
  right: z.int(),
  /** Values that people added. */
  missed: z.int(),
  /** Averages, 0 to 100. */
  confidence_right: z.nullable(z.number()),
  confidence_wrong: z.nullable(z.number()),
});
export type FieldCorrections = z.infer<typeof FieldCorrections>;

/** What was judged, by confidence: values of 92 and more but less than 93 are of 92. */
export const ConfidencePoint = z.object({ confidence: z.int(), judged: z.int(), wrong: z.int() });
export type ConfidencePoint = z.infer<typeof ConfidencePoint>;

export const Corrections = z.object({
  /** Completed reviews that it all rests on. */
  reviews: z.int(),
  fields: z.array(FieldCorrections),
  /** Of the service and field asked for, rising. */
  points: z.array(ConfidencePoint),
});
export type Corrections = z.infer<typeof Corrections>;
