import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';

import type { Endpoints } from '@lavra/contract/kernel';
import { pino } from 'pino';
import * as z from 'zod/mini';
import { expect, it, onTestFinished } from 'vitest';

import { ContractError } from '@lavra/contract/errors';

import { createHttpApplication } from './http-application.ts';
import { routeGroup } from '../platform/http/route-group.ts';
import { invalidInput } from '../platform/invalid-input.ts';
import { describeOnDatabase } from '../testing/database.ts';
import { asClient, asUser } from '../testing/principals.ts';

const group = {
  greet: {
    method: 'POST',
    path: '/v2/greet/:name',
    access: 'user',
    summary: 'Greet',
    params: z.object({ name: z.string().check(z.maxLength(10)) }),
    query: z.object({ loud: z.optional(z.string()) }),
    body: z.strictObject({ times: z.number() }),
    answer: z.object({ said: z.string() }),
  },
  fail: {
    method: 'GET',
    path: '/v2/fail',
    access: 'public',
    summary: 'Fail',
    answer: z.object({}),
    callsPerMinute: 3,
  },
} as const satisfies Endpoints;

const routes = routeGroup(group, {
  greet: async ({ ctx, params, query, body }) => {
    if (body.times < 0) throw invalidInput('body.times', { pt: 'Não dá.', en: 'It cannot be done.' });
    return { said: `${params.name} ${query.loud ?? ''} ${body.times} ${ctx.principal.kind} ${ctx.locale}` };
  },
  fail: async () => {
    throw new Error('secret detail');
  },
});

