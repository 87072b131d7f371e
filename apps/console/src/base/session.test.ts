import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { describe, expect, it, vi } from 'vitest';

import { makeActing, makeUser } from '../testing/factories.ts';
import { fakeApi, Refusal } from '../testing/fake-api.ts';
import { actFor, companyId } from '../lib/acting-company.ts';
import { managementClient } from '../api/client/endpoint-clients.ts';
import { beginSession, restoreSession, session, signOut } from './session.ts';

const companies = managementClient(companyEndpoints);
const askTime = () => companies.getCreationTime({ params: { companyId: 'user-1' } });
const time = { creation_time: '2026-01-01T00:00:00Z' };
const refused = () => new Refusal(401, 'token_invalid', 'O token de acesso é inválido ou expirou.');
const fresh = (idToken: string) => ({ idToken, expiresIn: 3600, user: makeUser() });

describe('A session', () => {
  it('is not asked for where none was begun', async () => {
    const api = fakeApi();
    expect(await restoreSession()).toBeUndefined();
    expect(api.calls).toHaveLength(0);
  });

  it('is restored with the cookie, and keeps its token out of the storage', async () => {
    const api = fakeApi();
    beginSession(fresh('token-1'));
    api.on(identityEndpoints.refresh, () => fresh('token-2'));
    expect((await restoreSession())?.idToken).toBe('token-2');
    expect(JSON.stringify({ ...localStorage })).not.toContain('token');
  });

  it.each([
    [503, 'unavailable'],
    [500, 'internal'],
  ] as const)('is asked for again where the server answers %i, then that is said', async (status, code) => {
    vi.useFakeTimers();
    const api = fakeApi();
    beginSession(fresh('token-1'));
    let failures = 2;
    api.on(identityEndpoints.refresh, () => {
      failures -= 1;
      return failures < 0 ? fresh('token-2') : new Refusal(status, code, 'Erro');
    });
    const restored = restoreSession();
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await restored)?.idToken).toBe('token-2');

    failures = 100;
    await Promise.all([
      expect(restoreSession()).rejects.toMatchObject({ status }),
      vi.advanceTimersByTimeAsync(10_000),
    ]);
    expect(api.callsOf(identityEndpoints.refresh)).toHaveLength(3 + 4);
    expect(localStorage).toHaveLength(1);
  });

  it('counts only while its token lives', () => {
    beginSession({ ...fresh('token-1'), expiresIn: -1 });
    expect(session()).toBeUndefined();
  });

  it('ends on this page even when the server cannot be told', async () => {
    const api = fakeApi();
    beginSession(fresh('token-1'));
    sessionStorage.setItem('lavra-acting-company', '{}');
    api.on(identityEndpoints.signOut, () => new Refusal(500, 'internal', 'Erro interno no servidor'));
    await expect(signOut()).rejects.toThrow('Erro interno no servidor');
    expect(session()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('A call with the token of a session', () => {
  it('is renewed once for all that were refused together, and sent again', async () => {
    const api = fakeApi();
    beginSession(fresh('token-old'));
    api.on(companyEndpoints.getCreationTime, ({ headers }) =>
      headers.get('authorization') === 'Bearer token-new' ? time : refused(),
    );
    api.on(identityEndpoints.refresh, () => fresh('token-new'));
    expect(await Promise.all([askTime(), askTime(), askTime()])).toEqual([time, time, time]);
    expect(api.callsOf(identityEndpoints.refresh)).toHaveLength(1);
  });

  it('ends the session when the refresh is refused', async () => {
    const api = fakeApi();
    beginSession(fresh('token-old'));
    api.on(companyEndpoints.getCreationTime, refused);
    api.on(identityEndpoints.refresh, () => new Refusal(401, 'session_expired', 'A sessão expirou.'));
    await expect(askTime()).rejects.toMatchObject({ status: 401 });
    expect(session()).toBeUndefined();
  });

  it('ends the session when the renewed token is refused too', async () => {
    const api = fakeApi();
    beginSession(fresh('token-old'));
    api.on(companyEndpoints.getCreationTime, refused);
    api.on(identityEndpoints.refresh, () => fresh('token-new'));
    await expect(askTime()).rejects.toMatchObject({ status: 401, requestId: 'req-test-1' });
    expect(session()).toBeUndefined();
  });

  it('keeps the session when the server is out of reach', async () => {
    const api = fakeApi();
    beginSession(fresh('token-old'));
    api.on(companyEndpoints.getCreationTime, refused);
    api.on(identityEndpoints.refresh, () => new Refusal(503, 'unavailable', 'O serviço está ocupado.'));
    await expect(askTime()).rejects.toMatchObject({ status: 503 });
    expect(session()?.idToken).toBe('token-old');
  });
});

describe('The company of the calls', () => {
  it('is the one that an administrator acts for', () => {
    beginSession({ ...fresh('token-1'), user: makeUser({ isAdmin: true }) });
    expect(companyId()).toBe('user-1');
    actFor(makeActing('user-9', 'Papelaria'));
    expect(companyId()).toBe('user-9');
    actFor(undefined);
    expect(companyId()).toBe('user-1');
  });

  it('is never another one for anybody else', () => {
    beginSession(fresh('token-1'));
    actFor(makeActing('user-9', 'Papelaria'));
    expect(companyId()).toBe('user-1');
  });
});
