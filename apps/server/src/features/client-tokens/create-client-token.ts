import { createHmac, timingSafeEqual } from 'node:crypto';

import { tokenMinutes } from '@lavra/contract/constants';
import { clientTokenEndpoints } from '@lavra/contract/endpoints/client-tokens';
import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { openSecrets } from '../../platform/sealed-secrets.ts';
import { type VerbCall, verb } from '../../platform/verb.ts';
import { type ActingClient, markUsed, readActingClient } from '../app-clients/index.ts';
import { checkPassword, passwordMark } from '../identity/index.ts';
import { type TokenHolder, signClientToken } from './client-token.ts';

type Credentials = VerbCall<typeof clientTokenEndpoints.createClientToken>['body'];

/** Recording every use would make the cheapest call of the API write. */
const usedAgainAfterMs = 60_000;

/**
 * Exchanges a client's credentials for a token: its secret, or the e-mail and password of a user of its company. Throws
 * client_credentials_invalid, account_disabled, and whatever `checkPassword` throws.
 */
export const createClientToken = verb(clientTokenEndpoints.createClientToken, async ({ ctx, body }) => {
  const client = await readActingClient(ctx, body.ClientID);
  if (!client) throw new ContractError('client_credentials_invalid');
  const by = body.ClientSecret
    ? checkSecret(ctx, client, body.ClientSecret)
    : await checkPerson(ctx, client, body);
  if (!client.isCompanyActive) throw new ContractError('account_disabled');

  const now = ctx.clock.now();
  const usedBefore = new Date(now.getTime() - usedAgainAfterMs);
  if (client.lastUsedAt === null || client.lastUsedAt <= usedBefore)
    await markUsed(ctx.db, { id: client.id, now, usedBefore });
  const lifeS = (body.ExpiresIn ?? tokenMinutes.default) * 60;
  return { token: await signClientToken(ctx, { client, by, lifeS }) };
});

function checkSecret(ctx: Context, client: ActingClient, secret: string): undefined {
  if (!openSecrets(ctx, client).some((each) => isSame(each, secret)))
    throw new ContractError('client_credentials_invalid');
}

async function checkPerson(
  ctx: Context,
  client: ActingClient,
  credentials: Credentials,
): Promise<TokenHolder> {
  const { UserName: email, UserSecret: password, ClientSecretHash: hash } = credentials;
  if (!email || !password) throw new ContractError('client_credentials_invalid');
  // The e-mail as written: the sender computed the hash over the same spelling.
  if (hash && !isSecretHash(ctx, client, { email, hash }))
    throw new ContractError('client_credentials_invalid');
  // An administrator may act for any company.
  const person = await checkPassword(ctx, { email, password, companyId: client.companyId });
  return { id: person.id, mark: passwordMark(ctx, person) };
}

/** Whether this is base64 of HMAC-SHA256 over e-mail and client id, keyed with one of the client's secrets. */
function isSecretHash(
  ctx: Context,
  client: ActingClient,
  { email, hash }: { email: string; hash: string },
): boolean {
  const hashOf = (secret: string) =>
    createHmac('sha256', secret).update(`${email}${client.id}`).digest('base64');
  return openSecrets(ctx, client).some((secret) => isSame(hashOf(secret), hash));
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
