import { ApiError, noAnswer } from './api-error.ts';
import type { ErrorCode, ErrorDetail } from './errors.ts';
import type { Answer, Call, Endpoint, Endpoints } from './kernel.ts';

export { ApiError };

export interface ClientOptions {
  /** Origin, without `/v2`; empty for the same origin. */
  readonly baseUrl?: string;
  /** Headers for each call (authorization, language). */
  readonly headers?: () => Readonly<Record<string, string>>;
  /** The fetch to use; pass one that refreshes tokens here. */
  readonly fetch?: typeof globalThis.fetch;
}

interface GivenCall {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The path and query of a call: parameters are escaped, absent query values are left out. */
export function callUrl(endpoint: Endpoint, call: GivenCall): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(call.params?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(call.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  }
  const search = query.toString();
  return search === '' ? path : `${path}?${search}`;
}

/** The error envelope; every field is unknown because a proxy may have answered instead of the server. */
interface Envelope {
  readonly message?: unknown;
  readonly code?: unknown;
  readonly request_id?: unknown;
  readonly details?: unknown;
}

function parseEnvelope(text: string): Envelope {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    // A proxy answers HTML: then only the HTTP status is known.
    return {};
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/**
 * Turns an unsuccessful response into an ApiError; its message is empty when something other than the server answered.
 * The only reader of the error envelope. The body repeats the request id for pages that may not read the header.
 */
export async function readFailure(response: Response): Promise<ApiError> {
  const { message, code, request_id, details } = parseEnvelope(await response.text());
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError(textOf(message) ?? '', {
    status: response.status,
    // Not validated against the list of codes: importing the list would add its sentences to pages that only sign in.
    code: textOf(code) as ErrorCode | undefined,
    requestId: textOf(request_id) ?? response.headers.get('x-request-id') ?? undefined,
    details: Array.isArray(details) ? (details as ErrorDetail[]) : undefined,
    retryAfterS: Number.isNaN(retryAfter) ? undefined : retryAfter,
  });
}

/**
 * Calls one endpoint; throws ApiError. Files and event streams are returned as the Response itself; CSV from a JSON
 * endpoint is returned as text.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  given: Call<E>,
  options: ClientOptions & { signal?: AbortSignal } = {},
): Promise<E['answer'] extends 'file' | 'events' ? Response : Answer<E>> {
  const parts = given as GivenCall;
  const hasBody = parts.body !== undefined;
  let response: Response;
  try {
    response = await (options.fetch ?? globalThis.fetch)(
      `${options.baseUrl ?? ''}${callUrl(endpoint, parts)}`,
      {
        method: endpoint.method,
        headers: {
          accept: 'application/json',
          ...(hasBody ? { 'content-type': 'application/json' } : {}),
          ...options.headers?.(),
        },
        ...(hasBody ? { body: JSON.stringify(parts.body) } : {}),
        ...(options.signal ? { signal: options.signal } : {}),
      },
    );
  } catch (cause) {
    if (cause instanceof ApiError || (cause instanceof DOMException && cause.name === 'AbortError'))
      throw cause;
    throw noAnswer(cause);
  }
  if (!response.ok) throw await readFailure(response);
  const answer = typeof endpoint.answer === 'string' ? response : await readAnswer(response);
  return answer as E['answer'] extends 'file' | 'events' ? Response : Answer<E>;
}

async function readAnswer(response: Response): Promise<unknown> {
  if (response.status === 204) return {};
  const isCsv = response.headers.get('content-type')?.startsWith('text/csv') ?? false;
  return isCsv ? response.text() : response.json();
}

/** A function for each endpoint of a group. */
export type Client<G extends Endpoints> = {
  readonly [K in keyof G]: (
    ...given: Record<string, never> extends Call<G[K]>
      ? [call?: Call<G[K]>, signal?: AbortSignal]
      : [call: Call<G[K]>, signal?: AbortSignal]
  ) => Promise<G[K]['answer'] extends 'file' | 'events' ? Response : Answer<G[K]>>;
};

/** A typed client of an endpoint group. */
export function createClient<const G extends Endpoints>(group: G, options: ClientOptions = {}): Client<G> {
  const functions = Object.entries(group).map(([name, endpoint]) => [
    name,
    (given: Call<Endpoint> = {}, signal?: AbortSignal) =>
      call(endpoint, given, signal ? { ...options, signal } : options),
  ]);
  return Object.fromEntries(functions) as Client<G>;
}
