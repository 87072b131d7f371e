import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { codeMinutes } from './codes.ts';
import type { CodePurpose } from './codes.store.ts';
import { confirmationMail, resetMail } from './identity.mails.ts';
import type { UserRow } from './users.store.ts';

/** Mails a code to its person. Throws mail_failed. */
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
