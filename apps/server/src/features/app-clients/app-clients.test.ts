import { createHmac } from 'node:crypto';

import { appClientEndpoints } from '@lavra/contract/endpoints/app-clients';
import { clientTokenEndpoints } from '@lavra/contract/endpoints/client-tokens';
import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { expect, it, vi } from 'vitest';

import { callEndpoint } from '../../testing/call-endpoint.ts';
import { type TestAccount, anyCpf, joinCompany, openAccount } from '../../testing/accounts.ts';
import { describeOnDatabase } from '../../testing/database.ts';
import { asUser } from '../../testing/principals.ts';
import { authenticateClient, createClientToken } from '../client-tokens/index.ts';
import { grant } from '../identity/index.ts';
import { forgotPassword } from '../identity/passwords/forgot-password.ts';
import { resetPassword } from '../identity/passwords/reset-password.ts';
import { addCalls, callsSince } from './app-clients.store.ts';
import { createAppClient } from './create-app-client.ts';
import { deleteAppClient } from './delete-app-client.ts';
import { getAppClient } from './get-app-client.ts';
import { listAppClients } from './list-app-clients.ts';
import { rotateAppClientSecret } from './rotate-app-client-secret.ts';
import { updateAppClient } from './update-app-client.ts';

const hourMs = 3_600_000;
const secondMs = 1000;

