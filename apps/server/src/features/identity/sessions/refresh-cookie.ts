import type { Config } from '../../../config/config.ts';

const refreshCookieName = 'lavra_refresh';
const path = '/v2/identity';

export interface RefreshCookie {
  readonly token: string;
  /** Seconds that the browser keeps it; absent: until the browser is closed. */
  readonly maxAgeS: number | undefined;
}

/** The `Set-Cookie` header with a refresh token; without one, the header that removes the cookie. */
export function setRefreshCookie(config: Config, cookie: RefreshCookie | undefined): string {
  const maxAge = cookie ? cookie.maxAgeS : 0;
  return setCookie(config, refreshCookieName, { value: cookie?.token ?? '', maxAge });
}

/** A `Set-Cookie` header for a value that only the endpoints of identity read. */
export function setCookie(
  config: Config,
  name: string,
  { value, maxAge }: { value: string; maxAge: number | undefined },
): string {
  return [
    `${name}=${value}`,
    `Path=${path}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(config.http.publicUrl.startsWith('https:') ? ['Secure'] : []),
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
  ].join('; ');
}

/** The refresh token in a `Cookie` header. */
export function readRefreshCookie(header: string | undefined): string | undefined {
  return readCookie(header, refreshCookieName);
}

/** A cookie of a `Cookie` header; undefined when it is missing or empty. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = header
    ?.split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(prefix));
  const token = pair?.slice(prefix.length);
  return token === '' ? undefined : token;
}
