import type { ErrorDetail } from '@lavra/contract/errors';
import type { Answer, Endpoint } from '@lavra/contract/kernel';
import { vi } from 'vitest';

import { provideConfig } from '../base/config.ts';

export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: Headers;
}

/** A refusal, as the server answers it. */
export class Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly details: readonly ErrorDetail[];

  constructor(status: number, code: string, message: string, details: readonly ErrorDetail[] = []) {
    this.status = status;
    this.code = code;
    this.message = message;
    this.details = details;
  }
}

interface Route {
  readonly endpoint: Endpoint;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly handle: (call: ReceivedCall) => unknown;
}

type Answers<E extends Endpoint> = Answer<E> | Refusal | Promise<Answer<E> | Refusal>;

function routeOf(endpoint: Endpoint, handle: Route['handle']): Route {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const pattern = new RegExp(`^${endpoint.path.replace(/:\w+/g, '([^/]+)')}$`);
  return { endpoint, pattern, names, handle };
}

function jsonOf(body: unknown, status: number): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'x-request-id': 'req-test-1' },
  });
}

/**
 * Replaces `fetch` by a server whose answers are checked against the contract's types. A call that was not prepared is
 * answered with 501, so that no test passes by accident.
 */
export function fakeApi() {
  const routes: Route[] = [];
  const calls: ReceivedCall[] = [];

  async function fetchFake(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input.toString(), 'http://console.test');
    const method = init.method ?? 'GET';
    const route = routes.findLast(
      ({ endpoint, pattern }) => endpoint.method === method && pattern.test(url.pathname),
    );
    const values = route?.pattern.exec(url.pathname)?.slice(1).map(decodeURIComponent) ?? [];
    const call: ReceivedCall = {
      method,
      path: url.pathname,
      params: Object.fromEntries(route?.names.map((name, i) => [name, values[i] ?? '']) ?? []),
      query: url.searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init.headers),
    };
    calls.push(call);
    if (route === undefined)
      return jsonOf({ message: `No answer for ${method} ${url.pathname}`, code: 'unprepared' }, 501);
    const answer = await route.handle(call);
    if (answer instanceof Response) return answer;
    if (!(answer instanceof Refusal)) return jsonOf(answer, 200);
    const { status, ...said } = answer;
    return jsonOf({ ...said, request_id: 'req-test-1' }, status);
  }

  vi.stubGlobal('fetch', fetchFake);
  provideConfig({
    authBase: '',
    documentsBase: '',
    documentationUrl: 'https://docs.example/',
    helpUrl: 'https://help.example/',
    supportUrl: 'https://support.example/',
    maxDocumentBytes: 50 * 1024 * 1024,
    maxArchiveBytes: 1024 * 1024 * 1024,
  });

  return {
    /** Every call received, in order. */
    calls,
    callsOf: (endpoint: Endpoint) =>
      calls.filter(
        ({ method, path }) => method === endpoint.method && routeOf(endpoint, () => null).pattern.test(path),
      ),
    /** Prepares an answer; a later one replaces an earlier one. */
    on<E extends Endpoint>(
      endpoint: E,
      handle: (call: ReceivedCall) => E['answer'] extends string ? Response : Answers<E>,
    ) {
      routes.push(routeOf(endpoint, handle));
    },
  };
}

export type FakeApi = ReturnType<typeof fakeApi>;
