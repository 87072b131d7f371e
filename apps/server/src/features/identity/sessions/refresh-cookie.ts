import type { Config } from '../../../config/config.ts';

const refreshCookieName = 'lavra_refresh';
const path = '/v2/identity';

export interface RefreshCookie {
  readonly token: string;
  /** Seconds the browser keeps it; absent: until the browser is closed. */
  readonly maxAgeS: number | undefined;
}

/** The `Set-Cookie` header that carries a refresh token; without a cookie, the one that removes it. */
export function setRefreshCookie(config: Config, cookie: RefreshCookie | undefined): string {
  const maxAge = cookie ? cookie.maxAgeS : 0;
  return setCookie(config, refreshCookieName, { value: cookie?.token ?? '', maxAge });
}

/** A `Set-Cookie` header for what only the calls of identity read. */
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

/** A value in a `Cookie` header; undefined for none, and for an empty one. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = header
    ?.split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(prefix));
  const token = pair?.slice(prefix.length);
  return token === '' ? undefined : token;
}
