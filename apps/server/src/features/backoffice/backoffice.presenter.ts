import type { TaskReview } from '@lavra/contract/model/backoffice';

import { presentTime } from '../../platform/times.ts';
import type { Task } from './backoffice.store.ts';

/** Seconds with two decimals. */
export function secondsOf(ms: number): number {
  return Math.round(ms / 10) / 100;
}

/** What review did to a job; absent values are left out. */
export function presentAdditionalInfo(task: Task): TaskReview {
  const { operator, operation, startedAt, finishedAt, queueMs, observation, errorFields } = task;
  return {
    ...(task.project === '' ? {} : { project: task.project }),
    ...(operator === null ? {} : { operator }),
    ...(operation === null ? {} : { operation }),
    status: task.status,
    ...(task.isSuccess === null ? {} : { success_status: task.isSuccess }),
    ready_at: presentTime(task.readyAt),
    ...(startedAt === null ? {} : { started_at: presentTime(startedAt), diff: secondsOf(task.workMs) }),
    ...(finishedAt === null ? {} : { finished_at: presentTime(finishedAt) }),
    ...(queueMs === null ? {} : { queue_diff: secondsOf(queueMs) }),
    ...(observation === null || observation === '' ? {} : { observation }),
    ...(errorFields.length === 0 ? {} : { error_fields: errorFields }),
  };
}
