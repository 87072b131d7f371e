import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { storableText } from '../jobs/index.ts';
import { requireReviewer } from './tasks.policy.ts';
import { type Task, findTask, lockTask } from './tasks.store.ts';

interface TaskParams {
  readonly companyId: string;
  readonly jobId: string;
}

/**
 * The task of a call, which the caller holds; locked until the end of the transaction. Throws forbidden, not_found,
 * task_not_held.
 */
export async function lockHeld(ctx: Context, params: TaskParams): Promise<Task> {
  const { userId } = requireReviewer(ctx);
  const task = await lockTask(ctx.db, params);
  if (!task) throw new ContractError('not_found');
  if (task.status !== 'claimed' || task.claimedBy !== userId) throw new ContractError('task_not_held');
  return task;
}

/** Like `lockHeld`, for a call that changes nothing. */
export async function findHeld(ctx: Context, { companyId, jobId }: TaskParams): Promise<Task> {
  const { userId } = requireReviewer(ctx);
  const task = await findTask(ctx.db, jobId);
  if (task?.companyId !== companyId) throw new ContractError('not_found');
  if (task.status !== 'claimed' || task.claimedBy !== userId) throw new ContractError('task_not_held');
  return task;
}

/** A reviewer's observation, where there is one; it replaces an earlier one. */
export function noted({ observation }: { readonly observation?: string | undefined }) {
  return observation ? { observation: storableText(observation) } : {};
}

/** The state of a task for the audit trail, without values of the document. */
export async function shownTask({
  ctx,
  params,
}: {
  readonly ctx: Context;
  readonly params: TaskParams;
}): Promise<object | undefined> {
  const task = await findTask(ctx.db, params.jobId);
  if (task?.companyId !== params.companyId) return undefined;
  const { status, claimedBy, firstOperator, operator, operation, errorFields, endCode, postponedUntil } =
    task;
  return { status, claimedBy, firstOperator, operator, operation, errorFields, endCode, postponedUntil };
}
