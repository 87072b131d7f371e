import { randomBytes } from 'node:crypto';

export const secretPrefix = 'whsec_';

/** Standard Webhooks requires 24 to 64 bytes. */
const secretBytes = 32;

/** A new signing secret, `whsec_` and base64. */
export function newSecret(): string {
  return `${secretPrefix}${randomBytes(secretBytes).toString('base64')}`;
}
