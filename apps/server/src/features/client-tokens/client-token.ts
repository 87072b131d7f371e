import { z } from 'zod';

import type { Dependencies } from '../../platform/context.ts';
import type { ActingClient } from '../app-clients/index.ts';

type Minter = Pick<Dependencies, 'tokens'>;

const Claims = z.object({ sub: z.string() });

/** A token that names a client, its company and its scopes. */
export function signClientToken(
  minter: Minter,
  { client, lifeS }: { client: ActingClient; lifeS: number },
): Promise<string> {
  const claims = { company_id: client.companyId, scope: client.scopes.join(' ') };
  return minter.tokens.sign('client-token', { subject: client.id, claims, lifeS });
}

/** Which client a token names; throws token_invalid. The caller checks that the client is still there. */
export async function verifyClientToken(minter: Minter, token: string): Promise<string> {
  return Claims.parse(await minter.tokens.verify('client-token', token)).sub;
}
