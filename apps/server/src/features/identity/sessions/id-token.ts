import { z } from 'zod';

import type { Dependencies } from '../../../platform/context.ts';

type Minter = Pick<Dependencies, 'tokens'>;

export const idTokenLifeS = 15 * 60;

const Claims = z.object({ sub: z.string(), sid: z.string() });

/** A token of 15 minutes with a user and their session. */
export function signIdToken(
  minter: Minter,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<string> {
  return minter.tokens.sign('id-token', { subject: userId, claims: { sid: sessionId }, lifeS: idTokenLifeS });
}

/** The user and session of a token; throws token_invalid. The caller checks that the session is alive. */
export async function verifyIdToken(
  minter: Minter,
  token: string,
): Promise<{ userId: string; sessionId: string }> {
  const { sub, sid } = Claims.parse(await minter.tokens.verify('id-token', token));
  return { userId: sub, sessionId: sid };
}
