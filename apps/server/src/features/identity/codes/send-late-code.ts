import type { Locale } from '@lavra/contract/errors';

import type { Context } from '../../../platform/context.ts';
import { requestCode } from './request-code.ts';
import { findPerson } from '../users.store.ts';

interface Input {
  readonly userId: string;
  readonly locale: Locale;
}

/** Mails the code of a sign-up that had to wait for it; does nothing when it was replaced, confirmed or sent since. */
export async function sendLateCode(ctx: Context, input: Input): Promise<void> {
  const person = await findPerson(ctx.db, input.userId);
  if (!person || person.emailVerifiedAt) return;
  if (person.nextCodeAt !== null && person.nextCodeAt > ctx.clock.now()) return;
  await requestCode({ ...ctx, locale: input.locale }, person, 'confirm');
}
