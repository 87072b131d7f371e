import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../../platform/context.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { deleteCode } from '../codes.store.ts';
import { normaliseEmail } from '../user.presenter.ts';
import { confirmUser, findPersonByEmail } from '../users.store.ts';

/**
 * Confirms an account whose mailbox the operator vouches for. Only for the command line and the demo: no endpoint calls it.
 * Throws account_unknown, document_exists; an account that is confirmed already stays as it is.
 */
export async function activateAccount(ctx: Context, input: { email: string }) {
  const person = await findPersonByEmail(ctx.db, normaliseEmail(input.email));
  if (!person) throw new ContractError('account_unknown');
  if (person.emailVerifiedAt) return { userId: person.id };
  await transaction(ctx, async (ctx) => {
    if (!(await confirmUser(ctx.db, person, ctx.clock.now()))) throw new ContractError('document_exists');
    await deleteCode(ctx.db, { userId: person.id, purpose: 'confirm' });
  });
  ctx.logger.info({ userId: person.id }, 'an account was confirmed by hand');
  return { userId: person.id };
}
