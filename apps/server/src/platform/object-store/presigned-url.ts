import { createHmac, timingSafeEqual } from 'node:crypto';

import { ContractError } from '@lavra/contract/errors';
import { z } from 'zod';

const Claims = z.object({
  method: z.enum(['GET', 'PUT']),
  key: z.string(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
  filename: z.string().optional(),
  contentType: z.string().optional(),
  partNumber: z.number().int().min(1).optional(),
});

/** What a presigned URL allows, and until when. */
export type PresignedClaims = z.infer<typeof Claims>;

function tagOf(payload: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(payload).digest();
}

/** `payload.tag` in base64url: anyone can read it, only the key can change it. */
export function presign(claims: PresignedClaims, key: Buffer): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${payload}.${tagOf(payload, key).toString('base64url')}`;
}

/** The claims of a token for this method; throws `link_invalid` or `link_expired`. */
export function verifyPresigned(
  token: string,
  method: PresignedClaims['method'],
  keys: readonly Buffer[],
  now: Date,
): PresignedClaims {
  const [payload = '', tag = '', ...rest] = token.split('.');
  const given = Buffer.from(tag, 'base64url');
  const isGenuine =
    rest.length === 0 &&
    keys.some((key) => {
      const right = tagOf(payload, key);
      return given.length === right.length && timingSafeEqual(given, right);
    });
  if (!isGenuine) throw new ContractError('link_invalid');
  const claims = Claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  if (claims.method !== method) throw new ContractError('link_invalid');
  if (claims.expiresAt <= now.getTime()) throw new ContractError('link_expired');
  return claims;
}
