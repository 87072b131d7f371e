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
 * The task that a call is about, which the caller holds and nobody else changes until the end of the transaction. Throws
 * forbidden, not_found, task_not_held.
 */
export async function lockHeld(ctx: Context, params: TaskParams): Promise<Task> {
  const { userId } = requireReviewer(ctx);
  const task = await lockTask(ctx.db, params);
  if (!task) throw new ContractError('not_found');
  if (task.status !== 'claimed' || task.claimedBy !== userId) throw new ContractError('task_not_held');
  return task;
}

/** The same for a call that changes nothing. */
export async function findHeld(ctx: Context, { companyId, jobId }: TaskParams): Promise<Task> {
  const { userId } = requireReviewer(ctx);
  const task = await findTask(ctx.db, jobId);
  if (task?.companyId !== companyId) throw new ContractError('not_found');
  if (task.status !== 'claimed' || task.claimedBy !== userId) throw new ContractError('task_not_held');
  return task;
}

/** What a reviewer notes, where they note anything; it takes the place of an earlier note. */
export function noted({ observation }: { readonly observation?: string | undefined }) {
  return observation ? { observation: storableText(observation) } : {};
}

/** How a task stands, for the audit trail: no value of the document. */
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
