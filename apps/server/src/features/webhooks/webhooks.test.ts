import { type IncomingHttpHeaders, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Webhook as WebhookModel } from '@lavra/contract/model/webhook';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import type { Context } from '../../platform/context.ts';
import { openAccount } from '../../testing/accounts.ts';
import { describeOnDatabase } from '../../testing/database.ts';
import { asClient, asUser } from '../../testing/principals.ts';
import type { TestKit } from '../../testing/test-kit.ts';
import { announceJobEvents } from './delivery/announce-job-events.ts';
import { cleanUpDeliveries } from './delivery/clean-up-deliveries.ts';
import { createWebhook } from './create-webhook.ts';
import { deliverWebhook } from './delivery/deliver-webhook.ts';
import { listWebhookDeliveries } from './delivery/list-webhook-deliveries.ts';
import { listWebhooks } from './list-webhooks.ts';
import { retryDelayMs, retryDelaysMs } from './delivery/retry-schedule.ts';
import { rotateWebhookSecret } from './rotate-webhook-secret.ts';
import { sendDeliveryAgain } from './delivery/send-delivery-again.ts';
import { notifyOwnerOfDisabledWebhook } from './delivery/notify-owner-of-disabled-webhook.ts';
import { webhookRoutes } from './webhooks.routes.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver on this machine with a settable answer. */
class Receiver {
  readonly received: Received[] = [];
  status = 200;
  headers: Record<string, string> = {};
  readonly #server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      this.received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(this.status, { location: 'http://127.0.0.1:1/elsewhere', ...this.headers });
      response.end('thanks');
    });
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  close(): void {
    this.#server.close();
  }
}

const receiver = new Receiver();
const url = await receiver.listen();
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.received.length = 0;
  receiver.status = 200;
  receiver.headers = {};
});

function verified(secret: string, { headers, body }: Received): unknown {
  return new Verifier(secret).verify(body, headers as Record<string, string>);
}

async function setUp(
  kit: TestKit,
  endpointUrl = url,
): Promise<{ ctx: Context; companyId: string; webhook: WebhookModel }> {
  kit.clock.set(new Date());
  const principal = asUser();
  const ctx = kit.ctx({ principal });
  const webhook = await createWebhook({
    ctx,
    params: { companyId: principal.companyId },
    body: { endpoint_name: 'Pedidos', endpoint_url: endpointUrl },
  });
  return { ctx, companyId: principal.companyId, webhook };
}

async function deliveriesOf(ctx: Context, companyId: string, webhookId: string) {
  return (await listWebhookDeliveries({ ctx, params: { companyId, webhookId }, query: {} })).deliveries;
}

async function activate(ctx: Context, companyId: string, webhookId: string): Promise<void> {
  const [ping] = await deliveriesOf(ctx, companyId, webhookId);
  await deliverWebhook(ctx, { deliveryId: ping?.delivery_id ?? '', attempt: 1 });
}

