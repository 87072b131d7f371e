import type { Endpoint } from '@lavra/contract/kernel';
import { expect, it } from 'vitest';

import { isWriting } from '../platform/audit.ts';
import { type VerbCall, verb } from '../platform/verb.ts';
import { describeOnDatabase } from '../testing/database.ts';
import { asUser } from '../testing/principals.ts';
import { routes } from './features.ts';

/** Calls by which an administrator may change something. */
const changing = routes.filter(
  ({ endpoint }) => isWriting(endpoint) && ['user', 'admin', 'client-or-user'].includes(endpoint.access),
);

describeOnDatabase('every change by an administrator', (kit) => {
  const entriesOf = async (requestId: string) => {
    const { rows } = await kit().database.pool.query(
      `select actor_id, company_id, action, target, address from audit_entries where request_id = $1`,
      [requestId],
    );
    return rows as unknown[];
  };
  /** The audit of this very endpoint, around a verb that does nothing. */
  const callAs = async (endpoint: Endpoint, isAdmin: boolean, run: () => Promise<object>) => {
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    const params = Object.fromEntries(names.map((name) => [name, name === 'companyId' ? 'client' : 'thing']));
    const principal = asUser({ userId: 'somebody', companyId: 'client', isOwner: false, isAdmin });
    const requestId = crypto.randomUUID();
    const ctx = kit().ctx({ principal, requestId, address: '203.0.113.7' });
    const call = { ctx, params } as unknown as VerbCall<Endpoint>;
    await verb(endpoint, run)(call).catch(() => undefined);
    return entriesOf(requestId);
  };

  it('is the subject of a few tests at least', () => {
    expect(changing.length).toBeGreaterThan(15);
  });

  it.each(changing)('$name is served by a verb, so that it leaves an entry', async ({ name, ...route }) => {
    expect(route.handle).toHaveProperty('endpoint', route.endpoint);
    const { path, access } = route.endpoint;
    const target = path.match(/:(?!companyId)\w+/g) ?? [];
    expect(await callAs(route.endpoint, true, async () => ({}))).toEqual([
      {
        actor_id: 'somebody',
        company_id: path.includes(':companyId') || access !== 'admin' ? 'client' : null,
        action: name,
        target: Object.fromEntries(target.map((each) => [each.slice(1), 'thing'])),
        address: '203.0.113.7',
      },
    ]);
  });

  it.each(changing)(
    '$name leaves none where it fails, nor where somebody else calls, unless all are noted',
    async ({ endpoint }) => {
      expect(await callAs(endpoint, true, () => Promise.reject(new Error('it broke')))).toEqual([]);
      const noted = await callAs(endpoint, false, async () => ({}));
      const isNoted = endpoint.isRecorded === true && endpoint.access !== 'admin';
      expect(noted).toHaveLength(isNoted ? 1 : 0);
    },
  );
});
