import { z } from 'zod';

import type { Dependencies } from '../../platform/context.ts';
import type { ActingClient } from '../app-clients/index.ts';

type Minter = Pick<Dependencies, 'tokens'>;

const Claims = z.object({ sub: z.string(), by: z.optional(z.object({ id: z.string(), mark: z.string() })) });

/** The user whose password obtained a token, and the mark of that password. */
export type TokenHolder = NonNullable<z.infer<typeof Claims>['by']>;

/** A token with the client, its company and scopes, and the user whose password obtained it, if one did. */
export function signClientToken(
  minter: Minter,
  { client, by, lifeS }: { client: ActingClient; by: TokenHolder | undefined; lifeS: number },
): Promise<string> {
  const claims = { company_id: client.companyId, scope: client.scopes.join(' '), ...(by && { by }) };
  return minter.tokens.sign('client-token', { subject: client.id, claims, lifeS });
}

/** The content of a token; throws token_invalid. The caller checks that the client and the password are still valid. */
export async function verifyClientToken(
  minter: Minter,
  token: string,
): Promise<{ clientId: string; by: TokenHolder | undefined }> {
  const { sub, by } = Claims.parse(await minter.tokens.verify('client-token', token));
  return { clientId: sub, by };
}
