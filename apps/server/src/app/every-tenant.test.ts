import { reviewEndpoints } from '@lavra/contract/endpoints/review';
import type { Principal } from '@lavra/contract/model/principal';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';

import { createAppClient } from '../features/app-clients/create-app-client.ts';
import { generateInvoice } from '../features/billing/generate-invoice.ts';
import { createWebhook } from '../features/webhooks/create-webhook.ts';
import { listWebhookDeliveries } from '../features/webhooks/delivery/list-webhook-deliveries.ts';
import { openAccount } from '../testing/accounts.ts';
import { describeOnDatabase } from '../testing/database.ts';
import { putEndedBatch, putEndedJob, resultOf } from '../testing/ended-jobs.ts';
import { asUser } from '../testing/principals.ts';
import { routes } from './features.ts';

const readPrincipal = async (_: unknown, token: string) => JSON.parse(token) as Principal;
const retention = { expires: 30, training_accepted: false, training_expires: 30 };

/** Bodies and queries of the calls that need more than their path. */
const bodies: Readonly<Record<string, object>> = {
  createAppClient: { name: 'Outro', scopes: ['lavra/send'] },
  updateAppClient: { name: 'Outro', scopes: ['lavra/send'] },
  rotateAppClientSecret: { overlap_hours: 0 },
  updateRetention: retention,
  updateFlow: {
    scope: 'cnh',
    client_id: '',
    backoffice_id: 'fila',
    project: '',
    rule: '',
    use_backoffice: true,
    use_backoffice_validation: false,
  },
  createWebhook: { endpoint_name: 'Outro', endpoint_url: 'https://example.com/outro' },
  updateWebhook: { verbose: true },
  rotateWebhookSecret: { overlap_hours: 0 },
};

const queries: Readonly<Record<string, string>> = {
  watchProcessedFiles: '?since=2026-01-01T00:00:00Z',
  getInvoiceMetrics: '?start_date=2026-03-01&end_date=2026-03-02',
};

/**
 * Ended jobs are not cancelled again; joining and leaving a company, and tasks that somebody has to hold, have tests of their
 * own.
 */
const apart = new Set([
  'cancelJob',
  'addMember',
  'deleteMember',
  'getJobPage',
  ...Object.keys(reviewEndpoints),
]);
const entity = /:(?:companyId|clientId|webhookId|deliveryId|jobId|batchId|invoiceId)/;
const ofTenant = routes
  .filter(
    ({ endpoint, name }) => entity.test(endpoint.path) && endpoint.access !== 'admin' && !apart.has(name),
  )
  // What the other calls need is deleted last.
  .toSorted((a, b) => Number(a.endpoint.method === 'DELETE') - Number(b.endpoint.method === 'DELETE'));

describeOnDatabase('what belongs to a company', (kit) => {
  let app: FastifyInstance;
  let owner: Principal & { companyId: string };
  let names: Readonly<Record<string, string>>;
  beforeAll(async () => {
    app = await kit().http({ authenticate: readPrincipal });
    const { ctx, userId: companyId } = await openAccount(kit());
    owner = asUser({ userId: companyId, hasReport: true, hasBackoffice: true });
    const params = { companyId };
    const client = await createAppClient({ ctx, params, body: { name: 'Programa', scopes: ['lavra/send'] } });
    const webhook = await createWebhook({
      ctx,
      params,
      body: { endpoint_name: 'Pedidos', endpoint_url: 'https://example.com/pedidos' },
    });
    const ofWebhook = { companyId, webhookId: webhook.webhook_id };
    const [ping] = (await listWebhookDeliveries({ ctx, params: ofWebhook, query: {} })).deliveries;
    const job = { result: resultOf({ Name: 'Marta' }), document: Buffer.from('%PDF-1.7') };
    const { id: batchId } = await putEndedBatch(kit(), params, [job]);
    const jobId = await putEndedJob(kit(), params, job);
    const month = kit().clock.now().toISOString().slice(0, 7);
    const admin = kit().ctx({ principal: asUser({ isAdmin: true }) });
    await generateInvoice({ ctx: admin, params, body: { month, observation: '' } });
    names = {
      ...ofWebhook,
      clientId: client.ClientId,
      deliveryId: ping?.delivery_id ?? '',
      batchId,
      jobId,
      invoiceId: month,
      file: 'document',
      page: '1',
    };
  });

  /** A call as somebody, with the owner's own ids except for those given. */
  const call = async ({ endpoint, name }: (typeof routes)[number], as: Principal, changes = {}) => {
    // A single job is a batch of itself where both are named.
    const batchId = names[endpoint.path.includes(':batchId/:jobId') ? 'jobId' : 'batchId'] ?? '';
    const filled: Readonly<Record<string, string>> = { ...names, batchId, ...changes };
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, each: string) =>
      encodeURIComponent(filled[each] ?? ''),
    );
    return app.inject({
      method: endpoint.method,
      url: `${path}${queries[name] ?? ''}`,
      headers: { authorization: `Bearer ${JSON.stringify(as)}` },
      ...(bodies[name] ? { payload: bodies[name] } : {}),
    });
  };

  it.each(ofTenant)('is found by $name for its owner, and for nobody of another company', async (route) => {
    const stranger = asUser({ hasReport: true, hasBackoffice: true });
    const guesses = [await call(route, stranger)];
    // Under their own company's id, another company's client, webhook or job does not exist either.
    if (/:companyId\/.*:/.test(route.endpoint.path))
      guesses.push(await call(route, stranger, { companyId: stranger.companyId }));
    for (const guess of guesses) {
      expect(guess.statusCode).toBe(404);
      expect(guess.json()).toMatchObject({ code: 'not_found' });
    }
    const answer = await call(route, owner);
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  });
});