describeOnDatabase('the HTTP application', (kit) => {
  const authenticate = async (_: unknown, token: string) => {
    if (token === 'person') return asUser();
    if (token === 'program') return asClient();
    throw new ContractError('token_invalid');
  };
  const call = async (options: {
    url: string;
    method?: 'GET' | 'POST';
    headers?: Record<string, string>;
    payload?: string;
  }) => {
    const app = await kit().http({ routes, authenticate });
    return app.inject({ method: 'POST', ...options });
  };
  const person = { authorization: 'Bearer person' };

  it('parses path, query and JSON whatever the content type says', async () => {
    for (const type of [
      undefined,
      'text/plain',
      'application/json',
      'application/x-www-form-urlencoded',
      'json',
    ]) {
      const answer = await call({
        url: '/v2/greet/ana?loud=yes&other=1',
        headers: { ...person, ...(type ? { 'content-type': type } : {}) },
        payload: '{"times":2}',
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ said: 'ana yes 2 user pt' });
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(answer.headers['ratelimit-limit']).toBe('100000');
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it('names every field at fault, in the language asked for', async () => {
    const answer = await call({
      url: '/v2/greet/ana',
      headers: { ...person, 'accept-language': 'en-US,en;q=0.9' },
      payload: '{"times":"2","admin":true}',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid_input',
      message: 'Some fields of the request are invalid.',
      details: [{ path: 'body.times' }, { path: 'body.admin' }],
    });
    expect(answer.json().request_id).toBe(answer.headers['x-request-id']);
  });

  it.each([
    ['pt', 'Não dá.'],
    ['en', 'It cannot be done.'],
  ])('says what a verb refuses by itself in the language asked for (%s)', async (language, message) => {
    const answer = await call({
      url: '/v2/greet/ana',
      headers: { ...person, 'accept-language': language },
      payload: '{"times":-1}',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details).toEqual([{ path: 'body.times', message }]);
  });

  it('answers in the language that weighs most, in Portuguese where neither is asked for', async () => {
    for (const [header, message] of [
      ['en;q=0.1, pt;q=0.9', 'Não encontrado'],
      ['de, en;q=0.5', 'Not found'],
      ['en;q=0', 'Não encontrado'],
      ['fr', 'Não encontrado'],
    ] as const) {
      const answer = await call({ url: '/nowhere', method: 'GET', headers: { 'accept-language': header } });
      expect(answer.json().message).toBe(message);
    }
  });

  it('lets pages of the origins allowed call it, with every method and the session’s cookie', async () => {
    const { dependencies, database } = kit();
    const { config } = dependencies;
    const app = await createHttpApplication({
      dependencies: {
        ...dependencies,
        config: { ...config, http: { ...config.http, allowedOrigins: ['https://app.example.com'] } },
      },
      database,
      routes,
      authenticate,
    });
    const ask = (origin: string) =>
      app.inject({
        method: 'OPTIONS',
        url: '/v2/greet/ana',
        headers: { origin, 'access-control-request-method': 'PUT' },
      });
    const allowed = (await ask('https://app.example.com')).headers;
    expect(allowed['access-control-allow-origin']).toBe('https://app.example.com');
    expect(allowed['access-control-allow-credentials']).toBe('true');
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
      expect(allowed['access-control-allow-methods']).toContain(method);
    expect((await ask('https://elsewhere.example.com')).headers).not.toHaveProperty(
      'access-control-allow-origin',
    );
    await app.close();
  });

  it('answers the call that was arriving when it was stopped', async () => {
    const { dependencies, database } = kit();
    const app = await createHttpApplication({ dependencies, database, routes, authenticate });
    await app.listen({ port: 0 });
    const socket = connect((app.server.address() as AddressInfo).port).setEncoding('utf8');
    const head =
      'POST /v2/greet/ana HTTP/1.1\r\nhost: here\r\nauthorization: person\r\ncontent-length: 11\r\n';
    socket.write(`${head}\r\n{"times":1}${head}`);
    expect((await once(socket, 'data')).join('')).toContain('ana  1 user pt');
    const closed = app.close();
    while (app.server.listening) await setImmediate();
    socket.write('\r\n{"times":2}');
    expect((await once(socket, 'data')).join('')).toContain('ana  2 user pt');
    await closed;
  });

  it('refuses a caller without a token, with a bad one, and of another kind', async () => {
    for (const [headers, status, code] of [
      [{}, 401, 'token_missing'],
      [{ authorization: 'x' }, 401, 'token_invalid'],
      [{ authorization: 'Bearer program' }, 403, 'forbidden'],
    ] as const) {
      const answer = await call({ url: '/v2/greet/ana', headers, payload: '{"times":1}' });
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    }
  });

  it('refuses what is not JSON and what is too large', async () => {
    const malformed = await call({ url: '/v2/greet/ana', headers: person, payload: '{"times"' });
    expect([malformed.statusCode, malformed.json().code]).toEqual([400, 'invalid_json']);
    const deep = await call({
      url: '/v2/greet/ana',
      headers: person,
      payload: `{"times":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
    });
    expect([deep.statusCode, deep.json().details]).toEqual([
      400,
      [{ path: 'body', message: 'O JSON tem níveis demais.' }],
    ]);
    const large = await call({
      url: '/v2/greet/ana',
      headers: person,
      payload: `{"times":1}${' '.repeat(1_100_000)}`,
    });
    expect([large.statusCode, large.json().code]).toEqual([413, 'body_too_large']);
  });

  it('shows nothing of an unexpected error, and limits a caller who repeats it', async () => {
    const app = await kit().http({ routes, authenticate });
    const answers = [];
    for (let i = 0; i < 4; i += 1) answers.push(await app.inject({ url: '/v2/fail' }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 500, 500, 429]);
    expect(answers[0]?.body).not.toContain('secret');
    expect(answers[3]?.json().code).toBe('too_many_requests');
    expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it.each([
    [
      'the address that the proxy in front adds',
      1,
      '198.51.100.1, 203.0.113.9',
      '198.51.100.2, 203.0.113.9',
      429,
    ],
    ['another caller of that proxy', 1, '203.0.113.9', '203.0.113.10', 500],
    ['the network of an IPv6 address', 1, '2001:db8:1:2::1', '2001:db8:1:2:ffff::2', 429],
    ['another network', 1, '2001:db8:1:2::1', '2001:db8:1:3::1', 500],
    ['nobody who names themselves where no proxy is trusted', false, '203.0.113.9', '203.0.113.10', 429],
  ])('counts %s', async (_title, trustProxy, first, second, status) => {
    const { config } = kit();
    const dependencies = {
      ...kit().dependencies,
      config: { ...config, http: { ...config.http, trustProxy } },
    };
    const app = await createHttpApplication({ dependencies, database: kit().database, routes, authenticate });
    const from = (forwarded: string) =>
      app.inject({ url: '/v2/fail', headers: { 'x-forwarded-for': forwarded }, remoteAddress: '10.0.0.1' });
    for (let i = 0; i < 3; i += 1) expect((await from(first)).statusCode).toBe(500);
    expect((await from(second)).statusCode).toBe(status);
    await app.close();
  });

  it('refuses no good token for the wrong ones that came from the same address', async () => {
    const app = await kit().http({ routes, authenticate });
    const tried = async (token: string) =>
      (await app.inject({ url: '/v2/greet/ana', method: 'POST', headers: { authorization: token } }))
        .statusCode;
    const statuses = [];
    for (let i = 0; i < 305; i += 1) statuses.push(await tried('wrong'));
    expect(statuses.filter((status) => status === 401)).toHaveLength(300);
    expect(statuses.at(-1)).toBe(429);
    expect(await tried(person.authorization)).not.toBe(429);
  });

  it('names the methods that an address takes', async () => {
    const answer = await call({ url: '/v2/greet/ana', method: 'GET', headers: { 'accept-language': 'en' } });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST']);
    expect(answer.json()).toMatchObject({
      code: 'method_not_allowed',
      message: 'This address does not take the method GET. Use POST.',
    });
    const posted = await call({ url: '/v2/fail/?a=b' });
    expect([posted.statusCode, posted.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  it('answers unknown paths in the envelope of the contract', async () => {
    const answer = await call({ url: '/nowhere', method: 'GET' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  });

  it('leads a browser to the console where it asks for what is not there, but not from an address of the API', async () => {
    const visit = (url: string) => call({ url, method: 'GET', headers: { accept: 'text/html,*/*;q=0.8' } });
    const answer = await visit('/dashboard?tab=general');
    expect([answer.statusCode, answer.headers['location']]).toEqual([302, '/web/dashboard?tab=general']);
    for (const url of ['/v2/nowhere', '/web/nowhere.js']) expect((await visit(url)).statusCode).toBe(404);
  });

  it('answers an address that cannot be read likewise', async () => {
    const answer = await call({ url: '/v2/greet/%', headers: person });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request']);
    expect(answer.json().request_id).toBe(answer.headers['x-request-id']);
  });

  it('says when to ask again where something outside fails', async () => {
    const failing = routeGroup(
      { fail: group.fail },
      {
        fail: async () => {
          throw new ContractError('mail_failed');
        },
      },
    );
    const app = await kit().http({ routes: failing, authenticate });
    const answer = await app.inject({ url: '/v2/fail' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30']);
  });

  it.each([
    ['that says it may be tried again', Object.assign(new Error('gone'), { retryable: true }), 503],
    ['whose cause does', new Error('query', { cause: Object.assign(new Error(), { code: '57P01' }) }), 503],
    ['of a full disk', Object.assign(new Error('write'), { code: 'ENOSPC' }), 503],
    ['of a disk that fails', Object.assign(new Error('write'), { code: 'EIO' }), 503],
    ['that only speaks of a connection', new Error('Connection terminated unexpectedly'), 500],
  ])('tells an outage by the property of an error, not by its words: one %s', async (_, error, status) => {
    const failing = routeGroup(
      { fail: group.fail },
      {
        fail: async () => {
          throw error;
        },
      },
    );
    const app = await kit().http({ routes: failing, authenticate });
    expect((await app.inject({ url: '/v2/fail' })).statusCode).toBe(status);
  });

  it('says when it is alive and ready', async () => {
    expect((await call({ url: '/healthz', method: 'GET' })).json()).toEqual({ status: 'ok' });
    const ready = await call({ url: '/readyz', method: 'GET' });
    expect(ready.statusCode).toBe(200);
    expect(ready.json().line).toContain('PostgreSQL');
    expect((await call({ url: '/metrics', method: 'GET' })).body).toContain('lavra_http_request_seconds');
  });

  it('shows figures to this machine and to who has the token; to others there is no such page', async () => {
    const { dependencies, database } = kit();
    const security = { ...dependencies.config.security, metricsToken: 'a-token-of-24-characters' };
    const app = await createHttpApplication({
      dependencies: { ...dependencies, config: { ...dependencies.config, security } },
      database,
      routes: [],
      authenticate,
    });
    onTestFinished(() => app.close());
    const statusOf = async (remoteAddress: string, headers: Record<string, string> = {}) =>
      (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    expect(await statusOf('127.0.0.1')).toBe(200);
    expect(await statusOf('::1')).toBe(200);
    expect(await statusOf('::ffff:127.0.0.1')).toBe(200);
    expect(await statusOf('203.0.113.9', bearer('a-token-of-24-characters'))).toBe(200);
    expect(await statusOf('203.0.113.9')).toBe(404);
    expect(await statusOf('10.0.0.9', bearer('another'))).toBe(404);
    expect(await statusOf('203.0.113.9', { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
    expect(await statusOf('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toBe(404);
    expect(await statusOf('127.0.0.1', { forwarded: 'for=203.0.113.9' })).toBe(404);
  });

  it('logs what it did not expect, under the request id that the caller was given', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'error' }, { write: (line) => void lines.push(line) });
    const { dependencies, database } = kit();
    const app = await createHttpApplication({
      dependencies: { ...dependencies, logger },
      database,
      routes,
      authenticate,
    });
    const answer = await app.inject({ url: '/v2/fail' });
    await app.close();
    expect(answer.json()).toMatchObject({ code: 'internal' });
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        requestId: answer.headers['x-request-id'],
        err: expect.objectContaining({ message: 'secret detail' }),
      }),
    ]);
  });
});
