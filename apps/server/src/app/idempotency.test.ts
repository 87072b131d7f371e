import { appClientEndpoints } from '@lavra/contract/endpoints/app-clients';
import { sendingEndpoints } from '@lavra/contract/endpoints/sending';
import { expect, it } from 'vitest';

import { openAccount } from '../testing/accounts.ts';
import { callEndpoint } from '../testing/call-endpoint.ts';
import { describeOnDatabase } from '../testing/database.ts';
import { asUser } from '../testing/principals.ts';
import { deleteExpiredKeys } from '../platform/idempotency.ts';

describeOnDatabase('a call with an Idempotency-Key', (kit) => {
  const open = async () => {
    const { userId } = await openAccount(kit());
    const app = await kit().http({ authenticate: async () => asUser({ userId }) });
    const create = (key: string, service = 'nfe', body: object = { client_data: { id: 1 } }) =>
      callEndpoint(app, sendingEndpoints.createJob, {
        params: { service },
        query: { facematch: 'true' },
        body,
        token: 'any',
        headers: { 'idempotency-key': key },
      } as never);
    const jobs = async () =>
      (await kit().database.pool.query('select count(*)::int from jobs where company_id = $1', [userId]))
        .rows[0].count;
    return { app, userId, create, jobs };
  };

  it('makes one thing however often it comes, at the same moment too, and answers the same', async () => {
    const { create, jobs } = await open();
    const answers = await Promise.all(Array.from({ length: 20 }, () => create('order-7')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    expect(await jobs()).toBe(1);
    expect((await create('order-8')).answer.id).not.toBe(answers[0]?.answer.id);
  });

  it("is refused with another request, is anybody else's to use, and is free again after a day", async () => {
    const { create, jobs } = await open();
    const { answer } = await create('order-7');
    expect((await create('order-7', 'nfe', { client_data: { id: 2 } })).problem.code).toBe(
      'idempotency_key_reused',
    );
    expect((await create('order-7', 'cnh')).status).toBe(422);
    const other = await open();
    expect((await other.create('order-7')).answer.id).not.toBe(answer.id);
    kit().clock.advance(24 * 3_600_000);
    expect((await create('order-7')).answer.id).not.toBe(answer.id);
    expect(await jobs()).toBe(2);
    expect((await create('x'.repeat(256))).status).toBe(400);
  });

  it('leaves the key free when it failed, and keeps no secret that can be read', async () => {
    const { app, userId, create } = await open();
    expect((await create('order-9', 'nothing')).status).toBe(404);
    expect((await create('order-9')).status).toBe(200);
    const call = {
      params: { companyId: userId },
      body: { name: 'ERP', scopes: ['all'] },
      token: 'any',
      headers: { 'idempotency-key': 'client-1' },
    };
    const first = await callEndpoint(app, appClientEndpoints.createAppClient, call);
    const again = await callEndpoint(app, appClientEndpoints.createAppClient, call);
    expect(again.answer).toEqual(first.answer);
    const { rows } = await kit().database.pool.query('select * from idempotency_keys');
    expect(JSON.stringify(rows)).not.toContain(first.answer.ClientSecret);
    kit().clock.advance(24 * 3_600_000 + 1);
    await deleteExpiredKeys(kit().ctx());
    expect((await kit().database.pool.query('select 1 from idempotency_keys')).rows).toEqual([]);
  });
});