describeOnDatabase('an app client', (kit) => {
  const open = async () => {
    const account = await openAccount(kit());
    const { ctx, userId: companyId } = account;
    // Lists are in the order of creation.
    kit().clock.advance(secondMs);
    const client = await createAppClient({
      ctx,
      params: { companyId },
      body: { name: 'Pedidos', scopes: ['nfe', 'lavra/send.rg'] },
    });
    return { ...account, companyId, client, clientId: client.ClientId, secret: client.ClientSecret ?? '' };
  };
  const tokenOf = async (body: Parameters<typeof createClientToken>[0]['body']) =>
    (await createClientToken({ ctx: kit().ctx(), body })).token;
  const whoIs = (token: string) => authenticateClient(kit().dependencies, token);
  const demoOf = async ({ ctx, userId }: TestAccount) => {
    const { appclients } = await listAppClients({ ctx, params: { companyId: userId } });
    return appclients.find(({ ClientName }) => ClientName === 'Demo-Application')?.ClientId ?? '';
  };

  it('may be deleted while its calls are being counted', async () => {
    const { companyId, clientId } = await open();
    const { pool, db } = kit().database;
    const deleting = await pool.connect();
    await deleting.query('begin');
    await deleting.query('delete from app_clients where id = $1', [clientId]);
    const counting = addCalls(db, [{ client_id: clientId, day: '2026-11-22', calls: 1 }]);
    const waiting = 'select from pg_locks where not granted';
    await vi.waitFor(async () => expect((await pool.query(waiting)).rows).not.toEqual([]));
    await deleting.query('commit');
    deleting.release();
    await counting;
    expect(await callsSince(db, companyId, '2026-11-01')).toEqual(new Map());
  });

  it('shows its secret when it is created and never again', async () => {
    const { ctx, companyId, clientId, client, secret } = await open();
    expect(secret).toMatch(/^[0-9A-Za-z]{52}$/);
    expect(client).toMatchObject({
      ClientName: 'Pedidos',
      AllowedOAuthScopes: ['lavra/send.nfe', 'lavra/send.rg'],
      RefreshTokenValidity: 30,
      LastUsedDate: null,
      CallsLast30Days: 0,
      PreviousSecretUntil: null,
    });
    const { appclients } = await listAppClients({ ctx, params: { companyId } });
    expect(appclients.map(({ ClientName }) => ClientName)).toEqual(['Demo-Application', 'Pedidos']);
    const one = await getAppClient({ ctx, params: { companyId, clientId } });
    for (const shown of [one, ...appclients]) expect(shown).not.toHaveProperty('ClientSecret');
    const stored = await kit().database.pool.query('select * from app_clients where id = $1', [clientId]);
    expect(JSON.stringify(stored.rows)).not.toContain(secret);
  });

  it('shows who made it, the demo’s nobody', async () => {
    const { ctx, companyId, userId, client } = await open();
    const CreatedBy = { user_uuid: userId, user_name: expect.stringMatching(/\w/) };
    expect(client).toMatchObject({ CreatedBy });
    const [demo, own] = (await listAppClients({ ctx, params: { companyId } })).appclients;
    expect(own).toMatchObject({ CreatedBy });
    expect(demo).not.toHaveProperty('CreatedBy');
  });

  it('has at least one scope, each allowed to its company, and a plain name of its own', async () => {
    const { ctx, userId: companyId } = await openAccount(kit());
    const make = (name: string, scopes: string[]) =>
      createAppClient({ ctx, params: { companyId }, body: { name, scopes } });
    await expect(make('Pedidos', [])).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(make('Pedidos', ['lavra/read'])).rejects.toMatchObject({ code: 'scope_not_allowed' });
    await expect(make('Pedidos <1>', ['all'])).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(make('Demo-Application', ['all'])).rejects.toMatchObject({
      code: 'app_client_name_reserved',
    });

    await kit().database.pool.query(
      "insert into company_rules (company_id, scopes, updated_at) values ($1, '{rg}', now())",
      [companyId],
    );
    await expect(make('Pedidos', ['rg', 'nfe'])).rejects.toMatchObject({ params: { scope: 'nfe' } });
    expect((await make('Pedidos', ['all', 'rg'])).AllowedOAuthScopes).toEqual([
      'lavra/send',
      'lavra/send.rg',
    ]);
  });

  it('is one of at most fifty', async () => {
    const { ctx, userId: companyId } = await openAccount(kit());
    for (let i = 1; i < 50; i += 1)
      await createAppClient({ ctx, params: { companyId }, body: { name: `N ${i}`, scopes: ['all'] } });
    const oneMore = createAppClient({
      ctx,
      params: { companyId },
      body: { name: 'One more', scopes: ['all'] },
    });
    await expect(oneMore).rejects.toMatchObject({ code: 'app_client_limit', params: { limit: 50 } });
  });

  it('fetches a token with its secret, which works for as long as was asked', async () => {
    const { companyId, clientId, secret } = await open();
    const token = await tokenOf({ ClientID: clientId, ClientSecret: secret, ExpiresIn: 360 });
    expect(await tokenOf({ ClientID: clientId, ClientSecret: secret, ExpiresIn: null })).toBeTruthy();
    expect(await whoIs(token)).toEqual({
      kind: 'client',
      clientId,
      companyId,
      scopes: ['lavra/send.nfe', 'lavra/send.rg'],
    });
    kit().clock.advance(6 * hourMs - secondMs);
    expect(await whoIs(token)).toMatchObject({ clientId });
    // With a few seconds of grace: programs count from when the answer arrived.
    kit().clock.advance(9 * secondMs);
    expect(await whoIs(token)).toMatchObject({ clientId });
    kit().clock.advance(2 * secondMs);
    await expect(whoIs(token)).rejects.toMatchObject({ code: 'token_invalid' });
  });

  it('fetches a token with the e-mail and password of a person of its company, with and without the hash', async () => {
    const { email, password, clientId, secret } = await open();
    const person = { ClientID: clientId, UserName: email, UserSecret: password };
    const hash = createHmac('sha256', secret).update(`${email}${clientId}`).digest('base64');
    for (const extra of [{}, { ClientSecretHash: null }, { ClientSecretHash: hash }, { ClientSecret: '' }]) {
      expect(await whoIs(await tokenOf({ ...person, ...extra }))).toMatchObject({ clientId });
    }
    const refused = { code: 'client_credentials_invalid' };
    await expect(tokenOf({ ...person, ClientSecretHash: hash.replace(/^./, '#') })).rejects.toMatchObject(
      refused,
    );
    await expect(tokenOf({ ...person, UserSecret: 'wrong' })).rejects.toMatchObject({
      code: 'credentials_invalid',
    });
    await expect(tokenOf({ ClientID: clientId, ClientSecret: `${secret}x` })).rejects.toMatchObject(refused);
    await expect(tokenOf({ ClientID: clientId, ClientSecretHash: hash })).rejects.toMatchObject(refused);
    await expect(tokenOf({ ClientID: 'nobody', ClientSecret: secret })).rejects.toMatchObject(refused);
  });

  it('gives a token to members and administrators, and to nobody of another company', async () => {
    const owner = await openAccount(kit());
    const member = await openAccount(kit(), { cpfCnpj: anyCpf() });
    const stranger = await openAccount(kit());
    await joinCompany(owner, member);
    const ClientID = await demoOf(owner);
    const by = ({ email, password }: TestAccount) =>
      tokenOf({ ClientID, UserName: email, UserSecret: password });
    expect(await whoIs(await by(member))).toMatchObject({ companyId: owner.userId });
    // Like a wrong password: nobody may learn from another company's client that a password is right.
    await expect(by(stranger)).rejects.toMatchObject({ code: 'credentials_invalid' });
    await grant(kit().ctx(), { email: stranger.email, flag: 'admin' });
    expect(await whoIs(await by(stranger))).toMatchObject({ companyId: owner.userId });
  });

  it('has its password tried as often as a sign-in, from one address, at both doors together', async () => {
    const owner = await openAccount(kit());
    const ClientID = await demoOf(owner);
    const app = await kit().http();
    const tried = async (url: string, payload: object) =>
      (await app.inject({ method: 'POST', url, payload, remoteAddress: '203.0.113.50' })).statusCode;
    const statuses = [];
    for (let i = 0; i < 20; i += 1) {
      const UserName = `spray${i}@empresa.example`;
      statuses.push(await tried('/v2/token', { ClientID, UserName, UserSecret: 'Senha-Comum#1' }));
      const body = { email: UserName, password: 'Senha-Comum#1', remember: false };
      statuses.push(await tried('/v2/identity/sign-in', body));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect(await tried('/v2/token', { ClientID, ClientSecret: 'no password' })).toBe(401);
  });

  it('has no token any more that was got with a password of before', async () => {
    const owner = await openAccount(kit());
    const ClientID = await demoOf(owner);
    const { email, password } = owner;
    const token = await tokenOf({ ClientID, UserName: email, UserSecret: password });
    expect(await whoIs(token)).toMatchObject({ companyId: owner.userId });
    await forgotPassword({ ctx: kit().ctx(), body: { email } });
    const code = /\b\d{6}\b/.exec(kit().mailer.lastTo(email)?.text ?? '')?.[0] ?? '';
    await resetPassword({ ctx: kit().ctx(), body: { email, code, password: 'Outra-Ponte*77' } });
    kit().clock.advance(1000);
    await expect(whoIs(token)).rejects.toMatchObject({ code: 'token_invalid' });
  });

  it('is counted: when a token was last fetched, and the calls of 30 days', async () => {
    const { ctx, companyId, clientId, secret } = await open();
    const at = kit().clock.now();
    const token = await tokenOf({ ClientID: clientId, ClientSecret: secret });
    for (let i = 0; i < 3; i += 1) await whoIs(token);
    const read = () => getAppClient({ ctx, params: { companyId, clientId } });
    expect(await read()).toMatchObject({
      LastUsedDate: `${at.toISOString().slice(0, 19)}Z`,
      CallsLast30Days: 3,
    });
    await whoIs(token);
    expect(
      (await listAppClients({ ctx, params: { companyId } })).appclients.map((each) => each.CallsLast30Days),
    ).toEqual([0, 4]);
    kit().clock.advance(30 * 24 * hourMs);
    expect(await read()).toMatchObject({ CallsLast30Days: 0 });
  });

  it('has the secret of before as long as was asked, and no longer', async () => {
    const { ctx, companyId, clientId, secret } = await open();
    const rotate = (overlap: number) =>
      rotateAppClientSecret({ ctx, params: { companyId, clientId }, body: { overlap_hours: overlap } });
    const rotated = await rotate(2);
    const second = rotated.ClientSecret ?? '';
    expect(second).not.toBe(secret);
    expect(rotated.PreviousSecretUntil).not.toBeNull();
    const works = (each: string) =>
      tokenOf({ ClientID: clientId, ClientSecret: each }).then(Boolean, () => false);
    expect([await works(secret), await works(second)]).toEqual([true, true]);
    kit().clock.advance(2 * hourMs);
    expect([await works(secret), await works(second)]).toEqual([false, true]);
    expect((await getAppClient({ ctx, params: { companyId, clientId } })).PreviousSecretUntil).toBeNull();
    const third = (await rotate(0)).ClientSecret ?? '';
    kit().clock.advance(secondMs);
    expect([await works(second), await works(third)]).toEqual([false, true]);
  });

  it('takes its changes and its end to the tokens that are out, within a second', async () => {
    const { ctx, companyId, clientId, secret } = await open();
    const token = await tokenOf({ ClientID: clientId, ClientSecret: secret });
    expect((await whoIs(token)).scopes).toHaveLength(2);
    const params = { companyId, clientId };
    const body = { name: 'Pedidos 2', scopes: ['all'] };
    expect(await updateAppClient({ ctx, params, body })).toMatchObject({ ClientName: 'Pedidos 2' });
    await expect(updateAppClient({ ctx, params, body: { ...body, scopes: [] } })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    kit().clock.advance(secondMs);
    expect((await whoIs(token)).scopes).toEqual(['lavra/send']);

    expect(await deleteAppClient({ ctx, params: { companyId, clientId } })).toEqual({});
    kit().clock.advance(secondMs);
    await expect(whoIs(token)).rejects.toMatchObject({ code: 'token_invalid' });
    await expect(tokenOf({ ClientID: clientId, ClientSecret: secret })).rejects.toMatchObject({
      status: 401,
    });
    await expect(deleteAppClient({ ctx, params: { companyId, clientId } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('stays when it is the one of the demo', async () => {
    const account = await openAccount(kit());
    const params = { companyId: account.userId, clientId: await demoOf(account) };
    const { ctx } = account;
    const reserved = { code: 'app_client_name_reserved' };
    await expect(deleteAppClient({ ctx, params })).rejects.toMatchObject(reserved);
    await expect(updateAppClient({ ctx, params, body: { scopes: ['rg'] } })).rejects.toMatchObject(reserved);
  });

  it('ends with its company', async () => {
    const { companyId, clientId, secret } = await open();
    const token = await tokenOf({ ClientID: clientId, ClientSecret: secret });
    await kit().database.pool.query('update companies set deactivated_at = now() where id = $1', [companyId]);
    kit().clock.advance(secondMs);
    await expect(whoIs(token)).rejects.toMatchObject({ code: 'token_invalid' });
    const again = tokenOf({ ClientID: clientId, ClientSecret: secret });
    await expect(again).rejects.toMatchObject({ code: 'account_disabled' });
  });

  it('is not found from another company, and found by an administrator', async () => {
    const { companyId, clientId } = await open();
    const stranger = (await openAccount(kit())).ctx;
    const params = { companyId, clientId };
    const body = { scopes: ['all'], overlap_hours: 0 };
    const tries = [getAppClient, updateAppClient, deleteAppClient, rotateAppClientSecret, listAppClients];
    for (const verb of tries) {
      await expect(verb({ ctx: stranger, params, body })).rejects.toMatchObject({ code: 'not_found' });
    }
    // Under their own company's id, another's client does not exist either.
    const own = stranger.principal.kind === 'user' ? stranger.principal.companyId : '';
    const theirs = { clientId, companyId: own };
    for (const verb of [getAppClient, updateAppClient, deleteAppClient, rotateAppClientSecret]) {
      await expect(verb({ ctx: stranger, params: theirs, body })).rejects.toMatchObject({
        code: 'not_found',
      });
    }
    const admin = kit().ctx({ principal: asUser({ isAdmin: true }) });
    expect(await getAppClient({ ctx: admin, params })).toMatchObject({ ClientId: clientId });
    const nowhere = createAppClient({
      ctx: admin,
      params: { companyId: 'none' },
      body: { name: 'X', scopes: ['all'] },
    });
    await expect(nowhere).rejects.toMatchObject({ code: 'not_found' });
  });

  it('answers over HTTP as the contract says, to the right kind of token only', async () => {
    const app = await kit().http();
    const { email, password, companyId, clientId, secret } = await open();
    const signedIn = await callEndpoint(app, identityEndpoints.signIn, {
      body: { email, password, remember: false },
    });
    const { idToken } = signedIn.answer;
    const fetched = await callEndpoint(app, clientTokenEndpoints.createClientToken, {
      body: { ClientID: clientId, ClientSecret: secret, ExpiresIn: 1440 },
    });
    expect([fetched.status, fetched.headers['cache-control']]).toEqual([200, 'no-store']);
    const tooLong = await callEndpoint(app, clientTokenEndpoints.createClientToken, {
      body: { ClientID: clientId, ClientSecret: secret, ExpiresIn: 1441 },
    });
    expect(tooLong.problem.details?.[0]?.path).toBe('body.ExpiresIn');
    const wrong = await callEndpoint(app, clientTokenEndpoints.createClientToken, {
      body: { ClientID: clientId, UserName: email, UserSecret: 'wrong', ClientSecretHash: null },
    });
    expect([wrong.status, wrong.problem.code]).toEqual([401, 'credentials_invalid']);

    const list = (token: string) =>
      callEndpoint(app, appClientEndpoints.listAppClients, { params: { companyId }, token });
    expect((await list(idToken)).status).toBe(200);
    expect((await list(fetched.answer.token)).problem.code).toBe('forbidden');
    const created = await callEndpoint(app, appClientEndpoints.createAppClient, {
      params: { companyId },
      body: { name: 'Notas', scopes: ['nfe'] },
      token: idToken,
    });
    const one = { params: { companyId, clientId: created.answer.ClientId }, token: idToken };
    expect((await callEndpoint(app, appClientEndpoints.getAppClient, one)).status).toBe(200);
    const put = await callEndpoint(app, appClientEndpoints.updateAppClient, {
      ...one,
      body: { scopes: ['rg'] },
    });
    expect(put.answer.AllowedOAuthScopes).toEqual(['lavra/send.rg']);
    const turned = await callEndpoint(app, appClientEndpoints.rotateAppClientSecret, {
      ...one,
      body: { overlap_hours: 24 },
    });
    expect(turned.answer.ClientSecret).toMatch(/^\w{52}$/);
    expect((await callEndpoint(app, appClientEndpoints.deleteAppClient, one)).answer).toEqual({});
  });
});
