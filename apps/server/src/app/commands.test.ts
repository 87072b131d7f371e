import { expect, it } from 'vitest';

import { createAppClient } from '../features/app-clients/index.ts';
import { listAuditEntries } from '../features/audit/list-audit-entries.ts';
import { createClientToken } from '../features/client-tokens/index.ts';
import { rotateAppClientSecret } from '../features/app-clients/rotate-app-client-secret.ts';
import { findPerson } from '../features/identity/users.store.ts';
import { signUp } from '../features/identity/index.ts';
import { createWebhook } from '../features/webhooks/create-webhook.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import { anySignUp, openAccount } from '../testing/accounts.ts';
import { describeOnDatabase } from '../testing/database.ts';
import { asUser } from '../testing/principals.ts';
import { commands, helpText } from './commands.ts';

describeOnDatabase('the command line', (kit) => {
  const run = async (name: string, ...args: string[]) => {
    const command = commands.find((each) => each.name === name);
    if (!command) throw new Error(`There is no command ${name}`);
    return command.run({ ctx: kit().ctx(), args });
  };

  it('confirms an account and gives it flags, in any order and twice', async () => {
    const input = anySignUp();
    const { userId } = await signUp({ ctx: kit().ctx(), body: input });
    expect(await run('grant', input.email, 'admin')).toBe(`${input.email} has admin now.`);
    expect(await run('confirm', input.email)).toBe(`${input.email} is confirmed.`);
    await run('confirm', input.email);
    await run('grant', input.email, 'report');
    expect(await findPerson(kit().database.db, userId)).toMatchObject({
      isAdmin: true,
      hasReport: true,
      hasBackoffice: false,
      emailVerifiedAt: kit().clock.now(),
    });
  });

  it('leaves an entry in the trail of what it did to an account, and none of what failed', async () => {
    const input = anySignUp();
    const { userId: company } = await signUp({ ctx: kit().ctx(), body: input });
    await run('grant', input.email, 'admin');
    await run('confirm', input.email);
    await expect(run('grant', 'nobody@empresa.example', 'admin')).rejects.toMatchObject({
      code: 'account_unknown',
    });
    const ctx = kit().ctx({ principal: asUser({ isAdmin: true }), locale: 'en' });
    const trail = await listAuditEntries({ ctx, query: { company } });
    const entries = 'entries' in trail ? trail.entries : [];
    expect(entries).toHaveLength(2);
    for (const expected of [
      { action_title: 'Confirm an account by the command line', input: null },
      {
        actor_name: 'Operator of the server',
        action: 'lavra grant',
        action_title: 'Give a permission by the command line',
        company_name: input.name,
        input: { flag: 'admin' },
      },
    ])
      expect(entries).toContainEqual(expect.objectContaining(expected));
  });

  it('seals every secret under a new key, so that the old one can go', async () => {
    const { ctx, userId: companyId } = await openAccount(kit());
    const client = await createAppClient({
      ctx,
      params: { companyId },
      body: { name: 'Pedidos', scopes: ['all'] },
    });
    const webhook = { endpoint_name: 'Pedidos', endpoint_url: 'https://empresa.example/hook' };
    await createWebhook({ ctx, params: { companyId }, body: webhook });
    await rotateAppClientSecret({
      ctx,
      params: { companyId, clientId: client.ClientId },
      body: { overlap_hours: 24 },
    });
    const fresh = `t2:${Buffer.alloc(32, 8).toString('base64')}`;
    const old = `t1:${Buffer.alloc(32, 7).toString('base64')}`;

    const rotated = { ...kit().ctx(), secrets: createSecretBox(`${fresh},${old}`) };
    const reseal = commands.find(({ name }) => name === 'reseal');
    expect(await reseal?.run({ ctx: rotated, args: [] })).toMatch(/of \d+ app clients and 1 webhooks/);
    const ended = { ...kit().ctx(), secrets: createSecretBox(fresh) };
    const input = { ClientID: client.ClientId, ClientSecret: client.ClientSecret ?? '' };
    expect(await createClientToken({ ctx: ended, body: input })).toHaveProperty('token');
    const { rows } = await kit().database.pool.query(
      `select secret_sealed from webhooks union all select secret_sealed from app_clients
       union all select previous_secret_sealed from app_clients where previous_secret_sealed is not null`,
    );
    expect(rows.length).toBeGreaterThan(3);
    for (const { secret_sealed } of rows) expect(secret_sealed).toMatch(/^t2\./);
  });

  it('says how a command is used when its arguments are wrong', async () => {
    for (const args of [[], ['ana@empresa.example'], ['ana@empresa.example', 'owner'], ['', 'admin']]) {
      await expect(run('grant', ...args)).rejects.toThrow(
        'Usage: lavra grant <email> admin|report|backoffice',
      );
    }
    await expect(run('confirm')).rejects.toThrow('Usage: lavra confirm <email>');
    await expect(run('grant', 'nobody@empresa.example', 'admin')).rejects.toMatchObject({
      code: 'account_unknown',
    });
  });

  it('lists every command in its help', () => {
    for (const { name, summary } of commands)
      expect(helpText(commands)).toMatch(new RegExp(`${name} .*${summary}`));
  });
});
