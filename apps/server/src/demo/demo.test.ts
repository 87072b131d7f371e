import { stat } from 'node:fs/promises';

import { expect, it } from 'vitest';

import { ConfigError, loadConfig } from '../config/config.ts';
import { getCompanyRule } from '../features/rules/index.ts';
import { describeOnDatabase } from '../testing/database.ts';
import { asUser } from '../testing/principals.ts';
import type { TestKit } from '../testing/test-kit.ts';
import { demoFilePath, readDemoFile, writeDemoFile } from './demo-file.ts';
import { openDemo } from './demo.ts';

const customers = 2;

/** Real: database, files, drawn documents, every verb. Doubled: the engine, which answers at once. */
async function openOn(kit: TestKit) {
  kit.engine.answer = () => ({
    kind: 'recognised',
    result: { Time: '0.10', Quantity: 1, Document: [{ Page: 1, Data: {} }] },
  });
  const demo = await openDemo(kit.dependencies);
  const file = await readDemoFile(kit.config.dataDir);
  if (!demo || !file) throw new Error('The demo did not open');
  return { demo, file };
}

async function countAll({ database }: TestKit): Promise<Record<string, unknown>> {
  const { rows } = await database.pool.query(
    `select (select count(*)::int from users) as users,
            (select count(*)::int from app_clients) as clients,
            (select count(*)::int from jobs where batch_id is null) as singles,
            (select count(*)::int from batches) as batches,
            (select count(*)::int from jobs) as jobs,
            (select count(*)::int from jobs where finished_at is null) as unfinished,
            (select sum(total)::int from usage_daily where company_id in (select company_id from jobs)) as used_by_jobs,
            (select count(*)::int from companies) as companies,
            (select count(*)::int from companies where deactivated_at is not null) as deactivated,
            (select count(distinct month)::int from invoices) as months,
            (select count(*)::int from company_rules where service_limits @> '[{"services": ["proofofaddress"]}]') as near,
            (select count(*)::int from reports where status = 'done' and rows > 0) as reports,
            (select count(distinct company_id)::int from invoices where bill is not null) as billed,
            (select count(*)::int from tasks where status = 'completed') as reviewed,
            (select count(*)::int from tasks where status = 'rejected') as turned_away,
            (select count(*)::int from tasks where is_agreed is not null) as decided_twice,
            (select count(*)::int from tasks where status = 'available') as to_review,
            (select filename from tasks join jobs on jobs.id = tasks.job_id
              where tasks.status = 'available' order by target_at, jobs.id limit 1) as first_to_review,
            (select count(*)::int from audit_entries) as changes,
            (select count(*)::int from invoices where pdf_key is not null) as invoices,
            (select count(distinct month)::int from invoices where mail_status = 'sent') as sent_months,
            (select count(*)::int from queue_messages where queue ~ '^(jobs|webhook)') as messages`,
  );
  return rows[0];
}

describeOnDatabase('the demo', (kit) => {
  // One test, because its parts build on one another: a database is empty only once.
  it('fills an empty database once, with a past that nobody outside hears of', async () => {
    kit().clock.set('2026-03-01T09:00:00Z');
    const { demo, file } = await openOn(kit());
    expect((await stat(demoFilePath(kit().config.dataDir))).mode & 0o777).toBe(0o600);
    expect(file).toMatchObject({ url: 'http://lavra.test', isComplete: false });
    expect(file.customers).toHaveLength(customers);

    await demo.fill();
    const counted = await countAll(kit());
    expect(counted).toMatchObject({ users: 14, sent_months: 2, messages: 0 });
    expect(counted['invoices']).toBeGreaterThan(3 * customers);
    expect(counted['reviewed']).toBeGreaterThan(5);
    expect(counted['turned_away']).toBeGreaterThan(0);
    expect(counted['decided_twice']).toBeGreaterThan(0);
    expect(counted['to_review']).toBeGreaterThan(2);
    // A poor photograph, so that a reviewer starts with something to decide.
    expect(counted['first_to_review']).toMatch(/^(nfse|cte)-3\.jpg$/);
    expect(counted['unfinished']).toBe(counted['to_review']);
    expect(counted['singles']).toBeGreaterThan(180);
    expect(counted['batches']).toBeGreaterThan(5);
    expect(Number(counted['jobs']) - Number(counted['unfinished'])).toBe(counted['used_by_jobs']);
    // A year of customers whose documents are purged, one of them deactivated.
    expect(counted).toMatchObject({ companies: 14, deactivated: 1, months: 12, near: 1 });
    expect(counted).toMatchObject({ reports: 3, billed: 2 });
    const { limits } = await getCompanyRule({
      ctx: kit().ctx({ principal: asUser({ isAdmin: true }) }),
      params: { companyId: file.customers[1]?.companyId ?? '' },
    });
    expect(limits.filter(({ used, limit }) => used > 0.6 * limit && used < limit)).toHaveLength(2);
    expect(counted['changes']).toBeGreaterThan(3);
    expect(kit().mailer.sent).toEqual([]);

    // Like a start that finds the demo; then like one after a start that was interrupted at the end.
    const again = await openOn(kit());
    expect(again.file).toEqual({ ...file, isComplete: true });
    await writeDemoFile(kit().config.dataDir, { ...file, isComplete: false });
    await (await openOn(kit())).demo.fill();
    expect(await countAll(kit())).toEqual(counted);
  });

  it('gives sign-ins and credentials that work', async () => {
    kit().clock.set('2026-03-01T09:05:00Z');
    const { file } = await openOn(kit());
    const app = await kit().http();
    const post = (url: string, payload: object) =>
      app.inject({ method: 'POST', url, headers: { origin: 'http://lavra.test' }, payload });
    const signIn = ({ email, password }: { email: string; password: string }) =>
      post('/v2/identity/sign-in', { email, password, remember: false });
    expect((await signIn(file.admin)).json()).toMatchObject({ user: { isAdmin: true } });
    for (const customer of file.customers) {
      const signedIn = await signIn(customer);
      expect(signedIn.json()).toMatchObject({ user: { isAdmin: false, companyId: customer.companyId } });
      const { clientId: ClientID, clientSecret: ClientSecret } = customer;
      expect((await post('/v2/token', { ClientID, ClientSecret })).statusCode).toBe(200);
      const list = await app.inject({
        url: `/v2/companies/${customer.companyId}/invoices`,
        headers: { authorization: `Bearer ${signedIn.json().idToken}` },
      });
      expect(list.json().invoices.map(({ id }: { id: string }) => id)).toEqual(['2026-01', '2026-02']);
    }
  });
});

describeOnDatabase('a database with accounts of others', (kit) => {
  it('is left alone by the demo', async () => {
    await kit().database.pool.query(
      `insert into users (id, email, name, cpf_cnpj, phone_number, password_hash, created_at, updated_at)
       values ('u', 'u@u.example', 'u', '1', '1', '', now(), now())`,
    );
    expect(await openDemo(kit().dependencies)).toBeUndefined();
    expect(await readDemoFile(kit().config.dataDir)).toBeUndefined();
  });
});

it('the demo refuses to be reached from other machines', () => {
  expect(() => loadConfig({ DEMO: 'true', HOST: '0.0.0.0' })).toThrow(ConfigError);
  expect(() => loadConfig({ DEMO: 'true', HOST: '0.0.0.0' })).toThrow(/HOST/);
});
