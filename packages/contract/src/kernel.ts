import type * as z from 'zod/mini';

import type { ErrorCode, Locale } from './errors.ts';
import type { GroupName } from './reference/operation-groups.ts';
import type { Said } from './said.ts';

type Schema = z.core.$ZodType;
type Input<S> = S extends Schema ? z.input<S> : undefined;

/**
 * Who may call. `user`: the id token of a signed-in user. `admin`: the id token of an administrator of the provider.
 * `client`: the client token of an app client. `client-or-user`: either token. `session-cookie`: the refresh cookie.
 * `presigned-url`: the signature in the URL.
 */
export type Access =
  | 'public'
  | 'user'
  | 'admin'
  | 'client'
  | 'client-or-user'
  | 'session-cookie'
  | 'presigned-url';

/** An endpoint as data. `answer` is a schema (JSON), or the kind of content when it is not JSON. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path under the origin, parameters as `:name`. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  /** JSON body, or `bytes` for a raw upload that the handler streams. */
  readonly body?: Schema | 'bytes';
  readonly answer: Schema | 'file' | 'events';
  readonly errors?: readonly ErrorCode[];
  /** Creates something: a repetition with the same `Idempotency-Key` within 24 hours creates nothing and answers the same. */
  readonly isCreating?: boolean;
  /** Answers 204 without a body, as the specification requires; every other success is exactly 200. */
  readonly isEmptyAnswer?: boolean;
  /** Changes nothing although its method suggests it: a search whose question is in the body, or a heartbeat. */
  readonly isReading?: boolean;
  /** The audit trail records every caller, not only administrators, but not the body, which can hold content of a document. */
  readonly isRecorded?: boolean;
  /** The answer contains a secret: no cache may store it. */
  readonly isSecret?: boolean;
  /** Maximum bytes of the JSON body; `jsonBodyBytes` when absent. */
  readonly bodyLimitBytes?: number;
  /** Calls per minute of one caller; the server's general limit when absent. */
  readonly callsPerMinute?: number;
}

export type Endpoints = Readonly<Record<string, Endpoint>>;

type Example<K extends string, S> = S extends Schema ? { readonly [P in K]: Shown<K, S> } : unknown;
type Shown<K extends string, S extends Schema> = K extends 'body' ? z.input<S> : z.output<S>;

/** The documentation of an endpoint beyond its schemas, with an example call and answer. */
export interface Description {
  readonly group: GroupName;
  /** The title in Portuguese; the English one is the endpoint's `summary`. */
  readonly pt: string;
  /** Anything else a caller must know. */
  readonly more?: Said;
  readonly body?: unknown;
  readonly answer?: unknown;
  /** The media type, when the answer is a file. */
  readonly mediaType?: string;
  /** Answers CSV as well. */
  readonly isCsvToo?: true;
}

type Descriptions<G extends Endpoints> = {
  readonly [O in keyof G]: Description & Example<'body', G[O]['body']> & Example<'answer', G[O]['answer']>;
};

const names = new Map<Endpoint, string>();
const descriptions = new Map<Endpoint, Description>();

/**
 * Keeps the literal types of an endpoint group so that client and server derive theirs from it. The descriptions are
 * passed separately: the compiler checks their examples against the schemas, and the build of the console removes them.
 */
export function endpoints<const G extends Endpoints>(group: G) {
  for (const [name, endpoint] of Object.entries(group)) names.set(endpoint, name);
  return {
    described(texts: Descriptions<G>): G {
      for (const [name, text] of Object.entries<Description>(texts)) {
        const endpoint = group[name];
        if (endpoint !== undefined) descriptions.set(endpoint, text);
      }
      return group;
    },
  };
}

/** The description of an endpoint; throws when there is none. */
export function descriptionOf(endpoint: Endpoint): Description {
  const text = descriptions.get(endpoint);
  if (text === undefined) throw new Error(`Nothing is said of ${endpoint.method} ${endpoint.path}`);
  return text;
}

/** The title of an endpoint in the documentation. */
export function titleOf(endpoint: Endpoint, locale: Locale): string {
  return locale === 'pt' ? descriptionOf(endpoint).pt : endpoint.summary;
}

/** The name of an endpoint in its group. */
export function endpointName(endpoint: Endpoint): string {
  return names.get(endpoint) ?? `${endpoint.method} ${endpoint.path}`;
}

/** The endpoint with that name, among the groups that are loaded. */
export function findEndpoint(name: string): Endpoint | undefined {
  return [...names].find(([, known]) => known === name)?.[0];
}

type ParsedPart<K extends string, S> = S extends Schema ? { readonly [P in K]: z.output<S> } : unknown;

/** The parsed request that the endpoint's verb receives: those of params, query and body that the endpoint has. */
export type ParsedRequest<E extends Endpoint> = ParsedPart<'params', E['params']> &
  ParsedPart<'query', E['query']> &
  ParsedPart<'body', E['body']>;

/** The JSON answer of the endpoint; `unknown` for files and event streams. */
export type Answer<E extends Endpoint> = E['answer'] extends Schema ? z.output<E['answer']> : unknown;

type Part<K extends string, S> = S extends Schema
  ? Record<string, never> extends Input<S>
    ? { readonly [P in K]?: Input<S> }
    : { readonly [P in K]: Input<S> }
  : unknown;

/** The arguments of a call: params, query and body, each when the endpoint has one. */
export type Call<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;
