import type { Result } from '@lavra/contract/model/result';
import type { RecogniseOutcome } from '@lavra/engine';

import type { Context } from '../../platform/context.ts';
import type { Postponed } from '../../platform/queue/queue.ts';
import { isUnavailable } from '../../platform/database/unavailable.ts';
import {
  type JobOutcome,
  type ClaimedJob,
  claimJob,
  isClaimCurrent,
  releaseJob,
  finishJob,
  maxAttempts,
} from '../jobs/index.ts';
import { endReading } from '../outside-checks/index.ts';
import { withLocalFiles } from './local-files.ts';

/** Delay before a reading that had no time is tried again. */
const laterMs = 60_000;
const attemptsOfDeadly = 2;

/** Reads the files of a job and ends it with the outcome. A job that has ended is left as it is. */
export async function recogniseDocument(
  ctx: Context,
  { jobId, signal }: { jobId: string; signal: AbortSignal },
): Promise<void | Postponed> {
  const job = await claimJob(ctx, jobId);
  if (!job) return undefined;
  const begunMs = ctx.clock.now().getTime();
  const read = await readFiles(ctx, job, signal);
  if (!read) return undefined;
  if (read === 'later') return { postponedMs: laterMs };
  const processMs = ctx.clock.now().getTime() - begunMs;
  if (read.kind === 'error') await finishJob(ctx, { jobId, attempt: job.attempts, outcome: read, processMs });
  else await endReading(ctx, job, { result: read.result, processMs });
  return undefined;
}

/** The outcome of reading a job's files. */
type Reading =
  | { readonly kind: 'read'; readonly result: Result }
  | Extract<JobOutcome, { readonly kind: 'error' }>;

/** Undefined when nobody awaits the outcome any more. */
async function readFiles(
  ctx: Context,
  job: ClaimedJob,
  stopping: AbortSignal,
): Promise<Reading | 'later' | undefined> {
  const watch = watchClaim(ctx, job);
  try {
    return outcomeOf(await recognise(ctx, job, AbortSignal.any([stopping, watch.signal])), job);
  } catch (error) {
    if (watch.signal.aborted) return undefined;
    // A stopping server or unreachable files are not the document's fault.
    if (stopping.aborted || isUnavailable(error)) await releaseJob(ctx, job);
    throw error;
  } finally {
    watch.stop();
  }
}

const lookMs = 1000;

/**
 * Polls whether the reading is still wanted: the job may be cancelled in another process. Its signal is aborted once the job has
 * ended from outside, or another attempt has claimed it.
 */
function watchClaim(ctx: Context, job: ClaimedJob) {
  const controller = new AbortController();
  const look = async () => {
    if (!(await isClaimCurrent(ctx, job)))
      controller.abort(new Error('The job ended while it was being read'));
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => ctx.logger.warn({ err: error }, 'a reading could not ask for its job'));
  }, lookMs);
  return { signal: controller.signal, stop: () => clearInterval(timer) };
}

function recognise(
  ctx: Context,
  { id, service, metadata }: ClaimedJob,
  signal: AbortSignal,
): Promise<RecogniseOutcome> {
  return withLocalFiles(ctx, id, ({ document, ...others }) => {
    if (document === undefined) throw new Error('The document of a job to be read is not there');
    const files = { document, ...others };
    return ctx.engine.recognise({ service, files, ...(metadata === null ? {} : { metadata }) }, { signal });
  });
}

function outcomeOf(outcome: RecogniseOutcome, { attempts }: ClaimedJob): Reading | 'later' {
  if (outcome.kind === 'recognised') return { kind: 'read', result: outcome.result };
  // The machine had no time for it.
  if (outcome.retryable && attempts < maxAttempts) return 'later';
  // A reader may have died because of another document; one that dies twice dies of this file.
  if (outcome.code === 'recognition_crashed' && attempts < attemptsOfDeadly)
    throw new Error(`The reading crashed: ${outcome.detail ?? 'no detail'}`);
  return { kind: 'error', code: outcome.code };
}
