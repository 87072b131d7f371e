import type { Context } from '../../platform/context.ts';
import { type Reading, isWanted } from '../jobs/index.ts';

const intervalMs = 1000;

interface Watch {
  /** Aborted once the job has ended from outside, or another attempt has taken it up. */
  readonly signal: AbortSignal;
  stop(): void;
}

/** Asks now and then whether anybody still waits for a reading: whoever cancels a job may sit in another process. */
export function watchReading(ctx: Context, reading: Reading): Watch {
  const controller = new AbortController();
  const look = async () => {
    if (!(await isWanted(ctx, reading))) controller.abort(new Error('The job ended while it was being read'));
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => ctx.logger.warn({ err: error }, 'a reading could not ask for its job'));
  }, intervalMs);
  return { signal: controller.signal, stop: () => clearInterval(timer) };
}
