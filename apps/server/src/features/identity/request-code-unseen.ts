import type { Context } from '../../platform/context.ts';
import type { CodePurpose } from './codes.store.ts';
import { requestCode } from './request-code.ts';
import type { UserRow } from './users.store.ts';

/** Sends behind the answer, so that neither its words nor its time tell whether the account exists. */
export function requestCodeUnseen(ctx: Context, user: UserRow | undefined, purpose: CodePurpose): void {
  if (!user) return;
  requestCode(ctx, user, purpose).catch((error: unknown) => {
    ctx.logger.warn({ err: error, userId: user.id, purpose }, 'a code was not sent');
  });
}
