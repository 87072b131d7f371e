import { createHmac } from 'node:crypto';

import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../../platform/context.ts';
import { countAttempt, deleteFailuresBefore, findPause } from '../sign-in-failures.store.ts';

/** Failures in a row before an account slows; the pause after the last of them is 1 s, then doubles to 15 min. */
const freeFailures = 5;
const maxPauseS = 900;
/** Failures older than this are forgotten. */
const memoryMs = 24 * 3_600_000;

/** What stands for an e-mail in the count: people type passwords into the wrong field. */
export function digestOf(ctx: Context, email: string): string {
  return createHmac('sha256', ctx.secrets.derive('sign-in-failures')).update(email).digest('hex');
}

/** Counts one attempt, as failed until it is known better. Throws account_paused inside a pause. */
export async function beginAttempt(ctx: Context, emailDigest: string): Promise<void> {
  const now = ctx.clock.now();
  const forgottenBefore = new Date(now.getTime() - memoryMs);
  if (await countAttempt(ctx.db, { emailDigest, now, forgottenBefore, freeFailures, maxPauseS })) return;
  const pausedUntil = await findPause(ctx.db, emailDigest);
  const seconds = Math.max(1, Math.ceil(((pausedUntil?.getTime() ?? 0) - now.getTime()) / 1000));
  throw new ContractError('account_paused', { params: { seconds }, retryAfterS: seconds });
}

/** Keeps the count from growing with e-mails that nobody tries any more. */
export async function forgetOldAttempts(ctx: Context): Promise<void> {
  await deleteFailuresBefore(ctx.db, new Date(ctx.clock.now().getTime() - memoryMs));
}
