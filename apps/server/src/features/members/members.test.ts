import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { memberEndpoints } from '@lavra/contract/endpoints/members';
import { expect, it } from 'vitest';

import { anyCpf, joinCompany, openAccount } from '../../testing/accounts.ts';
import { callEndpoint } from '../../testing/call-endpoint.ts';
import { describeOnDatabase } from '../../testing/database.ts';
import { asUser } from '../../testing/principals.ts';
import { createAppClient } from '../app-clients/index.ts';
import { listAppClients } from '../app-clients/list-app-clients.ts';
import { authenticateClient, createClientToken } from '../client-tokens/index.ts';
import { createWebhook, listWebhooks } from '../webhooks/index.ts';
import { deleteMember } from './delete-member.ts';

describeOnDatabase('a member who goes', (kit) => {
  const make = async (companyId: string, userId: string, name: string) => {
    const isOwner = companyId === userId;
    const ctx = kit().ctx({ principal: asUser({ userId, companyId, isOwner }) });
    const body = { endpoint_name: name, endpoint_url: 'https://example.com/lavra' };
    await createWebhook({ ctx, params: { companyId }, body });
    const client = await createAppClient({ ctx, params: { companyId }, body: { name, scopes: ['all'] } });
    const credential = { ClientID: client.ClientId, ClientSecret: client.ClientSecret };
    return (await createClientToken({ ctx: kit().ctx(), body: credential })).token;
  };
  const open = async () => {
    const owner = await openAccount(kit());
    const person = await openAccount(kit(), { cpfCnpj: anyCpf() });
    const companyId = owner.userId;
    await joinCompany(owner, person);
    await make(companyId, companyId, 'Titular');
    return { owner, person, companyId, token: await make(companyId, person.userId, 'Membro') };
  };
  const left = async ({ owner: { ctx, userId: companyId } }: Awaited<ReturnType<typeof open>>) => {
    const { appclients } = await listAppClients({ ctx, params: { companyId } });
    const { webhooks } = await listWebhooks({ ctx, params: { companyId } });
    return [
      appclients.map(({ ClientName }) => ClientName).toSorted(),
      webhooks.map(({ endpoint_name }) => endpoint_name).toSorted(),
    ];
  };
  const whoIs = (token: string) => authenticateClient(kit().dependencies, token);
  const all = [
    ['Demo-Application', 'Membro', 'Titular'],
    ['Membro', 'Titular'],
  ];

  it('leaves nothing that they made, if that is asked: its token is refused at once', async () => {
    const company = await open();
    const { owner, person, companyId, token } = company;
    const own = await make(person.userId, person.userId, 'Meu');
    expect(await whoIs(token)).toMatchObject({ companyId });
    const params = { companyId, memberId: person.userId };
    expect(await deleteMember({ ctx: owner.ctx, params, query: { credentials: 'end' } })).toEqual({});
    await expect(whoIs(token)).rejects.toMatchObject({ code: 'token_invalid' });
    expect(await left(company)).toEqual([['Demo-Application', 'Titular'], ['Titular']]);
    // In their own company everything stays.
    expect(await whoIs(own)).toMatchObject({ companyId: person.userId });
  });

  it('leaves it in the company where nothing is asked', async () => {
    const company = await open();
    const { owner, person, companyId, token } = company;
    const params = { companyId, memberId: person.userId };
    expect(await deleteMember({ ctx: owner.ctx, params, query: {} })).toEqual({});
    expect(await whoIs(token)).toMatchObject({ companyId });
    expect(await left(company)).toEqual(all);
  });

  it('takes nothing along where the call is refused, to a member, another company or the owner', async () => {
    const company = await open();
    const { owner, person, companyId, token } = company;
    const stranger = await openAccount(kit());
    const member = kit().ctx({ principal: asUser({ userId: person.userId, companyId, isOwner: false }) });
    const memberId = person.userId;
    const query = { credentials: 'end' } as const;
    const tries = [
      [stranger.ctx, { companyId, memberId }, 'not_found'],
      [stranger.ctx, { companyId: stranger.userId, memberId }, 'not_found'],
      [member, { companyId, memberId: companyId }, 'members_only_for_legal_entity'],
      [owner.ctx, { companyId, memberId: companyId }, 'owner_not_removable'],
    ] as const;
    for (const [ctx, params, code] of tries)
      await expect(deleteMember({ ctx, params, query })).rejects.toMatchObject({ code });
    expect(await whoIs(token)).toMatchObject({ companyId });
    expect(await left(company)).toEqual(all);
  });

  it('goes over HTTP as the contract says', async () => {
    const app = await kit().http();
    const { owner, person, companyId, token } = await open();
    const { answer } = await callEndpoint(app, identityEndpoints.signIn, {
      body: { email: owner.email, password: owner.password, remember: false },
    });
    const call = (credentials: string) =>
      callEndpoint(app, memberEndpoints.deleteMember, {
        params: { companyId, memberId: person.userId },
        query: { credentials: credentials as 'end' },
        token: answer.idToken,
      });
    const refused = await call('all');
    expect([refused.status, refused.problem.code]).toEqual([400, 'invalid_input']);
    expect(await whoIs(token)).toMatchObject({ companyId });
    expect((await call('end')).status).toBe(200);
    const sending = await app.inject({ url: '/v2/ocr/job/results', headers: { authorization: token } });
    expect(sending.statusCode).toBe(401);
  });
});