describeOnDatabase('webhooks', (kit) => {
  it('are pending until a ping, signed to the public standard, gets a 2xx', async () => {
    const { ctx, companyId, webhook } = await setUp(kit());
    expect(webhook.status).toBe('pending');
    expect(webhook.ClientSecret).toMatch(/^whsec_/);
    await activate(ctx, companyId, webhook.webhook_id);
    const [message] = receiver.received;
    expect(message && verified(webhook.ClientSecret ?? '', message)).toMatchObject({ type: 'webhook.ping' });
    const [listed] = (await listWebhooks({ ctx, params: { companyId } })).webhooks;
    expect(listed).toMatchObject({ status: 'active' });
    expect(listed).not.toHaveProperty('ClientSecret');
  });

  it('show who made them, where that person is known', async () => {
    const { ctx, userId: companyId } = await openAccount(kit(), { name: 'Acme Ltda' });
    const body = { endpoint_name: 'Pedidos', endpoint_url: url };
    const created_by = { user_uuid: companyId, user_name: 'Acme Ltda' };
    expect(await createWebhook({ ctx, params: { companyId }, body })).toMatchObject({ created_by });
    expect((await listWebhooks({ ctx, params: { companyId } })).webhooks[0]).toMatchObject({ created_by });
    expect((await setUp(kit())).webhook).not.toHaveProperty('created_by');
  });

  it('stay pending when the ping is refused, and try again later', async () => {
    const { ctx, companyId, webhook } = await setUp(kit());
    receiver.status = 500;
    await activate(ctx, companyId, webhook.webhook_id);
    const [ping] = await deliveriesOf(ctx, companyId, webhook.webhook_id);
    expect(ping).toMatchObject({
      status: 'pending',
      attempts: [{ attempt: 1, status: 500, answer: 'thanks' }],
    });
    expect(new Date(ping?.next_attempt_at ?? 0).getTime()).toBeGreaterThan(
      kit().clock.now().getTime() + 3000,
    );
  });

  it.each([
    ['120', 120],
    ['a date', 1800],
    ['9999999', 86_400],
    ['1', 5],
    ['soon', 5],
  ])('leave a receiver alone that asks for it: Retry-After %s', async (header, seconds) => {
    const { ctx, companyId, webhook } = await setUp(kit());
    receiver.status = 503;
    const date = new Date(kit().clock.now().getTime() + 1_800_000).toUTCString();
    receiver.headers = { 'retry-after': header === 'a date' ? date : header };
    await activate(ctx, companyId, webhook.webhook_id);
    const [ping] = await deliveriesOf(ctx, companyId, webhook.webhook_id);
    const waitS = (Date.parse(ping?.next_attempt_at ?? '') - kit().clock.now().getTime()) / 1000;
    // The answer is in whole seconds.
    expect(waitS).toBeGreaterThanOrEqual(seconds - 1);
    expect(waitS).toBeLessThanOrEqual(seconds * 1.1);
  });

  it('get one delivery of an event, however often the event comes', async () => {
    const { ctx, companyId, webhook } = await setUp(kit());
    await activate(ctx, companyId, webhook.webhook_id);
    const event = { type: 'batch.error', companyId, batchId: ctx.ids.ksuid(), jobId: null } as const;
    await announceJobEvents(ctx, [event]);
    await announceJobEvents(ctx, [event]);
    expect(await deliveriesOf(ctx, companyId, webhook.webhook_id)).toHaveLength(2);
  });

  it('get nothing while pending', async () => {
    const { ctx, companyId, webhook } = await setUp(kit());
    await announceJobEvents(ctx, [{ type: 'job.done', companyId, batchId: 'b', jobId: 'b' }]);
    expect(await deliveriesOf(ctx, companyId, webhook.webhook_id)).toHaveLength(1);
  });

  it('send an attempt once, however often its message comes', async () => {
    const { ctx, companyId, webhook } = await setUp(kit());
    await activate(ctx, companyId, webhook.webhook_id);
    await activate(ctx, companyId, webhook.webhook_id);
    expect(receiver.received).toHaveLength(1);
  });

  it('are disabled at once by a 410, the owner told once', async () => {
    const { ctx, companyId, webhook } = await setUp(kit());
    receiver.status = 410;
    await activate(ctx, companyId, webhook.webhook_id);
    const [listed] = (await listWebhooks({ ctx, params: { companyId } })).webhooks;
    expect(listed).toMatchObject({ status: 'disabled', disabled_reason: 'gone' });
    await expect(
      notifyOwnerOfDisabledWebhook(ctx, { companyId, webhookId: webhook.webhook_id }),
    ).resolves.toBeUndefined();
  });

  it('are disabled when the last retry fails, and a delivery can be sent again', async () => {
    const { ctx, companyId, webhook } = await setUp(kit());
    await activate(ctx, companyId, webhook.webhook_id);
    kit().clock.advance(1000);
    await announceJobEvents(ctx, [{ type: 'batch.error', companyId, batchId: ctx.ids.ksuid(), jobId: null }]);
    const [delivery] = await deliveriesOf(ctx, companyId, webhook.webhook_id);
    const deliveryId = delivery?.delivery_id ?? '';
    receiver.status = 503;
    for (let attempt = 1; attempt <= retryDelaysMs.length + 1; attempt += 1) {
      await deliverWebhook(ctx, { deliveryId, attempt });
    }
    const [failed] = await deliveriesOf(ctx, companyId, webhook.webhook_id);
    expect(failed).toMatchObject({ status: 'failed', next_attempt_at: null });
    expect(failed?.attempts).toHaveLength(10);
    expect((await listWebhooks({ ctx, params: { companyId } })).webhooks[0]).toMatchObject({
      status: 'disabled',
      disabled_reason: 'failing',
    });

    receiver.status = 204;
    await kit().ctx().db.execute(`update webhooks set status = 'active' where id = '${webhook.webhook_id}'`);
    await sendDeliveryAgain({ ctx, params: { companyId, webhookId: webhook.webhook_id, deliveryId } });
    await deliverWebhook(ctx, { deliveryId, attempt: 11 });
    expect((await deliveriesOf(ctx, companyId, webhook.webhook_id))[0]).toMatchObject({
      status: 'delivered',
    });
  });

  it('sign with both secrets while one rotates, then with the new one only', async () => {
    const { ctx, companyId, webhook } = await setUp(kit());
    const rotated = await rotateWebhookSecret({
      ctx,
      params: { companyId, webhookId: webhook.webhook_id },
      body: { overlap_hours: 1 },
    });
    await activate(ctx, companyId, webhook.webhook_id);
    const [message] = receiver.received as [Received];
    expect(verified(webhook.ClientSecret ?? '', message)).toBeDefined();
    expect(verified(rotated.ClientSecret ?? '', message)).toBeDefined();
    await rotateWebhookSecret({
      ctx,
      params: { companyId, webhookId: webhook.webhook_id },
      body: { overlap_hours: 0 },
    });
    kit().clock.advance(1000);
    await announceJobEvents(ctx, [{ type: 'batch.error', companyId, batchId: ctx.ids.ksuid(), jobId: null }]);
    const [delivery] = await deliveriesOf(ctx, companyId, webhook.webhook_id);
    await deliverWebhook(ctx, { deliveryId: delivery?.delivery_id ?? '', attempt: 1 });
    const second = receiver.received[1] as Received;
    expect(() => verified(rotated.ClientSecret ?? '', second)).toThrow(/signature/i);
  });

  it('do not follow a redirect', async () => {
    const { ctx, companyId, webhook } = await setUp(kit());
    receiver.status = 302;
    await activate(ctx, companyId, webhook.webhook_id);
    expect((await deliveriesOf(ctx, companyId, webhook.webhook_id))[0]?.attempts).toMatchObject([
      { status: 302 },
    ]);
    expect(receiver.received).toHaveLength(1);
  });

  it('write down that nobody answered', async () => {
    const { ctx, companyId, webhook } = await setUp(kit(), 'http://127.0.0.1:1/');
    await activate(ctx, companyId, webhook.webhook_id);
    const [ping] = await deliveriesOf(ctx, companyId, webhook.webhook_id);
    expect(ping?.attempts).toMatchObject([{ status: null, answer: null }]);
    expect(ping?.attempts[0]?.error).toMatch(/ECONNREFUSED/);
  });

  it('forget deliveries after thirty days', async () => {
    const { ctx, companyId, webhook } = await setUp(kit());
    kit().clock.advance(31 * 86_400_000);
    await cleanUpDeliveries(ctx);
    expect(await deliveriesOf(ctx, companyId, webhook.webhook_id)).toEqual([]);
  });

  it('list their deliveries page by page', async () => {
    const { ctx, companyId, webhook } = await setUp(kit());
    await activate(ctx, companyId, webhook.webhook_id);
    for (let index = 0; index < 4; index += 1) {
      await announceJobEvents(ctx, [
        { type: 'batch.error', companyId, batchId: ctx.ids.ksuid(), jobId: null },
      ]);
    }
    const params = { companyId, webhookId: webhook.webhook_id };
    const first = await listWebhookDeliveries({ ctx, params, query: { limit: 3 } });
    const second = await listWebhookDeliveries({
      ctx,
      params,
      query: { limit: 3, nextPageToken: first.nextPageToken },
    });
    expect([...first.deliveries, ...second.deliveries].map((one) => one.delivery_id)).toEqual(
      expect.arrayContaining(
        (await deliveriesOf(ctx, companyId, webhook.webhook_id)).map((one) => one.delivery_id),
      ),
    );
    expect(first.deliveries).toHaveLength(3);
    expect(second.deliveries).toHaveLength(2);
    expect(second.nextPageToken).toBeUndefined();
  });

  it.each([
    ['http://example.com/hook', 422],
    ['https://10.0.0.1/hook', 422],
    ['https://169.254.169.254/latest', 422],
    ['not a url', 422],
  ])('refuse the address %s', async (address, status) => {
    const principal = asUser();
    const app = await kit().http({ routes: webhookRoutes, authenticate: async () => principal });
    const answer = await app.inject({
      method: 'POST',
      url: `/v2/companies/${principal.companyId}/webhooks`,
      headers: { authorization: 'Bearer t' },
      payload: { endpoint_name: 'x', endpoint_url: address },
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code: 'webhook_url_refused' });
  });

  it('refuse a name with special characters, unknown keys and a client token', async () => {
    const principal = asUser();
    const payload = { endpoint_name: 'a<b', endpoint_url: 'https://example.com' };
    const request = {
      method: 'POST',
      url: `/v2/companies/${principal.companyId}/webhooks`,
      headers: { authorization: 'Bearer t' },
    } as const;
    const app = await kit().http({ routes: webhookRoutes, authenticate: async () => principal });
    expect((await app.inject({ ...request, payload })).json()).toMatchObject({ code: 'invalid_input' });
    expect(
      (await app.inject({ ...request, payload: { ...payload, endpoint_name: 'a', status: 'active' } }))
        .statusCode,
    ).toBe(400);
    const asProgram = await kit().http({
      routes: webhookRoutes,
      authenticate: async () => asClient({ companyId: principal.companyId }),
    });
    expect((await asProgram.inject({ ...request, payload })).statusCode).toBe(403);
  });

  it('of another company are not found, by any verb', async () => {
    const { companyId, webhook } = await setUp(kit());
    const stranger = asUser();
    const app = await kit().http({ routes: webhookRoutes, authenticate: async () => stranger });
    const paths = (company: string) =>
      [
        ['PATCH', `/v2/companies/${company}/webhooks/${webhook.webhook_id}`, { verbose: true }],
        ['DELETE', `/v2/companies/${company}/webhooks/${webhook.webhook_id}`, undefined],
        ['GET', `/v2/companies/${company}/webhooks/${webhook.webhook_id}/deliveries`, undefined],
        ['POST', `/v2/companies/${company}/webhooks/${webhook.webhook_id}/test`, undefined],
        ['POST', `/v2/companies/${company}/webhooks/${webhook.webhook_id}/rotate`, { overlap_hours: 0 }],
        ['POST', `/v2/companies/${company}/webhooks/${webhook.webhook_id}/deliveries/x/send`, undefined],
      ] as const;
    for (const company of [companyId, stranger.companyId]) {
      for (const [method, path, payload] of paths(company)) {
        const answer = await app.inject({
          method,
          url: path,
          headers: { authorization: 'Bearer t' },
          ...(payload && { payload }),
        });
        expect(answer.statusCode, `${method} ${path}`).toBe(404);
      }
    }
  });
});

describe('the retry schedule', () => {
  it('waits as the standard recommends, with up to a tenth more', () => {
    expect(retryDelayMs(1, false, 0)).toBe(5000);
    expect(retryDelayMs(1, false, 1)).toBe(5500);
    expect(retryDelayMs(9, false, 0)).toBe(24 * 3_600_000);
    expect(retryDelayMs(10, false, 0)).toBeUndefined();
    expect(retryDelayMs(3, true, 0)).toBeUndefined();
  });
});
