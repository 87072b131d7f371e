import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

import type { Answer, Endpoint, Endpoints, ParsedRequest } from '@lavra/contract/kernel';

import type { Context } from '../context.ts';

/** What a handler may need of the HTTP exchange itself; most need none of it. */
export interface HttpExchange {
  readonly headers: IncomingHttpHeaders;
  /** The caller's IP address, also behind a trusted proxy. */
  readonly address: string;
  /** The raw body of an endpoint with `body: 'bytes'`; empty for others. */
  readonly stream: Readable;
  setHeader(name: string, value: string): void;
  /** Only for the exceptions of the specification: success is exactly 200. */
  setStatus(status: number): void;
  /** Counts this call as one of another endpoint as well, which has a smaller limit; throws too_many_requests. */
  countAs(endpoint: Endpoint): Promise<void>;
}

export type HttpCall<E extends Endpoint> = ParsedRequest<E> & {
  readonly ctx: Context;
  readonly http: HttpExchange;
};

/** A file sent to the caller in place of JSON. */
export interface FileAnswer {
  readonly stream: Readable;
  readonly contentType: string;
  readonly sizeBytes?: number;
  /** Name to save it under; when absent, the browser shows it. */
  readonly filename?: string;
  /** Lets the caller cache the bytes and revalidate them. */
  readonly etag?: string;
}

export interface RedirectAnswer {
  readonly redirectTo: string;
}

/** A JSON endpoint may answer a file too: some give CSV on request. */
export type HandlerAnswer<E extends Endpoint> =
  | FileAnswer
  | (E['answer'] extends 'file' ? RedirectAnswer : Answer<E>);

export type Handler<E extends Endpoint> = (call: HttpCall<E>) => Promise<HandlerAnswer<E>>;

/** One handler per endpoint of the group: the compiler refuses a group with one missing. */
export type Handlers<G extends Endpoints> = { readonly [K in keyof G]: Handler<G[K]> };

export interface Route {
  /** Name of the endpoint in the contract. */
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly handle: (call: HttpCall<Endpoint>) => Promise<unknown>;
}

/**
 * Binds every endpoint of a contract group to its handler, by name: the endpoint's verb is a handler as it is; only one that
 * needs the exchange itself (a cookie, raw bytes) is written out.
 */
export function routeGroup<const G extends Endpoints>(endpoints: G, handlers: Handlers<G>): Route[] {
  return Object.entries(endpoints).map(([name, endpoint]) => ({
    name,
    endpoint,
    // The call was parsed by this endpoint's own schemas.
    handle: handlers[name] as unknown as Route['handle'],
  }));
}
