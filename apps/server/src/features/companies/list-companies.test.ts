import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { memberEndpoints } from '@lavra/contract/endpoints/members';
import { providerEndpoints } from '@lavra/contract/endpoints/provider';
import { expect, it } from 'vitest';

import { anyCpf, joinCompany, openAccount } from '../../testing/accounts.ts';
import { callEndpoint } from '../../testing/call-endpoint.ts';
import { describeOnDatabase } from '../../testing/database.ts';
import { asUser } from '../../testing/principals.ts';
import { authenticateUser, grant } from '../identity/index.ts';
import { getCompany, listBillingCompanies, listCompanies } from './list-companies.ts';

describeOnDatabase('the companies of the provider', (kit) => {
  const admin = () => kit().ctx({ principal: asUser({ isAdmin: true }) });
  const namesOf = async (query: Parameters<typeof listCompanies>[0]['query']) =>
    (await listCompanies({ ctx: admin(), query })).clients.map(({ name }) => name);

  it('are listed newest first, each with its owner, people and use of the month', async () => {
    kit().clock.set('2026-03-20T12:00:00Z');
    const one = await openAccount(kit(), { name: 'Padaria São João' });
    kit().clock.advance(1000);
    const two = await openAccount(kit(), { name: 'Rui Prado', cpfCnpj: anyCpf() });
    kit().clock.advance(1000);
    const three = await openAccount(kit(), { name: 'Provedor' });
    await grant(kit().ctx(), { email: three.email, flag: 'admin' });
    await joinCompany(one, two);
    const { pool } = kit().database;
    await pool.query(
      `insert into usage_daily (company_id, day, service, total, errors)
       values ($1, '2026-03-02', 'nfe', 7, 1), ($1, '2026-03-19', 'cnh', 5, 0), ($1, '2026-02-28', 'cnh', 90, 9)`,
      [one.userId],
    );
    await pool.query('update companies set deactivated_at = now() where id = $1', [two.userId]);

    expect(await namesOf({})).toEqual(['Provedor', 'Rui Prado', 'Padaria São João']);
    const { clients } = await listCompanies({ ctx: admin(), query: { name: 'padaria sao' } });
    expect(clients).toEqual([
      {
        company_id: one.userId,
        name: 'Padaria São João',
        email: one.email,
        document: expect.stringMatching(/^\w{14}$/),
        admin: false,
        status: 'active',
        created_at: '2026-03-20T12:00:00Z',
        deactivated_at: null,
        members: 1,
        requests: 12,
        errors: 1,
        last_used: '2026-03-19',
        app_clients: 1,
        sessions: 0,
      },
    ]);
    expect(await getCompany({ ctx: admin(), params: { companyId: one.userId } })).toEqual(clients[0]);
    const missing = getCompany({ ctx: admin(), params: { companyId: 'nobody' } });
    await expect(missing).rejects.toMatchObject({ code: 'not_found' });
    const billed = await listBillingCompanies({ ctx: admin(), query: {} });
    expect(billed.clients).toHaveLength(3);

    expect(await namesOf({ name: two.email.toUpperCase() })).toEqual(['Rui Prado']);
    const document = clients[0]?.document ?? '';
    const written = `${document.slice(0, 2)}.${document.slice(2, 5)}.${document.slice(5)}`;
    expect(await namesOf({ name: written })).toEqual(['Padaria São João']);
    expect(await namesOf({ document: 'cpf' })).toEqual(['Rui Prado']);
    expect(await namesOf({ document: 'cnpj' })).toEqual(['Provedor', 'Padaria São João']);
    expect(await namesOf({ document: 'both', admin: 'true' })).toEqual(['Provedor']);
    expect(await namesOf({ admin: 'false' })).toEqual(['Rui Prado', 'Padaria São João']);
    expect(await namesOf({ deactivated: 'true' })).toEqual(['Rui Prado']);
    expect(await namesOf({ deactivated: 'false' })).toEqual(['Provedor', 'Padaria São João']);
    expect(await namesOf({ name: '%' })).toEqual([]);
  });

  it('come in pages', async () => {
    const seen: string[] = [];
    for (let nextPageToken: string | undefined = ''; nextPageToken !== undefined;) {
      const page: Awaited<ReturnType<typeof listCompanies>> = await listCompanies({
        ctx: admin(),
        query: { limit: 2, nextPageToken },
      });
      seen.push(...page.clients.map(({ name }) => name));
      nextPageToken = page.nextPageToken;
    }
    expect(seen).toEqual(['Provedor', 'Rui Prado', 'Padaria São João']);
  });

  it('are each acted for by an administrator, by path or header, and by nobody else', async () => {
    const app = await kit().http();
    const client = await openAccount(kit());
    const person = await openAccount(kit());
    const provider = await openAccount(kit());
    await grant(kit().ctx(), { email: provider.email, flag: 'admin' });
    const tokenOf = async ({ email, password }: typeof client) =>
      (
        await callEndpoint(app, identityEndpoints.signIn, {
          body: { email, password, remember: false },
        })
      ).answer.idToken;
    const acting = (token: string, named: { inPath?: string; inHeader?: string }) =>
      authenticateUser(kit().dependencies, token, named);
    const token = await tokenOf(provider);
    const asClient = { userId: provider.userId, companyId: client.userId, isOwner: false, isAdmin: true };
    expect(await acting(token, { inPath: client.userId })).toMatchObject(asClient);
    expect(await acting(token, { inHeader: client.userId })).toMatchObject(asClient);
    expect(await acting(token, {})).toMatchObject({ companyId: provider.userId, isOwner: true });
    await expect(acting(token, { inHeader: 'nobody' })).rejects.toMatchObject({ code: 'company_not_yours' });
    const stranger = await tokenOf(person);
    await expect(acting(stranger, { inHeader: client.userId })).rejects.toMatchObject({
      code: 'company_not_yours',
    });

    const members = await callEndpoint(app, memberEndpoints.listMembers, {
      params: { companyId: client.userId },
      token,
    });
    expect(members.answer.members[0]).toMatchObject({ user_uuid: client.userId });
    const refused = await callEndpoint(app, providerEndpoints.listCompanies, { token: stranger });
    expect([refused.status, refused.problem.code]).toEqual([403, 'forbidden']);
  });
});
