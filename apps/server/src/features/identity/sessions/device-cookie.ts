import type { Config } from '../../../config/config.ts';
import { readCookie, setCookie } from './refresh-cookie.ts';

const lifeS = 180 * 24 * 3600;

/** One for each account that signs in on a device; the name tells nothing of the account to who cannot compute it. */
function nameOf(emailDigest: string): string {
  return `lavra_device_${emailDigest.slice(0, 8)}`;
}

/** The `Set-Cookie` header by which a device is known at the next sign-in of the account. */
export function setDeviceCookie(config: Config, emailDigest: string, mark: string): string {
  return setCookie(config, nameOf(emailDigest), { value: mark, maxAge: lifeS });
}

export function readDeviceCookie(header: string | undefined, emailDigest: string): string | undefined {
  return readCookie(header, nameOf(emailDigest));
}
