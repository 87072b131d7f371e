import { z } from 'zod';

import type { Dependencies } from '../../platform/context.ts';
import type { ActingClient } from '../app-clients/index.ts';

type Minter = Pick<Dependencies, 'tokens'>;

const Claims = z.object({ sub: z.string(), by: z.optional(z.object({ id: z.string(), mark: z.string() })) });

/** The person whose password got a token, and the mark of that password. */
export type TokenHolder = NonNullable<z.infer<typeof Claims>['by']>;

/** A token that names a client, its company and its scopes, and whose password it was got with, if it was. */
export function signClientToken(
  minter: Minter,
  { client, by, lifeS }: { client: ActingClient; by: TokenHolder | undefined; lifeS: number },
): Promise<string> {
  const claims = { company_id: client.companyId, scope: client.scopes.join(' '), ...(by && { by }) };
  return minter.tokens.sign('client-token', { subject: client.id, claims, lifeS });
}

/** What a token names; throws token_invalid. The caller checks that the client, and the password, still are there. */
export async function verifyClientToken(
  minter: Minter,
  token: string,
): Promise<{ clientId: string; by: TokenHolder | undefined }> {
  const { sub, by } = Claims.parse(await minter.tokens.verify('client-token', token));
  return { clientId: sub, by };
}
