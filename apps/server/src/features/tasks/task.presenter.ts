import type { ReviewTask } from '@lavra/contract/model/task';

import type { Context } from '../../platform/context.ts';
import { presentTime, presentTimeOrNull } from '../../platform/times.ts';
import { presentValidation } from '../jobs/index.ts';
import { filesOf } from '../uploads/index.ts';
import { type Task, findTaskSurroundings, noticeMs } from './tasks.store.ts';

/** What a reviewer needs to decide a task, without anything that the customer said about it. Null when it has just ended. */
export async function presentTask(ctx: Context, task: Task): Promise<ReviewTask | null> {
  const surroundings = await findTaskSurroundings(ctx.db, task.jobId);
  if (!surroundings || task.result === null) return null;
  const files = await filesOf(ctx, task.jobId);
  const running = task.workingSince === null ? 0 : ctx.clock.now().getTime() - task.workingSince.getTime();
  return {
    job_id: task.jobId,
    company_id: task.companyId,
    company_name: surroundings.companyName,
    service: task.service,
    project: task.project,
    backoffice_id: task.backofficeId,
    reason: task.reason,
    doubts: task.doubts,
    ready_at: presentTime(task.readyAt),
    target_at: presentTime(task.targetAt),
    expires: presentTime(new Date(surroundings.expiresAt.getTime() - noticeMs)),
    lease_until: presentTimeOrNull(task.leaseUntil),
    is_paused: task.claimedBy !== null && task.workingSince === null,
    work_time: (task.workMs + Math.max(0, running)) / 1000,
    validation_status: task.validationStatus,
    validation: task.validation && presentValidation(task.validation, ctx.locale),
    result: task.result,
    files: files.map(({ name, mediaType, sizeBytes }) => ({
      name,
      media_type: mediaType,
      size_bytes: sizeBytes,
    })),
  };
}
