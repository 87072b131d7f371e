import type { Context } from '../../platform/context.ts';
import { type ClaimedJob, isClaimCurrent } from '../jobs/index.ts';

const intervalMs = 1000;

interface Watch {
  /** Aborted once the job has ended from outside, or another attempt has claimed it. */
  readonly signal: AbortSignal;
  stop(): void;
}

/** Asks now and then whether anybody still waits for a reading: whoever cancels a job may sit in another process. */
export function watchClaim(ctx: Context, job: ClaimedJob): Watch {
  const controller = new AbortController();
  const look = async () => {
    if (!(await isClaimCurrent(ctx, job)))
      controller.abort(new Error('The job ended while it was being read'));
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => ctx.logger.warn({ err: error }, 'a reading could not ask for its job'));
  }, intervalMs);
  return { signal: controller.signal, stop: () => clearInterval(timer) };
}
