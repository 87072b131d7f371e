import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { ContractError } from '@lavra/contract/errors';

import { transaction } from '../../../platform/database/transaction.ts';
import { verb } from '../../../platform/verb.ts';
import { checkCode } from '../codes/codes.ts';
import { consumeCode } from '../codes.store.ts';
import { normaliseEmail } from '../user.presenter.ts';
import { confirmUser, findPersonByEmail } from '../users.store.ts';

/** Confirms an account with the code from its e-mail. An unknown or confirmed account answers like a wrong code. */
export const confirm = verb(identityEndpoints.confirm, async ({ ctx, body }) => {
  const person = await findPersonByEmail(ctx.db, normaliseEmail(body.email));
  if (!person || person.emailVerifiedAt) throw new ContractError('code_invalid');
  const key = { userId: person.id, purpose: 'confirm' } as const;
  const codeHash = await checkCode(ctx, { ...key, code: body.code });

  await transaction(ctx, async (ctx) => {
    if (!(await consumeCode(ctx.db, { ...key, codeHash }))) throw new ContractError('code_invalid');
    if (!(await confirmUser(ctx.db, person, { updatedAt: ctx.clock.now() })))
      throw new ContractError('document_exists');
  });
  return {};
});
