import type * as z from 'zod/mini';

import type { ErrorCode, Locale } from './errors.ts';
import type { GroupName } from './reference/operation-groups.ts';
import type { Said } from './said.ts';

type Schema = z.core.$ZodType;
type Input<S> = S extends Schema ? z.input<S> : undefined;

/**
 * Who may call. `user`: id token of a signed-in person. `admin`: that of an administrator of the provider. `client`:
 * token of an app client. `client-or-user`: either. `session-cookie`: the refresh cookie. `presigned-url`: the signature
 * in the URL.
 */
export type Access =
  | 'public'
  | 'user'
  | 'admin'
  | 'client'
  | 'client-or-user'
  | 'session-cookie'
  | 'presigned-url';

/** An endpoint as data. `answer` is a schema (JSON), or what the bytes are when it is not JSON. */
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
  /** It makes something: repeated with the same `Idempotency-Key` within 24 hours it makes nothing and answers the same. */
  readonly isCreating?: boolean;
  /** Answers 204 with nothing, as the specification has it; every other success is exactly 200. */
  readonly isEmptyAnswer?: boolean;
  /** It changes nothing though its method could: a search whose question stands in the body, or a sign of life. */
  readonly isReading?: boolean;
  /** The audit trail notes it whoever calls, but nothing of its body, which is a document's. */
  readonly isRecorded?: boolean;
  /** The answer holds a secret: no cache on its way may keep it. */
  readonly isSecret?: boolean;
  /** Bytes of JSON accepted; `jsonBodyBytes` when absent. */
  readonly bodyLimitBytes?: number;
  /** Calls a minute for one caller; the server's general limit when absent. */
  readonly callsPerMinute?: number;
}

export type Endpoints = Readonly<Record<string, Endpoint>>;

type Example<K extends string, S> = S extends Schema ? { readonly [P in K]: Shown<K, S> } : unknown;
type Shown<K extends string, S extends Schema> = K extends 'body' ? z.input<S> : z.output<S>;

/** What the documentation says of an endpoint beside its schemas, with a true call and answer. */
export interface Description {
  readonly group: GroupName;
  /** The title in Portuguese; the English one is the endpoint's `summary`. */
  readonly pt: string;
  /** What else a caller must know. */
  readonly more?: Said;
  readonly body?: unknown;
  readonly answer?: unknown;
  /** What the bytes are, where the answer is a file. */
  readonly mediaType?: string;
  /** It answers CSV as well. */
  readonly isCsvToo?: true;
}

type Descriptions<G extends Endpoints> = {
  readonly [O in keyof G]: Description & Example<'body', G[O]['body']> & Example<'answer', G[O]['answer']>;
};

const names = new Map<Endpoint, string>();
const descriptions = new Map<Endpoint, Description>();

/**
 * Keeps the literal types of an endpoint group so that client and server derive theirs from it. What is said of them
 * stands beside them: the compiler holds its examples against the schemas. The build of the console takes it out.
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

/** What is said of an endpoint. */
export function descriptionOf(endpoint: Endpoint): Description {
  const text = descriptions.get(endpoint);
  if (text === undefined) throw new Error(`Nothing is said of ${endpoint.method} ${endpoint.path}`);
  return text;
}

/** What an endpoint is called in the documentation. */
export function titleOf(endpoint: Endpoint, locale: Locale): string {
  return locale === 'pt' ? descriptionOf(endpoint).pt : endpoint.summary;
}

/** What its group calls an endpoint. */
export function endpointName(endpoint: Endpoint): string {
  return names.get(endpoint) ?? `${endpoint.method} ${endpoint.path}`;
}

/** The endpoint of that name, among those whose groups are loaded. */
export function findEndpoint(name: string): Endpoint | undefined {
  return [...names].find(([, known]) => known === name)?.[0];
}

type ParsedPart<K extends string, S> = S extends Schema ? { readonly [P in K]: z.output<S> } : unknown;

/** What a verb of the endpoint receives, after parsing: the parts that the endpoint has. */
export type ParsedRequest<E extends Endpoint> = ParsedPart<'params', E['params']> &
  ParsedPart<'query', E['query']> &
  ParsedPart<'body', E['body']>;

/** What the endpoint answers as JSON; `unknown` for files and event streams. */
export type Answer<E extends Endpoint> = E['answer'] extends Schema ? z.output<E['answer']> : unknown;

type Part<K extends string, S> = S extends Schema
  ? Record<string, never> extends Input<S>
    ? { readonly [P in K]?: Input<S> }
    : { readonly [P in K]: Input<S> }
  : unknown;

/** What a caller of the endpoint gives: params, query and body, each where the endpoint has one. */
export type Call<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;
