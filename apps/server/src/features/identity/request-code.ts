import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { issueCode } from './codes.ts';
import type { CodePurpose } from './codes.store.ts';
import { mailCode } from './send-code.ts';
import { type UserRow, updateUser } from './users.store.ts';

/** Makes a code and mails it; a message that could not be sent does not count as sent. */
export async function requestCode(ctx: Context, user: UserRow, purpose: CodePurpose): Promise<void> {
  const code = await transaction(ctx, (inner) => issueCode(inner, user, purpose));
  try {
    await mailCode(ctx, user, { purpose, code });
  } catch (error) {
    await updateUser(ctx.db, user.id, { nextCodeAt: null });
    throw error;
  }
}
