import { type Client, createClient } from '@lavra/contract/client';
import type { Call, Endpoint, Endpoints } from '@lavra/contract/kernel';

import { authorizedFetch } from './authorized-fetch.ts';
import { config } from '../../base/config.ts';

/** A client of endpoints of the auth and management base, with the session's token. */
export function managementClient<const G extends Endpoints>(group: G): Client<G> {
  return createClient(group, {
    fetch: (input, init) => authorizedFetch(`${config().authBase}${String(input)}`, init),
  });
}

/** Browsers allow 64 KiB for the bodies of all keepalive requests in flight; this many characters fit even in UTF-8. */
const keptLength = 15_000;

/** A client of endpoints of the documents base, with the session's token. */
export function documentsClient<const G extends Endpoints>(
  group: G,
  { keepalive = false }: { readonly keepalive?: boolean } = {},
): Client<G> {
  return createClient(group, {
    fetch: (input, init) =>
      authorizedFetch(`${config().documentsBase}${String(input)}`, {
        ...init,
        keepalive: keepalive && String(init?.body ?? '').length < keptLength,
      }),
  });
}

/** Body type of a call of the endpoint. */
export type BodyOf<E extends Endpoint> = Call<E> extends { readonly body?: infer B } ? NonNullable<B> : never;
