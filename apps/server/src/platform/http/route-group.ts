import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

import type { Answer, Endpoint, Endpoints, ParsedRequest } from '@lavra/contract/kernel';

import type { Context } from '../context.ts';

/** What a handler may need of the exchange itself; most need none of it. */
export interface HttpExchange {
  readonly headers: IncomingHttpHeaders;
  /** Address of the caller, behind a trusted proxy too. */
  readonly address: string;
  /** The raw body of an endpoint with `body: 'bytes'`; empty for others. */
  readonly stream: Readable;
  setHeader(name: string, value: string): void;
  /** For the exceptions of the specification only: success is exactly 200. */
  setStatus(status: number): void;
  /** Counts this call as one of another endpoint's too, which has a smaller limit; throws too_many_requests. */
  countAs(endpoint: Endpoint): Promise<void>;
}

export type HttpCall<E extends Endpoint> = ParsedRequest<E> & {
  readonly ctx: Context;
  readonly http: HttpExchange;
};

/** Bytes for the caller, in place of JSON. */
export interface FileAnswer {
  readonly stream: Readable;
  readonly contentType: string;
  readonly sizeBytes?: number;
  /** Name to save it under; shown in the browser when absent. */
  readonly filename?: string;
  /** The caller may keep the bytes and ask whether they are still these. */
  readonly etag?: string;
}

export interface RedirectAnswer {
  readonly redirectTo: string;
}

/** A JSON endpoint may answer a file too: some give CSV when asked for it. */
export type HandlerAnswer<E extends Endpoint> =
  | FileAnswer
  | (E['answer'] extends 'file' ? RedirectAnswer : Answer<E>);

export type Handler<E extends Endpoint> = (call: HttpCall<E>) => Promise<HandlerAnswer<E>>;

/** One handler for each endpoint of the group: the compiler refuses a group with one missing. */
export type Handlers<G extends Endpoints> = { readonly [K in keyof G]: Handler<G[K]> };

export interface Route {
  /** Of its endpoint in the contract. */
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly handle: (call: HttpCall<Endpoint>) => Promise<unknown>;
}

/**
 * Binds every endpoint of a contract group to its handler, by name: a verb of the endpoint is one as it stands, and only
 * what needs the exchange itself (a cookie, raw bytes) is written out.
 */
export function routeGroup<const G extends Endpoints>(endpoints: G, handlers: Handlers<G>): Route[] {
  return Object.entries(endpoints).map(([name, endpoint]) => ({
    name,
    endpoint,
    // The call was parsed by this very endpoint's schemas.
    handle: handlers[name] as unknown as Route['handle'],
  }));
}
