import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingHttpHeaders, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { drawDanfe } from '@lavra/specimens/danfe';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { openProgram } from '../testing/api-program.ts';
import { type ServerProcess, freePort, startServerProcess } from '../testing/server-process.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

describe('a webhook of a running server', () => {
  const received: Received[] = [];
  let dataDir: string;
  let server: ServerProcess;
  let receiver: Server;
  let address: string;
  beforeAll(async () => {
    receiver = createServer((request, response) => {
      void text(request).then((body) => {
        received.push({ headers: request.headers, body });
        response.writeHead(204).end();
      });
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    dataDir = await mkdtemp(join(tmpdir(), 'lavra-webhook-'));
    server = await startServerProcess({
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      ENGINE_WORKERS: '1',
      WEBHOOK_ALLOW_LOOPBACK: 'true',
    });
  });
  afterAll(async () => {
    // Not killed, which would leave PostgreSQL running and writing to the folder.
    await server.stop();
    receiver.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('is told of a job that ended, signed as the public verifier wants it, and logs the attempt', async () => {
    const { companyId, sending, webhooks } = await openProgram({ url: server.url, dataDir });
    const params = { companyId };
    const webhook = await webhooks.createWebhook({
      params,
      body: { endpoint_name: 'Pedidos', endpoint_url: address },
    });
    const statusNow = async () => (await webhooks.listWebhooks({ params })).webhooks[0]?.status;
    await vi.waitFor(async () => expect(await statusNow()).toBe('active'), { timeout: 20_000 });

    const { pdf } = await drawDanfe({ seed: 12 });
    const { id, urls } = await sending.createJob({ params: { service: 'nfe' } });
    await fetch(urls['document'] ?? '', { method: 'PUT', body: Buffer.from(pdf) });
    const verifier = new Verifier(webhook.ClientSecret ?? '');
    const events = () =>
      received.map(({ headers, body }) => verifier.verify(body, headers as Record<string, string>));
    await vi.waitFor(
      () =>
        expect(events()).toEqual([
          expect.objectContaining({ type: 'webhook.ping' }),
          expect.objectContaining({
            type: 'job.done',
            data: expect.objectContaining({ job_ksuid: id, service: 'nfe', status: 'done' }),
          }),
        ]),
      { timeout: 40_000, interval: 100 },
    );

    const log = { params: { ...params, webhookId: webhook.webhook_id } };
    await vi.waitFor(async () => {
      const { deliveries } = await webhooks.listWebhookDeliveries(log);
      expect(deliveries[0]).toMatchObject({
        type: 'job.done',
        job_id: id,
        status: 'delivered',
        attempts: [expect.objectContaining({ attempt: 1, status: 204 })],
      });
    });
  });
});
