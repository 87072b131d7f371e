import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { expect, it } from 'vitest';

import { joinCompany, openAccount, anyCpf } from '../../testing/accounts.ts';
import { callEndpoint } from '../../testing/call-endpoint.ts';
import { describeOnDatabase } from '../../testing/database.ts';
import { asUser } from '../../testing/principals.ts';
import { createTestKit } from '../../testing/test-kit.ts';
import { createAppClient } from '../app-clients/index.ts';
import { authenticateClient, createClientToken } from '../client-tokens/index.ts';
import { authenticateUser } from '../identity/index.ts';
import { deactivateCompany, reactivateCompany } from './deactivate-company.ts';
import { getRetention } from './retention/get-retention.ts';
import { getCompany } from './list-companies.ts';

describeOnDatabase('a company that is deactivated', (kit) => {
  it('stops what is live within a second, in another process too, keeps its data, and goes on later', async () => {
    const owner = await openAccount(kit());
    const member = await openAccount(kit(), { cpfCnpj: anyCpf() });
    await joinCompany(owner, member);
    const { userId: companyId, email, password } = owner;
    const params = { companyId };
    const { ClientId: ClientID, ClientSecret } = await createAppClient({
      ctx: owner.ctx,
      params,
      body: { name: 'ERP', scopes: ['all'] },
    });
    const credential = { ClientID, ClientSecret };
    const { token } = await createClientToken({ ctx: kit().ctx(), body: credential });
    const app = await kit().http();
    const signIn = (who: { email: string; password: string }) =>
      callEndpoint(app, identityEndpoints.signIn, {
        body: { email: who.email, password: who.password, remember: false },
      });
    const { idToken } = (await signIn({ email, password })).answer;
    const theirs = (await signIn(member)).answer.idToken;

    // Another process, with caches of its own.
    const other = await createTestKit(kit().database);
    other.clock.set(kit().clock.now().toISOString());
    const alive = async () => {
      const asked = [kit(), other].flatMap(({ dependencies }) => [
        authenticateUser(dependencies, idToken),
        authenticateUser(dependencies, theirs, { inHeader: companyId }),
        authenticateClient(dependencies, token),
      ]);
      return (await Promise.allSettled(asked)).map(({ status }) => status === 'fulfilled');
    };
    const passASecond = () => [kit(), other].forEach(({ clock }) => clock.advance(1000));
    expect(await alive()).toEqual(Array.from({ length: 6 }, () => true));

    const admin = () => kit().ctx({ principal: asUser({ isAdmin: true }) });
    // What deactivation will stop, as shown before it.
    expect(await getCompany({ ctx: admin(), params })).toMatchObject({ app_clients: 2, sessions: 2 });
    expect(await deactivateCompany({ ctx: admin(), params })).toMatchObject({ status: 'disabled' });
    passASecond();
    expect(await alive()).toEqual(Array.from({ length: 6 }, () => false));
    expect((await signIn({ email, password })).status).toBeGreaterThanOrEqual(400);
    await expect(createClientToken({ ctx: kit().ctx(), body: credential })).rejects.toMatchObject({
      code: 'account_disabled',
    });
    // A member continues in their own company.
    expect(await authenticateUser(kit().dependencies, theirs)).toMatchObject({ companyId: member.userId });
    expect(await getRetention({ ctx: admin(), params })).toMatchObject({ expires: 30 });

    expect(await reactivateCompany({ ctx: admin(), params })).toMatchObject({ status: 'active' });
    passASecond();
    expect(await alive()).toEqual(Array.from({ length: 6 }, () => true));
    await other.close();
  });
});
