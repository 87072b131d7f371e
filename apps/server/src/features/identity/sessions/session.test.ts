import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { expect, it } from 'vitest';

import { openAccount } from '../../../testing/accounts.ts';
import { callEndpoint } from '../../../testing/call-endpoint.ts';
import { describeOnDatabase } from '../../../testing/database.ts';
import { tidySessions } from './tidy-sessions.ts';

const { getMe, refresh, signIn, signOut } = identityEndpoints;

const secondMs = 1000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

function cookieIn(headers: Readonly<Record<string, unknown>>): string {
  return String(headers['set-cookie']).split(';', 1)[0] ?? '';
}

describeOnDatabase('a session', (kit) => {
  const begin = async ({ remember = false } = {}) => {
    const account = await openAccount(kit());
    const { email, password } = account;
    const begun = await callEndpoint(await kit().http(), signIn, { body: { email, password, remember } });
    return { ...account, ...begun, cookie: cookieIn(begun.headers) };
  };
  const refreshWith = async (cookie: string, headers = {}) => {
    const refreshed = await callEndpoint(await kit().http(), refresh, { headers: { cookie, ...headers } });
    return { ...refreshed, cookie: cookieIn(refreshed.headers) };
  };
  const meWith = async (token: string) => callEndpoint(await kit().http(), getMe, { token });

  it('keeps its refresh token in a cookie that no script and no other site can use', async () => {
    const forgotten = await begin();
    expect(forgotten.headers['set-cookie']?.[0]).toMatch(
      /^lavra_refresh=[\w-]{43}; Path=\/v2\/identity; HttpOnly; SameSite=Strict$/,
    );
    expect(forgotten.headers['cache-control']).toBe('no-store');
    expect(JSON.stringify(forgotten.answer)).not.toContain(forgotten.cookie.slice('lavra_refresh='.length));
    const remembered = await begin({ remember: true });
    expect(remembered.headers['set-cookie']?.[0]).toContain(`Max-Age=${30 * 24 * 3600}`);
    const stored = await kit().database.pool.query('select token_hash from refresh_tokens');
    for (const { token_hash } of stored.rows) expect(token_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('rotates its refresh token, and ends when a replaced one comes again', async () => {
    const first = await begin();
    const second = await refreshWith(first.cookie);
    expect(second.status).toBe(200);
    expect(second.cookie).not.toBe(first.cookie);
    expect((await meWith(second.answer.idToken)).status).toBe(200);

    kit().clock.advance(11 * secondMs);
    expect((await refreshWith(first.cookie)).problem.code).toBe('session_expired');
    // Whether thief or victim: neither may continue.
    expect((await refreshWith(second.cookie)).problem.code).toBe('session_expired');
    expect((await meWith(second.answer.idToken)).status).toBe(401);
  });

  it('gives two tabs that refresh at once the same successor', async () => {
    const { cookie } = await begin();
    const [one, other] = await Promise.all([refreshWith(cookie), refreshWith(cookie)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.cookie).toBe(other.cookie);
    expect((await refreshWith(one.cookie)).status).toBe(200);
  });

  it('ends for want of use after 12 hours, after 30 days if remembered, and after 90 days however used', async () => {
    const forgotten = await begin();
    const remembered = await begin({ remember: true });
    kit().clock.advance(13 * hourMs);
    expect((await refreshWith(forgotten.cookie)).problem.code).toBe('session_expired');
    let { cookie } = remembered;
    for (let day = 0; day < 80; day += 20) {
      const next = await refreshWith(cookie);
      expect(next.status).toBe(200);
      ({ cookie } = next);
      kit().clock.advance(20 * dayMs);
    }
    const last = await refreshWith(cookie);
    expect(last.status).toBe(200);
    kit().clock.advance(10 * dayMs);
    expect((await refreshWith(last.cookie)).problem.code).toBe('session_expired');
  });

  it('is signed out at once for the cookie and within a second for its id token', async () => {
    const { answer, cookie } = await begin();
    expect((await meWith(answer.idToken)).status).toBe(200);
    const ended = await callEndpoint(await kit().http(), signOut, { headers: { cookie } });
    expect(ended.headers['set-cookie']).toContain('Max-Age=0');
    expect((await refreshWith(cookie)).status).toBe(401);
    kit().clock.advance(secondMs);
    expect((await meWith(answer.idToken)).problem.code).toBe('token_invalid');
    // A second time, and without a cookie: nothing is left to end.
    expect((await callEndpoint(await kit().http(), signOut, { headers: { cookie } })).status).toBe(200);
    expect((await callEndpoint(await kit().http(), signOut, {})).status).toBe(200);
  });

  it('refuses its cookie from a page of another site, and from nowhere', async () => {
    const { cookie } = await begin();
    expect((await refreshWith(cookie, { origin: 'https://evil.example' })).problem.code).toBe(
      'origin_refused',
    );
    expect((await refreshWith(cookie, { origin: 'null' })).problem.code).toBe('origin_refused');
    expect((await refreshWith('other=1')).problem.code).toBe('session_expired');
    expect((await refreshWith(cookie, { origin: 'http://lavra.test' })).status).toBe(200);
  });

  it('refuses an id token that is old, altered or of another kind', async () => {
    const { answer } = await begin();
    const [head = '', , signature = ''] = answer.idToken.split('.');
    const forged = [head, Buffer.from('{"sub":"x","sid":"y"}').toString('base64url'), signature].join('.');
    for (const token of ['x', 'a.b.c', forged])
      expect((await meWith(token)).problem.code).toBe('token_invalid');
    kit().clock.advance((answer.expiresIn + 10) * 1000);
    expect((await meWith(answer.idToken)).problem.code).toBe('token_invalid');
  });

  it('ends within a second when its person or company is deactivated', async () => {
    const { answer, cookie, userId, email, password } = await begin();
    expect((await meWith(answer.idToken)).status).toBe(200);
    await kit().database.pool.query('update companies set deactivated_at = now() where id = $1', [userId]);
    kit().clock.advance(secondMs);
    expect((await meWith(answer.idToken)).status).toBe(401);
    expect((await refreshWith(cookie)).status).toBe(401);
    const again = await callEndpoint(await kit().http(), signIn, {
      body: { email, password, remember: false },
    });
    expect(again.problem.code).toBe('account_disabled');
  });

  it('slows an account after five failures, whatever is tried inside the pause', async () => {
    const { email, password } = await openAccount(kit());
    const attempt = async (tried: string) =>
      callEndpoint(await kit().http(), signIn, { body: { email, password: tried, remember: false } });
    for (let i = 0; i < 5; i += 1) expect((await attempt('wrong')).problem.code).toBe('credentials_invalid');
    const paused = await attempt(password);
    expect([paused.status, paused.problem.code, paused.headers['retry-after']]).toEqual([
      429,
      'account_paused',
      '1',
    ]);
    kit().clock.advance(secondMs);
    expect((await attempt('wrong')).status).toBe(401);
    expect((await attempt(password)).headers['retry-after']).toBe('2');
    kit().clock.advance(2 * secondMs);
    expect((await attempt(password)).status).toBe(200);
    expect((await attempt('wrong')).status).toBe(401);
  });

  it('is never kept from its owner by what others guess', async () => {
    const account = await openAccount(kit());
    const { email, password } = account;
    const app = await kit().http();
    const attempt = async (tried: string, from: string, cookie?: string) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/v2/identity/sign-in',
        remoteAddress: from,
        payload: { email, password: tried, remember: false },
        headers: cookie === undefined ? {} : { cookie },
      });
      return { status: answer.statusCode, cookies: answer.cookies };
    };
    const home = '198.51.100.7';
    const { cookies } = await attempt(password, home);
    const device = cookies.find(({ name }) => name.startsWith('lavra_device_'));
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/v2/identity' });
    const cookie = `${device?.name}=${device?.value}`;

    const guesses = [];
    for (let i = 1; i <= 40; i += 1) guesses.push((await attempt('wrong', `203.0.113.${i}`)).status);
    // Unknown places are slowed together, however many addresses they use, including the owner's first sign-in from a new one.
    expect(guesses.filter((status) => status === 401)).toHaveLength(20);
    expect((await attempt(password, '203.0.113.99')).status).toBe(429);
    expect((await attempt(password, home)).status).toBe(200);
    expect((await attempt(password, '192.0.2.44', cookie)).status).toBe(200);
    expect((await attempt(password, '192.0.2.45', `${device?.name}=forged.mark`)).status).toBe(429);
  });

  it('treats an unknown account like a wrong password, pauses included', async () => {
    const body = { email: `nobody-${crypto.randomUUID()}@empresa.example`, password: 'x', remember: false };
    const codes = [];
    for (let i = 0; i < 6; i += 1)
      codes.push((await callEndpoint(await kit().http(), signIn, { body })).problem.code);
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'credentials_invalid'), 'account_paused']);
  });

  it('leaves nothing once it is over and a night has passed', async () => {
    const over = await begin();
    await callEndpoint(await kit().http(), signOut, { headers: { cookie: over.cookie } });
    const going = await begin({ remember: true });
    const body = { email: over.email, password: 'wrong', remember: false };
    await callEndpoint(await kit().http(), signIn, { body });
    kit().clock.advance(dayMs + secondMs);
    await tidySessions(kit().ctx());
    const count = async (query: string) => (await kit().database.pool.query(query)).rows[0];
    expect(await count(`select count(*)::int from sessions where user_id = '${over.userId}'`)).toEqual({
      count: 0,
    });
    const failures = 'select count(*)::int from sign_in_failures where known_at is null';
    expect(await count(failures)).toEqual({ count: 0 });
    expect((await refreshWith(going.cookie)).status).toBe(200);
  });
});
