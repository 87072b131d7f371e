import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../../platform/context.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { codeMinutes, issueCode } from './codes.ts';
import type { CodePurpose } from '../codes.store.ts';
import { confirmationMail, resetMail } from '../identity.mails.ts';
import { type UserRow, updateUser } from '../users.store.ts';

/** Creates a code and mails it; a message that could not be sent does not count as sent. */
export async function requestCode(ctx: Context, user: UserRow, purpose: CodePurpose): Promise<void> {
  const code = await transaction(ctx, (ctx) => issueCode(ctx, user, purpose));
  try {
    await mailCode(ctx, user, { purpose, code });
  } catch (error) {
    await updateUser(ctx.db, user.id, { nextCodeAt: null });
    throw error;
  }
}

/** Sends after the answer, so that neither its text nor its time reveals whether the account exists. */
export function requestCodeUnseen(ctx: Context, user: UserRow | undefined, purpose: CodePurpose): void {
  if (!user) return;
  requestCode(ctx, user, purpose).catch((error: unknown) => {
    ctx.logger.warn({ err: error, userId: user.id, purpose }, 'a code was not sent');
  });
}

/** Mails a code to its user. Throws mail_failed. */
export async function mailCode(
  ctx: Context,
  user: Pick<UserRow, 'email' | 'name'>,
  { purpose, code }: { purpose: CodePurpose; code: string },
): Promise<void> {
  const write = purpose === 'confirm' ? confirmationMail : resetMail;
  try {
    await ctx.mailer.send(
      write({ to: user.email, name: user.name, code, minutes: codeMinutes, locale: ctx.locale }),
    );
  } catch (cause) {
    throw new ContractError('mail_failed', { cause });
  }
}
