import {
  type CheckName,
  type CheckOutcome,
  type Validation,
  checkNames,
} from '@lavra/contract/model/validation';
import type { Result } from '@lavra/contract/model/result';

import type { Context } from '../../platform/context.ts';
import type { Postponed } from '../../platform/queue/queue.ts';
import { finishJob, findValidation, keepOutcomes } from '../jobs/index.ts';
import { sendToReview } from '../tasks/index.ts';
import { type Later, askService } from './gateway.ts';
import { isQuestion } from './outside-check.ts';
import { isConfigured, outsideChecks, statusOf } from './plan-validation.ts';

const shortestDelayMs = 2000;
const longestDelayMs = 60_000;

/**
 * Asks the services of a job's pending checks, stores each answer as it comes, and ends the job with the last of them. A service
 * without an answer now is asked again, each time after as long as the job has waited already, until the patience is over. A job
 * that has ended is left as it is.
 */
export async function validateJob(ctx: Context, { jobId }: { jobId: string }): Promise<void | Postponed> {
  const job = await findValidation(ctx, jobId);
  if (!job) return undefined;
  const { validation, result, waitedMs } = job;
  const isLast = waitedMs >= ctx.config.checks.patienceMs;
  let afterMs = 0;
  const outcomes: Validation = {};
  await Promise.all(
    pendingOf(validation).map(async (name) => {
      const said = await ask(ctx, name, result);
      if ('afterMs' in said && !isLast) {
        afterMs = Math.max(afterMs, said.afterMs);
        return;
      }
      outcomes[name] = 'afterMs' in said ? { status: 'failed', reason: said.reason } : said;
      await keepOutcomes(ctx, jobId, { [name]: outcomes[name] });
    }),
  );
  const known = { ...validation, ...outcomes };
  if (pendingOf(known).length > 0) {
    const delayMs = Math.min(Math.max(waitedMs, shortestDelayMs), longestDelayMs);
    return { postponedMs: Math.min(Math.max(delayMs, afterMs), ctx.config.checks.patienceMs) };
  }
  await end(ctx, job, known);
  return undefined;
}

/** For a job whose worker died on every attempt. */
export async function giveValidationUp(ctx: Context, jobId: string): Promise<void> {
  const job = await findValidation(ctx, jobId);
  if (!job) return;
  const lost = pendingOf(job.validation).map((name) => [name, brokenOff] as const);
  await end(ctx, job, { ...job.validation, ...Object.fromEntries(lost) });
}

const brokenOff: CheckOutcome = { status: 'failed', reason: 'broken_off' };

function pendingOf(validation: Validation): CheckName[] {
  return checkNames.filter((name) => validation[name]?.status === 'pending');
}

async function ask(ctx: Context, name: CheckName, result: Result): Promise<CheckOutcome | Later> {
  // The settings may have changed since the job began to wait.
  if (!isConfigured(ctx.config, name)) return { status: 'not_configured' };
  const question = outsideChecks[name].questionOf(result);
  return isQuestion(question) ? askService(ctx, name, question) : question;
}

type Waiting = NonNullable<Awaited<ReturnType<typeof findValidation>>>;

async function end(ctx: Context, { job, result }: Waiting, validation: Validation): Promise<void> {
  const validated = { validationStatus: statusOf(validation), validation };
  if (await sendToReview(ctx, { job, result, validated, processMs: job.processMs ?? 0 })) return;
  await finishJob(ctx, { jobId: job.id, outcome: { kind: 'validated', validated } });
}
