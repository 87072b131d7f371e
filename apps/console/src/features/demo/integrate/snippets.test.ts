import { clientTokenEndpoints } from '@lavra/contract/endpoints/client-tokens';
import { resultEndpoints } from '@lavra/contract/endpoints/results';
import { sendingEndpoints } from '@lavra/contract/endpoints/sending';
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { type Snippet, secretVariable } from './snippet.ts';
import { snippets } from './snippets.ts';

const run = promisify(execFile);
const jobId = '2ZxQabcdefghijklmnopqrstuvw';
/** What runs each snippet; where a program is missing, the test is skipped with a message. */
const runners: Record<string, { readonly command: string; readonly needs: readonly string[] }> = {
  curl: { command: 'bash', needs: ['curl', 'jq'] },
  javascript: { command: process.execPath, needs: [] },
  python: { command: 'python3', needs: [] },
  java: { command: 'java', needs: [] },
};

interface Received {
  readonly call: string;
  readonly token: string | undefined;
  readonly body: string;
}

let server: Server;
let origin = '';
let folder = '';
let received: Received[] = [];

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Answers as in the wire contract: running once, then done. */
function answerOf(call: string): object {
  if (call === 'POST /v2/token') return { token: 'token-of-client' };
  if (call.startsWith('POST /v2/ocr/job/'))
    return {
      exp: 900_000,
      id: jobId,
      status_url: `${origin}/v2/ocr/job/result/${jobId}/${jobId}`,
      urls: { document: `${origin}/v2/storage/d`, selfie: `${origin}/v2/storage/s` },
    };
  if (call.startsWith('PUT ')) return {};
  const asked = received.filter((one) => one.call === call).length;
  return { job_ksuid: jobId, status: asked === 1 ? 'processing' : 'done', service: 'nfe' };
}

beforeAll(async () => {
  server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const call = `${request.method} ${request.url}`;
      received.push({ call, token: request.headers.authorization, body });
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answerOf(call)));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'lavra-snippets-'));
  await writeFile(join(folder, 'document.pdf'), 'the document');
  await writeFile(join(folder, 'selfie.jpg'), 'the selfie');
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

beforeEach(() => {
  received = [];
});

function written(snippet: Snippet): string {
  return snippet.write({
    authOrigin: origin,
    documentsOrigin: origin,
    clientId: 'client-1',
    service: 'nfe',
    tokenMinutes: 60,
    metadata: { note: 'it\'s "quoted"' },
    hasSelfie: true,
  });
}

function isThere(command: string): boolean {
  return spawnSync(command, ['--version']).error === undefined;
}

describe.each(snippets)('The snippet in $name', (snippet) => {
  const runner = runners[snippet.key];
  const canRun = runner !== undefined && [runner.command, ...runner.needs].every(isThere);

  it('calls the paths of the contract, and reads its secret from the environment', () => {
    const text = written(snippet).replaceAll(/\s+/g, ' ');
    expect(clientTokenEndpoints.createClientToken.path).toBe('/v2/token');
    expect(text).toContain(`${origin}/v2`);
    expect(text).toContain('/token');
    expect(sendingEndpoints.createJob.path).toBe('/v2/ocr/job/:service');
    expect(text).toContain('/ocr/job/nfe');
    expect(resultEndpoints.getJobResult.path).toBe('/v2/ocr/job/result/:batchId/:jobId');
    expect(text).toContain('/ocr/job/result/');
    expect(text).toContain(secretVariable);
    expect(text).toContain('client-1');
  });

  it.skipIf(!canRun)(
    'runs: token, job, files, and the result once it is final',
    async () => {
      const path = join(folder, snippet.fileName);
      await writeFile(path, written(snippet));
      const { stdout } = await run(runner?.command ?? '', [path], {
        cwd: folder,
        env: { ...process.env, [secretVariable]: 'secret-of-client' },
      });
      expect(received.map(({ call }) => call)).toEqual([
        'POST /v2/token',
        'POST /v2/ocr/job/nfe',
        'PUT /v2/storage/d',
        'PUT /v2/storage/s',
        `GET /v2/ocr/job/result/${jobId}/${jobId}`,
        `GET /v2/ocr/job/result/${jobId}/${jobId}`,
      ]);
      const [token, job, document, selfie, result] = received;
      expect(JSON.parse(token?.body ?? '')).toEqual({
        ClientID: 'client-1',
        ClientSecret: 'secret-of-client',
        ExpiresIn: 60,
      });
      expect(job).toMatchObject({ token: 'Bearer token-of-client' });
      expect(JSON.parse(job?.body ?? '')).toEqual({ note: 'it\'s "quoted"' });
      expect(document?.body).toBe(await readFile(join(folder, 'document.pdf'), 'utf8'));
      expect(selfie?.body).toBe('the selfie');
      expect(result).toMatchObject({ token: 'Bearer token-of-client' });
      expect(JSON.parse(stdout)).toMatchObject({ job_ksuid: jobId, status: 'done' });
    },
    30_000,
  );
});
