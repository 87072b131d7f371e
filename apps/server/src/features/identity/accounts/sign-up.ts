import { normaliseCnpj } from '@lavra/brazil/cnpj';
import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../../platform/context.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { type VerbCall, verb } from '../../../platform/verb.ts';
import { createDemoAppClient } from '../../app-clients/index.ts';
import { createCompany } from '../../companies/index.ts';
import { issueCode } from '../codes/codes.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { refuseCommonPassword } from '../passwords/common-passwords.ts';
import { mailCode } from '../codes/request-code.ts';
import { maskEmail, normaliseEmail } from '../user.presenter.ts';
import {
  type UserRow,
  deleteUnconfirmed,
  findPersonByEmail,
  insertUser,
  releaseUnconfirmed,
} from '../users.store.ts';

type SignUp = VerbCall<typeof identityEndpoints.signUp>['body'];

/** Opens an account, with its company and the demo's app client, and mails the code that confirms it. */
export const signUp = verb(identityEndpoints.signUp, async ({ ctx, body }) => {
  refuseCommonPassword(body.password, body);
  const user = newUser(ctx, body, await hashPassword(body.password));

  const code = await transaction(ctx, async (ctx) => {
    await releaseUnconfirmed(ctx.db, { email: user.email, cpfCnpj: user.cpfCnpj, now: user.createdAt });
    if (!(await insertUser(ctx.db, user))) throw await whatIsTaken(ctx, user.email);
    await createCompany(ctx, user.id);
    await createDemoAppClient(ctx, user.id);
    return issueCode(ctx, user, 'confirm');
  });

  try {
    await mailCode(ctx, user, { purpose: 'confirm', code });
  } catch (error) {
    // Without its message the account could not be confirmed, and would stand in the way of the next try.
    await deleteUnconfirmed(ctx.db, user.id);
    throw error;
  }
  return { userId: user.id, destination: maskEmail(user.email) };
});

function newUser(ctx: Context, input: SignUp, passwordHash: string): UserRow {
  const now = ctx.clock.now();
  return {
    id: ctx.ids.uuid(),
    email: normaliseEmail(input.email),
    emailVerifiedAt: null,
    name: input.name,
    // The same removal of separators for both documents; letters are a CNPJ's alone.
    cpfCnpj: normaliseCnpj(input.cpfCnpj),
    phoneNumber: `+${input.phone.replace(/^\+/, '')}`,
    phoneVerifiedAt: null,
    address: null,
    passwordHash,
    isAdmin: false,
    hasReport: false,
    hasBackoffice: false,
    disabledAt: null,
    codesSent: 0,
    nextCodeAt: null,
    createdAt: now,
    updatedAt: now,
  };
}

async function whatIsTaken(ctx: Context, email: string): Promise<ContractError> {
  const holder = await findPersonByEmail(ctx.db, email);
  return new ContractError(holder ? 'account_exists' : 'document_exists');
}
