import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';

import { ApiError, callUrl, createClient } from './client.ts';
import { identityEndpoints } from './endpoints/identity.ts';
import { resultEndpoints } from './endpoints/results.ts';
import { sendingEndpoints } from './endpoints/sending.ts';
import { reportEndpoints } from './endpoints/reports.ts';
import type { PresignedUrls } from './model/job.ts';

const seen: { url: string; method: string; body: string }[] = [];
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    seen.push({
      url: request.url ?? '',
      method: request.method ?? '',
      body: Buffer.concat(chunks).toString(),
    });
    if (request.url === '/v2/identity/confirm') {
      response.writeHead(422, {
        'content-type': 'application/json',
        'x-request-id': 'of-a-proxy',
        'retry-after': '7',
      });
      response.end(
        JSON.stringify({ message: 'Código inválido ou expirado!', code: 'code_invalid', request_id: 'r1' }),
      );
      return;
    }
    if (request.url === '/v2/identity/resend-code') {
      response.writeHead(429, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: 'Aguarde.', code: 'code_too_soon', request_id: 'r2' }));
      return;
    }
    if (request.url === '/v2/identity/sign-out') {
      response.writeHead(502, { 'content-type': 'text/html', 'x-request-id': 'r3' });
      response.end('<h1>Bad Gateway</h1>');
      return;
    }
    if (request.url === '/v2/identity/refresh') {
      response.writeHead(403, { 'content-type': 'application/json' });
      response.end('null');
      return;
    }
    if (request.url?.includes('format=csv')) {
      response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' });
      response.end('job_id,uc\n');
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ exp: 1, id: 'x', status_url: 's', urls: {} }));
  });
});
let baseUrl = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

describe('the typed client', () => {
  it('gives CSV as text where the endpoint answers it', async () => {
    const reports = createClient(reportEndpoints, { baseUrl });
    const answer = await reports.getMeterReport({ params: { companyId: 'c' }, query: { format: 'csv' } });
    expect(answer).toBe('job_id,uc\n');
  });

  it('fills the path, leaves absent query values out and sends the body as JSON', async () => {
    const sending = createClient(sendingEndpoints, { baseUrl });
    const answer = await sending.createJob({
      params: { service: 'nfe' },
      query: { source: 'Web Interface' },
      body: { a: 1 },
    });
    expectTypeOf(answer).toEqualTypeOf<PresignedUrls>();
    expect(seen.at(-1)).toEqual({
      url: '/v2/ocr/job/nfe?source=Web+Interface',
      method: 'POST',
      body: '{"a":1}',
    });
  });

  it('turns a refusal into an ApiError with its code, the request id of its body, and wait', async () => {
    const identity = createClient(identityEndpoints, { baseUrl });
    const failure = await identity
      .confirm({ body: { email: 'a@b.c', code: '1', password: 'x' } })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 422, code: 'code_invalid', requestId: 'r1', retryAfterS: 7 });
  });

  it('finds the request id in the body where the header may not be read', async () => {
    const identity = createClient(identityEndpoints, { baseUrl });
    await expect(identity.resendCode({ body: { email: 'a@b.c' } })).rejects.toMatchObject({
      code: 'code_too_soon',
      requestId: 'r2',
    });
  });

  it('puts no words into the mouth of what answered without any', async () => {
    const identity = createClient(identityEndpoints, { baseUrl });
    await expect(identity.signOut()).rejects.toMatchObject({ status: 502, message: '', requestId: 'r3' });
    await expect(identity.refresh()).rejects.toMatchObject({ status: 403, message: '', code: undefined });
  });

  it('says status 0 when nobody answers', async () => {
    const identity = createClient(identityEndpoints, { baseUrl: 'http://127.0.0.1:1' });
    await expect(identity.getMe()).rejects.toMatchObject({ status: 0 });
  });

  it('escapes what stands in a path', () => {
    expect(callUrl(resultEndpoints.getJobInfo, { params: { jobId: '../x?y' } })).toBe(
      '/v2/ocr/job/info/..%2Fx%3Fy',
    );
  });
});
