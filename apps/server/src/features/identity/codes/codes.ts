import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../../platform/context.ts';
import { type CodePurpose, putCode, spendTry } from '../codes.store.ts';
import { takeCodeTurn, type UserRow } from '../users.store.ts';

export const codeMinutes = 15;
const maxTries = 5;
/** Messages in a row that may follow a minute apart; after them the wait doubles, up to an hour. */
const quickMessages = 5;

/** Seconds from one message with a code to the next, after `codesSent` messages. */
export function codeWaitS(codesSent: number): number {
  return Math.min(3600, 60 * 2 ** Math.max(0, codesSent + 1 - quickMessages));
}

/**
 * Creates the code that is valid from now on, and returns it for the e-mail. Throws code_too_soon. The growing wait limits how
 * many codes, with five attempts each, somebody can guess at in a day.
 */
export async function issueCode(ctx: Context, user: UserRow, purpose: CodePurpose): Promise<string> {
  const now = ctx.clock.now();
  if (!(await takeNoticeTurn(ctx, user))) throw tooSoon(user.nextCodeAt ?? nextCodeAt(user, now), now);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeHash = hashCode(ctx, { userId: user.id, purpose, code });
  await putCode(ctx.db, {
    userId: user.id,
    purpose,
    codeHash,
    expiresAt: new Date(now.getTime() + codeMinutes * 60_000),
  });
  return code;
}

/** Whether a message may be sent to a user now; it counts as one with a code. */
export function takeNoticeTurn(ctx: Context, { id, codesSent }: UserRow): Promise<boolean> {
  const now = ctx.clock.now();
  return takeCodeTurn(ctx.db, { userId: id, codesSent, now, nextCodeAt: nextCodeAt({ codesSent }, now) });
}

function nextCodeAt({ codesSent }: Pick<UserRow, 'codesSent'>, now: Date): Date {
  return new Date(now.getTime() + codeWaitS(codesSent) * 1000);
}

/** Spends an attempt, then compares. Returns the hash to consume; throws code_invalid. */
export async function checkCode(
  ctx: Context,
  given: { userId: string; purpose: CodePurpose; code: string },
): Promise<string> {
  const { userId, purpose } = given;
  const expected = await spendTry(ctx.db, { userId, purpose, now: ctx.clock.now(), maxTries });
  const actual = hashCode(ctx, { ...given, code: given.code.replaceAll(/\s/g, '') });
  if (!expected || !timingSafeEqual(Buffer.from(expected), Buffer.from(actual)))
    throw new ContractError('code_invalid');
  return expected;
}

// Keyed, because six digits are recovered from a plain hash within a second.
function hashCode(
  ctx: Context,
  { userId, purpose, code }: { userId: string; purpose: CodePurpose; code: string },
): string {
  return createHmac('sha256', ctx.secrets.derive('identity-codes'))
    .update(`${userId}.${purpose}.${code}`)
    .digest('hex');
}

function tooSoon(at: Date, now: Date): ContractError {
  const seconds = Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 1000));
  return new ContractError('code_too_soon', { params: { seconds }, retryAfterS: seconds });
}
