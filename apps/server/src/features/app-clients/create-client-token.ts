import { tokenMinutes } from '@lavra/contract/constants';
import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { checkPassword } from '../identity/index.ts';
import { type ActingClient, markUsed } from './app-clients.store.ts';
import { isSecretHashOf, isSecretOf } from './client-secrets.ts';
import { signClientToken } from './client-token.ts';
import { readActingClient } from './read-acting-client.ts';

type Written = string | null | undefined;

interface Input {
  readonly ClientID: string;
  readonly ClientSecret?: Written;
  readonly ClientSecretHash?: Written;
  readonly UserName?: Written;
  readonly UserSecret?: Written;
  /** Minutes. */
  readonly ExpiresIn?: number | null | undefined;
}

/** Writing every use down would make the cheapest call of the API write. */
const usedAgainAfterMs = 60_000;

/**
 * Exchanges a client's credentials for a token: its secret, or the e-mail and password of a person of its company.
 * Throws client_credentials_invalid, account_disabled, and whatever `checkPassword` throws.
 */
export async function createClientToken({
  ctx,
  input,
}: {
  ctx: Context;
  input: Input;
}): Promise<{ token: string }> {
  const client = await readActingClient(ctx, input.ClientID);
  if (!client) throw new ContractError('client_credentials_invalid');
  await (input.ClientSecret ? checkSecret(ctx, client, input.ClientSecret) : checkPerson(ctx, client, input));
  if (!client.isCompanyActive) throw new ContractError('account_disabled');

  const now = ctx.clock.now();
  const usedBefore = new Date(now.getTime() - usedAgainAfterMs);
  if (client.lastUsedAt === null || client.lastUsedAt <= usedBefore)
    await markUsed(ctx.db, { id: client.id, now, usedBefore });
  const lifeS = (input.ExpiresIn ?? tokenMinutes.default) * 60;
  return { token: await signClientToken(ctx, { client, lifeS }) };
}

async function checkSecret(ctx: Context, client: ActingClient, secret: string): Promise<void> {
  if (!isSecretOf(ctx, client, secret)) throw new ContractError('client_credentials_invalid');
}

async function checkPerson(ctx: Context, client: ActingClient, input: Input): Promise<void> {
  const { UserName: email, UserSecret: password, ClientSecretHash: hash } = input;
  if (!email || !password) throw new ContractError('client_credentials_invalid');
  // The e-mail as written: whoever made the hash wrote it the same way.
  if (hash && !isSecretHashOf(ctx, client, { email, hash }))
    throw new ContractError('client_credentials_invalid');
  const person = await checkPassword(ctx, { email, password });
  // An administrator tries things in the name of any company.
  if (person.companyId !== client.companyId && !person.isAdmin)
    throw new ContractError('client_credentials_invalid');
}
