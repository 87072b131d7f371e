import type { ErrorCode } from '@lavra/contract/errors';
import type { Validation, ValidationStatus } from '@lavra/contract/model/validation';
import type { Result } from '@lavra/contract/model/result';
import { reviewReasons, taskStatuses } from '@lavra/contract/model/task';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { listed, moment, orderedText } from './columns.ts';
import { jobs } from './jobs.ts';

const operations = ['accepted', 'corrected', 'rejected'] as const;

/** Values by key: `Name`, `Items[0].Code`, and from the second document of a job on `#2.Name`. */
type Values = Readonly<Record<string, string>>;

/** A job in human review: one row per job, which is kept after the review. */
export const tasks = pgTable(
  'tasks',
  {
    jobId: orderedText('job_id')
      .primaryKey()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    companyId: text('company_id').notNull(),
    clientId: text('client_id'),
    service: text('service').notNull(),
    /** Copied from the flow that sent it, as the flow was then. */
    project: text('project').notNull(),
    backofficeId: text('backoffice_id').notNull(),
    reason: text('reason', { enum: reviewReasons }).notNull(),
    /** Keys of the fields that the reason is about; empty where it is about the whole document. */
    doubts: text('doubts').array().notNull(),
    status: text('status', { enum: taskStatuses }).notNull(),
    /** Copied from the job, so that lists can keep its order. */
    createdAt: moment('created_at').notNull(),
    readyAt: moment('ready_at').notNull(),
    targetAt: moment('target_at').notNull(),
    postponedUntil: moment('postponed_until'),
    /** The reviewer who holds it, and until when without a heartbeat. */
    claimedBy: text('claimed_by'),
    leaseUntil: moment('lease_until'),
    /** The reviewer who was last shown it as the next task, and until when it is reserved for them. */
    nextFor: text('next_for'),
    nextUntil: moment('next_until'),
    /** Since when working time runs; null while nobody works on it or the reviewer pauses. */
    workingSince: moment('working_since'),
    /** When it was first claimed. */
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    /** Milliseconds of work in all ended claims. Four bytes would overflow within a month of work. */
    workMs: bigint('work_ms', { mode: 'number' }).notNull().default(0),
    /** Milliseconds that it waited in all; null until it is decided. */
    queueMs: bigint('queue_ms', { mode: 'number' }),
    /** User id of the reviewer who decided. */
    operator: text('operator'),
    operation: text('operation', { enum: operations }),
    /** Whether the engine's reading was left unchanged. Null where nobody said. */
    isSuccess: boolean('is_success'),
    /** Keys whose value was corrected, added or removed. */
    errorFields: text('error_fields').array().notNull().default([]),
    observation: text('observation'),
    /** Why it ended without a result. */
    endCode: text('end_code').$type<ErrorCode>(),
    /** What the engine read, with its evidence, until the job ends; then the result holds what remains of it. */
    result: json('result').$type<Result>(),
    validationStatus: text('validation_status').$type<ValidationStatus>(),
    validation: jsonb('validation').$type<Validation>(),
    /** Milliseconds that recognition took. */
    processMs: integer('process_ms').notNull(),
    aiResult: jsonb('ai_result').$type<Values>(),
    operatorResult: jsonb('operator_result').$type<Values>(),
    /** 0 to 100 by key, where something was measured. */
    confidences: jsonb('confidences').$type<Readonly<Record<string, number>>>().notNull(),
    /** Whether a second reviewer has to decide as well, without seeing the first decision. */
    needsSecond: boolean('needs_second').notNull().default(false),
    firstOperator: text('first_operator'),
    firstFinishedAt: moment('first_finished_at'),
    firstResult: jsonb('first_result').$type<Values>(),
    /** Whether both decided the same. */
    isAgreed: boolean('is_agreed'),
  },
  (table) => [
    // Tasks that can be claimed now or later: the earliest target first.
    index('tasks_open')
      .on(table.targetAt, table.jobId)
      .where(sql`${table.finishedAt} is null`),
    index('tasks_company_open')
      .on(table.companyId, table.service, table.targetAt)
      .where(sql`${table.finishedAt} is null`),
    // One claim per reviewer.
    uniqueIndex('tasks_claim')
      .on(table.claimedBy)
      .where(sql`${table.status} = 'claimed'`),
    index('tasks_company_created').on(table.companyId, table.createdAt, table.jobId),
    index('tasks_company_finished')
      .on(table.companyId, table.finishedAt)
      .where(sql`${table.finishedAt} is not null`),
    index('tasks_finished')
      .on(table.finishedAt)
      .where(sql`${table.finishedAt} is not null`),
    listed('tasks_reason_check', table.reason, reviewReasons),
    listed('tasks_status_check', table.status, taskStatuses),
    listed('tasks_operation_check', table.operation, operations),
  ],
);
