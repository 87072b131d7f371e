import { clientTokenEndpoints } from '@lavra/contract/endpoints/client-tokens';
import { describe, expect, it } from 'vitest';

import { beginSession, endSession } from '../../../base/session.ts';
import { makeUser } from '../../../testing/factories.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { forgetToken, needsPassword, requestClientToken } from './client-token.ts';

const of = { clientId: 'client-demo', email: 'ana@oficina.com.br' };
const { signal } = new AbortController();
const signIn = () => beginSession({ idToken: 'token-1', expiresIn: 3600, user: makeUser() });

describe('A token of an app client', () => {
  it('is got with the password once, and again when it was refused', async () => {
    const api = fakeApi();
    api.on(clientTokenEndpoints.createClientToken, () => ({ token: 'token-of-client' }));
    signIn();
    expect(needsPassword(of)).toBe(true);
    await requestClientToken({ ...of, password: 'Segredo#2026' }, signal);
    expect(needsPassword(of)).toBe(false);
    expect(await requestClientToken({ ...of, password: '' }, signal)).toBe('token-of-client');
    expect(api.calls).toHaveLength(1);
    forgetToken(of);
    expect(needsPassword(of)).toBe(true);
  });

  it('is kept for nobody when it comes after signing out', async () => {
    const api = fakeApi();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    api.on(clientTokenEndpoints.createClientToken, () => asked.then(() => ({ token: 'token-of-client' })));
    signIn();
    const token = requestClientToken({ ...of, password: 'Segredo#2026' }, signal);
    endSession();
    signIn();
    answer();
    expect(await token).toBe('token-of-client');
    expect(needsPassword(of)).toBe(true);
  });
});
