import { auditEndpoints } from '@lavra/contract/endpoints/audit';
import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { expect, it } from 'vitest';

import { deleteOldAuditEntries } from '../../platform/audit.ts';
import { openAccount } from '../../testing/accounts.ts';
import { callEndpoint } from '../../testing/call-endpoint.ts';
import { describeOnDatabase } from '../../testing/database.ts';
import { asUser } from '../../testing/principals.ts';
import { createAppClient } from '../app-clients/create-app-client.ts';
import { deleteAppClient } from '../app-clients/delete-app-client.ts';
import { rotateAppClientSecret } from '../app-clients/rotate-app-client-secret.ts';
import { deactivateCompany } from '../companies/deactivate-company.ts';
import { updateRetention } from '../companies/retention/update-retention.ts';
import { grant } from '../identity/index.ts';
import { createJob } from '../jobs/sending/create-job.ts';
import { listAuditEntries } from './list-audit-entries.ts';
import { listAuditFilters } from './list-audit-filters.ts';

describeOnDatabase('the audit trail', (kit) => {
  const open = async () => {
    const client = await openAccount(kit(), { name: 'Serra Verde' });
    const provider = await openAccount(kit(), { name: 'Rosa Provedor' });
    await grant(kit().ctx(), { email: provider.email, flag: 'admin' });
    const principal = { userId: provider.userId, isAdmin: true };
    const acting = (requestId: string) =>
      kit().ctx({
        principal: asUser({ ...principal, companyId: client.userId, isOwner: false }),
        address: '203.0.113.7',
        requestId,
      });
    const list = async (query: Parameters<typeof listAuditEntries>[0]['query'] = {}) => {
      const answer = await listAuditEntries({
        ctx: kit().ctx({ principal: asUser(principal) }),
        query: { company: client.userId, ...query },
      });
      if (!('entries' in answer)) throw new Error('A page was asked for');
      return answer;
    };
    return { client, provider, acting, list, params: { companyId: client.userId } };
  };
  const kept = { expires: 30, training_accepted: true, training_expires: 30 } as const;

  it('tells who changed what for whom, from where, and how it was before', async () => {
    kit().clock.set('2026-03-10T15:00:00Z');
    const { client, provider, acting, list, params } = await open();
    await updateRetention({ ctx: acting('req-1'), params, body: { ...kept, expires: 7 } });
    const { entries } = await list();
    expect(entries).toEqual([
      {
        id: expect.any(String),
        created_at: '2026-03-10T15:00:00Z',
        actor_id: provider.userId,
        actor_name: 'Rosa Provedor',
        actor_email: provider.email,
        company_id: client.userId,
        company_name: 'Serra Verde',
        action: 'updateRetention',
        action_title: 'Escolher por quanto tempo guardar',
        target: {},
        input: { ...kept, expires: 7 },
        before: { ...kept, custom_flow: [], updated_at: null },
        after: { ...kept, expires: 7, custom_flow: [], updated_at: '2026-03-10T15:00:00Z' },
        address: '203.0.113.7',
        request_id: 'req-1',
      },
    ]);
  });

  it('holds no secret, no link and nothing of a document', async () => {
    const { acting, list, params } = await open();
    const made = await createAppClient({ ctx: acting('a'), params, body: { name: 'ERP', scopes: ['all'] } });
    const one = { ...params, clientId: made.ClientId };
    const rotated = await rotateAppClientSecret({
      ctx: acting('b'),
      params: one,
      body: { overlap_hours: 0 },
    });
    const sent = await createJob({
      ctx: acting('c'),
      params: { service: 'nfe' },
      query: { facematch: false, base64: false, 'extra-document': false, extra_document: false },
      body: { client_data: { pedido: 'segredo do cliente' } },
    } as never);
    await deleteAppClient({ ctx: acting('d'), params: one });
    const { entries } = await list();
    expect(entries.map(({ action }) => action).toSorted()).toEqual(
      ['createAppClient', 'createJob', 'deleteAppClient', 'rotateAppClientSecret'].toSorted(),
    );
    const text = JSON.stringify(entries);
    for (const secret of [made.ClientSecret, rotated.ClientSecret, 'segredo do cliente', 'http'])
      expect(text).not.toContain(secret);
    const of = (name: string) => entries.find(({ action }) => action === name);
    expect(of('createJob')).toMatchObject({ input: null, after: { id: sent.id } });
    expect(of('deleteAppClient')).toMatchObject({ before: { ClientName: 'ERP' }, after: null });
  });

  it('has no entry of a change that did not happen', async () => {
    const { provider, acting, list } = await open();
    const own = { companyId: provider.userId };
    const refused = deactivateCompany({ ctx: acting('x'), params: own });
    await expect(refused).rejects.toMatchObject({ code: 'own_company_kept' });
    expect((await list({ company: provider.userId })).entries).toEqual([]);
  });

  it('is searched by who, for whom, what and when, page by page', async () => {
    kit().clock.set('2026-05-01T12:00:00Z');
    const { provider, acting, list, params } = await open();
    for (const expires of [14, 7, 5, 3] as const) {
      await updateRetention({ ctx: acting(`req-${expires}`), params, body: { ...kept, expires } });
      kit().clock.advance(86_400_000);
    }
    await deactivateCompany({ ctx: acting('off'), params });
    const requests = async (query: Parameters<typeof list>[0]) =>
      (await list(query)).entries.map(({ request_id }) => request_id);
    expect(await requests({})).toEqual(['off', 'req-3', 'req-5', 'req-7', 'req-14']);
    expect(await requests({ action: 'deactivateCompany' })).toEqual(['off']);
    expect(await requests({ startDate: '2026-05-02', endDate: '2026-05-03' })).toEqual(['req-5', 'req-7']);
    expect(await requests({ actor: 'somebody else' })).toEqual([]);
    const first = await list({ actor: provider.userId, limit: 2 });
    expect(first.entries).toHaveLength(2);
    expect(await requests({ limit: 3, nextPageToken: first.nextPageToken })).toEqual([
      'req-5',
      'req-7',
      'req-14',
    ]);
    const invalid = { code: 'date_range_invalid' };
    for (const day of ['yesterday', '2026-02-30', '2026-5-1']) {
      await expect(list({ startDate: day })).rejects.toMatchObject(invalid);
      await expect(list({ endDate: day })).rejects.toMatchObject(invalid);
    }
    await expect(list({ startDate: '2026-05-02', endDate: '2026-05-01' })).rejects.toMatchObject(invalid);

    const ctx = kit().ctx({ principal: asUser({ isAdmin: true }) });
    const filters = await listAuditFilters({ ctx });
    expect(filters.actors).toContainEqual({ id: provider.userId, name: 'Rosa Provedor' });
    expect(filters.actions).toContainEqual({
      action: 'updateRetention',
      action_title: 'Escolher por quanto tempo guardar',
    });
  });

  it('is saved as CSV, and refused to everybody else', async () => {
    const app = await kit().http();
    const { client, provider, acting, params } = await open();
    await updateRetention({ ctx: acting('=req()'), params, body: { ...kept, expires: 2 } });
    const tokenOf = async ({ email, password }: typeof client) =>
      (await callEndpoint(app, identityEndpoints.signIn, { body: { email, password, remember: false } }))
        .answer.idToken;
    const ask = async (token: string) =>
      app.inject({
        url: `/v2/audit?format=csv&company=${client.userId}`,
        headers: { authorization: `Bearer ${token}` },
      });
    const csv = await ask(await tokenOf(provider));
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, line] = csv.body.split('\r\n');
    expect(head).toContain('created_at;actor_id;actor_name');
    expect(line).toContain("'=req()");
    const refused = await callEndpoint(app, auditEndpoints.listAuditEntries, {
      token: await tokenOf(client),
    });
    expect(refused.status).toBe(403);
  });

  it('is kept for five years', async () => {
    kit().clock.set('2026-06-01T12:00:00Z');
    const { acting, list, params } = await open();
    await updateRetention({ ctx: acting('old'), params, body: { ...kept, expires: 2 } });
    kit().clock.advance(1825 * 86_400_000);
    await deleteOldAuditEntries(kit().ctx());
    expect((await list()).entries).toHaveLength(1);
    kit().clock.advance(2 * 86_400_000);
    await deleteOldAuditEntries(kit().ctx());
    expect((await list()).entries).toEqual([]);
  });
});
