import type { IncomingHttpHeaders } from 'node:http';

import { ContractError } from '@lavra/contract/errors';

import type { Config } from '../../../config/config.ts';

/**
 * Throws origin_refused for a page of another site. Browsers send the origin with every POST; a program without one has no cookie
 * of another person to misuse.
 */
export function checkOrigin(config: Config, headers: IncomingHttpHeaders): void {
  const { origin, host } = headers;
  if (origin === undefined) return;
  const isOwn =
    URL.canParse(origin) &&
    (new URL(origin).host === host || origin === new URL(config.http.publicUrl).origin);
  if (!isOwn && !config.http.allowedOrigins.includes(origin.toLowerCase()))
    throw new ContractError('origin_refused');
}
