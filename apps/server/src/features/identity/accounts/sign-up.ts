import { normaliseCnpj } from '@lavra/brazil/cnpj';
import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../../platform/context.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { type VerbCall, verb } from '../../../platform/verb.ts';
import { createDemoAppClient } from '../../app-clients/index.ts';
import { createCompany } from '../../companies/index.ts';
import { issueCode, takeNoticeTurn } from '../codes/codes.ts';
import { lateCodeQueue } from '../identity.queue.ts';
import { accountExistsMail } from '../identity.mails.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { refuseCommonPassword } from '../passwords/common-passwords.ts';
import { mailCode } from '../codes/request-code.ts';
import { maskEmail, normaliseEmail } from '../user.presenter.ts';
import {
  type UserRow,
  deleteUnconfirmed,
  findPersonByEmail,
  insertUser,
  isDocumentTaken,
  takeUnconfirmed,
} from '../users.store.ts';

type SignUp = VerbCall<typeof identityEndpoints.signUp>['body'];

/**
 * Creates an account, with its company and the demo's app client, and mails the code that confirms it. An unconfirmed sign-up
 * with the same e-mail is replaced whole, code included: only the mailbox's owner can tell whose it is. A code that must wait is
 * sent later.
 */
export const signUp = verb(identityEndpoints.signUp, async ({ ctx, body }) => {
  refuseCommonPassword(body.password, body);
  const passwordHash = await hashPassword(body.password);

  const { user, code } = await transaction(ctx, async (ctx) => {
    const before = await takeUnconfirmed(ctx.db, normaliseEmail(body.email));
    const user = newUser(ctx, body, { passwordHash, before });
    if (await isDocumentTaken(ctx.db, user.cpfCnpj)) throw new ContractError('document_exists');
    if (!(await insertUser(ctx.db, user))) return { user, code: undefined };
    await createCompany(ctx, user.id);
    await createDemoAppClient(ctx, user.id);
    if (user.nextCodeAt === null || user.nextCodeAt <= user.createdAt)
      return { user, code: await issueCode(ctx, user, 'confirm') };
    const late = { userId: user.id, locale: ctx.locale };
    await ctx.queue.send(lateCodeQueue, late, { startAt: user.nextCodeAt });
    return { user, code: 'late' as const };
  });

  const answer = { userId: user.id, destination: maskEmail(user.email) };
  if (code === 'late') return answer;
  if (code === undefined) {
    if (!ctx.config.security.hideUnknownAccounts) throw new ContractError('account_exists');
    notifyHolder(ctx, user.email);
    return answer;
  }
  try {
    await mailCode(ctx, user, { purpose: 'confirm', code });
  } catch (error) {
    // Without its message the account could not be confirmed, and would block the next attempt.
    await deleteUnconfirmed(ctx.db, user.id);
    throw error;
  }
  return answer;
});

/**
 * Where the answer must not reveal that an account exists, its mailbox is told; after the answer, because its time must not
 * reveal it either.
 */
function notifyHolder(ctx: Context, email: string): void {
  const telling = async () => {
    const holder = await findPersonByEmail(ctx.db, email);
    if (!holder || !(await takeNoticeTurn(ctx, holder))) return;
    await ctx.mailer.send(accountExistsMail({ to: holder.email, name: holder.name, locale: ctx.locale }));
  };
  telling().catch((error: unknown) => {
    ctx.logger.warn({ err: error }, 'the notice of an account that is there already was not sent');
  });
}

function newUser(
  ctx: Context,
  input: SignUp,
  { passwordHash, before }: { passwordHash: string; before: UserRow | undefined },
): UserRow {
  const now = ctx.clock.now();
  return {
    id: ctx.ids.uuid(),
    email: normaliseEmail(input.email),
    emailVerifiedAt: null,
    name: input.name,
    // Both documents lose the same separators; only a CNPJ contains letters.
    cpfCnpj: normaliseCnpj(input.cpfCnpj),
    phoneNumber: `+${input.phone.replace(/^\+/, '')}`,
    phoneVerifiedAt: null,
    address: null,
    passwordHash,
    isAdmin: false,
    hasReport: false,
    hasBackoffice: false,
    disabledAt: null,
    // Messages are counted per e-mail, however often and by whomever it is signed up.
    codesSent: before?.codesSent ?? 0,
    nextCodeAt: before?.nextCodeAt ?? null,
    createdAt: now,
    updatedAt: now,
  };
}
