import type { Answer, Call, Endpoint } from '@lavra/contract/kernel';
import type { Problem } from '@lavra/contract/model/primitives';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { z } from 'zod';

interface More {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Outcome<E extends Endpoint> {
  readonly status: number;
  /** Of a successful call, parsed by the endpoint's own schema. */
  readonly answer: Answer<E>;
  /** Of a failed call. */
  readonly problem: z.infer<typeof Problem>;
  readonly headers: LightMyRequestResponse['headers'];
}

/** Calls an endpoint as in the contract; a 200 must match the contract's schema. */
export async function callEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  call: Call<E> & More,
): Promise<Outcome<E>> {
  const { params, query, body, token, headers } = call as More & {
    params?: Record<string, string>;
    query?: Record<string, string>;
    body?: unknown;
  };
  const answer = await app.inject({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? '')),
    ...(query ? { query } : {}),
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
  });
  const said: unknown = answer.body === '' ? {} : answer.json();
  if (answer.statusCode === 200 && typeof endpoint.answer === 'object') {
    expect(z.safeParse(endpoint.answer, said).error).toBeUndefined();
  }
  return {
    status: answer.statusCode,
    answer: said as Answer<E>,
    problem: said as Outcome<E>['problem'],
    headers: answer.headers,
  };
}
