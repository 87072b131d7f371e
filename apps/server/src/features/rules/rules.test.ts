import { companyRuleEndpoints } from '@lavra/contract/endpoints/rules';
import { sendingEndpoints } from '@lavra/contract/endpoints/sending';
import type { CompanyRuleChoice } from '@lavra/contract/model/company-rule';
import { expect, it } from 'vitest';

import { callEndpoint } from '../../testing/call-endpoint.ts';
import { describeOnDatabase } from '../../testing/database.ts';
import { asUser } from '../../testing/principals.ts';
import { aPdf, aSending, applicationFor, openSender, putTo, tokenOf, zipOf } from '../../testing/sending.ts';
import { createAppClient } from '../app-clients/index.ts';
import { insertBackground } from '../backgrounds/index.ts';
import { createBatch } from '../jobs/sending/create-batch.ts';
import { createJob } from '../jobs/sending/create-job.ts';
import { sendJob } from '../jobs/sending/send-job.ts';
import { getBatchStatus } from '../jobs/results/get-batch-status.ts';
import { unpackBatch } from '../jobs/archives/unpack-batch.ts';
import { clearCompanyRule } from './clear-company-rule.ts';
import { createCompanyRule } from './create-company-rule.ts';
import { getCompanyRule } from './get-company-rule.ts';
import { listCompanyLimits } from './list-company-limits.ts';
import { listCompanyRuleChanges } from './list-company-rule-changes.ts';
import { listTightestLimits } from './list-tightest-limits.ts';

const aRule = (changes: Partial<CompanyRuleChoice> = {}): CompanyRuleChoice => ({
  scopes: [],
  validations: [],
  reset_day: 0,
  front_data: [],
  validations_front_data: [],
  ...changes,
});

describeOnDatabase('a company’s rule', (kit) => {
  const setUp = async (changes: Partial<CompanyRuleChoice> = {}) => {
    const sender = await openSender(kit());
    const admin = kit().ctx({ principal: asUser({ isAdmin: true }) });
    const params = { companyId: sender.companyId };
    const set = (rule: Partial<CompanyRuleChoice>) =>
      createCompanyRule({ ctx: admin, params, body: aRule(rule) });
    await set(changes);
    const send = (service = 'nfe', query: object = {}) =>
      createJob({ ctx: sender.ctx, ...aSending({ service, ...query }) });
    const used = async () =>
      (await listCompanyLimits({ ctx: sender.person, params })).limits.map((limit) => limit.used);
    return { ...sender, admin, params, set, send, used };
  };

  it('lets exactly as many through as its limit says, however many send at once, and again after the reset', async () => {
    kit().clock.set('2026-03-04T15:00:00Z');
    const sender = await setUp({ reset_day: 5, front_data: [{ services: ['nfe', 'cte'], limit: 100 }] });
    const app = await applicationFor(kit(), sender.ctx);
    const token = tokenOf(sender.ctx.principal);
    const sendOne = () =>
      callEndpoint(app, sendingEndpoints.createJob, { params: { service: 'nfe' }, query: {}, token });
    const storm = async () => {
      const statuses: number[] = [];
      await Promise.all(
        Array.from({ length: 40 }, async () => {
          for (let i = 0; i < 4; i += 1) statuses.push((await sendOne()).status);
        }),
      );
      return statuses.filter((status) => status === 200).length;
    };
    expect(await storm()).toBe(100);
    const refused = await sendOne();
    expect([refused.status, refused.problem]).toMatchObject([
      429,
      {
        code: 'company_limit_reached',
        message:
          'O limite de 100 documentos de NF-e, CT-e foi atingido (100 usados). Ele recomeça em 05/03/2026.',
      },
    ]);
    expect(Number(refused.headers['retry-after'])).toBe(12 * 3600);

    // Not a second before midnight in São Paulo.
    kit().clock.set('2026-03-05T02:59:59Z');
    expect((await sendOne()).status).toBe(429);
    kit().clock.set('2026-03-05T03:00:00Z');
    expect(await storm()).toBe(100);
    expect(await sender.used()).toEqual([100]);
  });

  it('counts what was accepted in the period before it was set, whatever becomes of that, and nothing that was refused', async () => {
    kit().clock.set('2026-04-10T12:00:00Z');
    const { send, set, used, ctx } = await setUp();
    await send();
    await send('cnh');
    await set({ front_data: [{ services: ['nfe'], limit: 3 }] });
    expect(await used()).toEqual([1]);
    await expect(send('nfe', { 'background-validation-id': 'none' })).rejects.toMatchObject({
      code: 'background_unknown',
    });
    const sending = aSending({ service: 'nfe' });
    await expect(sendJob({ ctx, ...sending, body: { data: null } })).rejects.toMatchObject({
      code: 'data_missing',
    });
    await send();
    await set({ front_data: [{ services: ['nfe'], limit: 4 }] });
    await send();
    expect(await used()).toEqual([3]);
    await send();
    await expect(send()).rejects.toMatchObject({ code: 'company_limit_reached' });
    await send('cnh');
  });

  it('takes back what one limit gave when another is reached', async () => {
    const { send, used, admin, params } = await setUp({
      front_data: [
        { services: ['all'], limit: 2 },
        { services: ['nfe'], limit: 10 },
      ],
    });
    await send();
    await send('cnh');
    await expect(send()).rejects.toMatchObject({ code: 'company_total_limit_reached' });
    kit().clock.advance(2000);
    await expect(send()).rejects.toMatchObject({ code: 'company_total_limit_reached' });
    expect(await used()).toEqual([2, 1]);
    // An administrator's overview shows the limit that is used up.
    const { limits } = await listTightestLimits({ ctx: admin });
    expect(limits.filter(({ company_id }) => company_id === params.companyId)).toMatchObject([
      { services: ['all'], limit: 2, used: 2 },
    ]);
  });

  it('counts each file of an archive, and ends those beyond the limit with the reason', async () => {
    const { ctx, send, used } = await setUp({ front_data: [{ services: ['nfe'], limit: 3 }] });
    await send();
    const app = await applicationFor(kit(), ctx);
    const { id, urls } = await createBatch({ ctx, ...aSending() });
    await putTo(app, urls['document'], await zipOf({ 'a.pdf': aPdf, 'b.pdf': aPdf, 'c.pdf': aPdf }));
    const { signal } = new AbortController();
    await unpackBatch(kit().ctx(), { batchId: id, signal });
    const { jobs } = await getBatchStatus({ ctx, params: { batchId: id } });
    expect(jobs.map(({ status }) => status)).toEqual(['processing', 'processing', 'error']);
    expect(jobs[2]?.error).toContain('O limite de 3 documentos de NF-e foi atingido (3 usados)');
    expect(await used()).toEqual([3]);
    kit().clock.advance(2000);
    await expect(createBatch({ ctx, ...aSending() })).rejects.toMatchObject({
      code: 'company_limit_reached',
    });
  });

  it('counts documents with a background validation apart', async () => {
    const now = kit().clock.now();
    await insertBackground(kit().database.db, {
      id: 'v1',
      name: 'Cooperados',
      createdAt: now,
      updatedAt: now,
    });
    const { send, set } = await setUp();
    await set({ validations: ['v1'], validations_front_data: [{ services: ['v1'], limit: 1 }] });
    const validated = { 'background-validation-id': 'v1' };
    await send('nfe', validated);
    await expect(send('nfe', validated)).rejects.toMatchObject({
      code: 'company_validation_limit_reached',
      params: { names: 'Cooperados' },
    });
    await send();
  });

  it('calls services as the caller’s language does', async () => {
    const limits = [
      { services: ['proofofaddress', 'cte'], limit: 1 },
      { services: ['all'], limit: 5 },
    ];
    const { send, ctx, person, params } = await setUp({ front_data: limits });
    await send('proofofaddress');
    const english = { ...ctx, locale: 'en' as const };
    const sending = aSending({ service: 'proofofaddress' });
    await expect(createJob({ ctx, ...sending })).rejects.toMatchObject({
      params: { names: 'Comprovante de residência, CT-e' },
    });
    await expect(createJob({ ctx: english, ...sending })).rejects.toMatchObject({
      params: { names: 'Proof of address, Transport invoice (CT-e)' },
    });
    expect(await listCompanyLimits({ ctx: { ...person, locale: 'en' }, params })).toMatchObject({
      limits: [{ names: ['All services'] }, { names: ['Proof of address', 'Transport invoice (CT-e)'] }],
    });
  });

  it('cuts what may be sent and what an app client may be made for', async () => {
    const { send, person, params, ctx } = await setUp({ scopes: ['nfe', 'cnh'] });
    await send('nfe');
    await expect(send('rg')).rejects.toMatchObject({ code: 'service_not_allowed' });
    await expect(createBatch({ ctx, ...aSending({ service: 'rg' }) })).rejects.toMatchObject({
      code: 'service_not_allowed',
    });
    const name = 'Balança';
    await expect(
      createAppClient({ ctx: person, params, body: { name, scopes: ['lavra/send.rg'] } }),
    ).rejects.toMatchObject({ code: 'scope_not_allowed' });
  });

  it('is refused where it contradicts itself or names what there is not', async () => {
    const { set } = await setUp();
    const limit = 5;
    const wrong: [Partial<CompanyRuleChoice>, string][] = [
      [{ scopes: ['nope'] }, 'body.scopes'],
      [{ validations: ['nope'] }, 'body.validations'],
      [{ front_data: [{ services: ['nope'], limit }] }, 'body.front_data.0.services'],
      [{ scopes: ['cnh'], front_data: [{ services: ['nfe'], limit }] }, 'body.front_data.0.services'],
      [
        {
          front_data: [
            { services: ['nfe'], limit },
            { services: ['nfe'], limit },
          ],
        },
        'body.front_data.1.services',
      ],
    ];
    for (const [rule, path] of wrong)
      await expect(set(rule)).rejects.toMatchObject({
        code: 'invalid_input',
        details: [{ path }],
      });
  });

  it('is shown with its expression and its history, and cleared with 204', async () => {
    const { admin, params, set, companyId } = await setUp();
    kit().clock.advance(1000);
    const rule = { scopes: ['nfe', 'cnh'], reset_day: 5, front_data: [{ services: ['nfe'], limit: 7 }] };
    await set(rule);
    const app = await applicationFor(kit(), admin);
    const call = { params, token: tokenOf(admin.principal) };
    const { answer } = await callEndpoint(app, companyRuleEndpoints.getCompanyRule, call);
    expect(answer).toMatchObject({
      ...rule,
      rule: '((service == "nfe" && count("nfe") < 7) || service == "cnh") && validation == ""',
      limits: [{ limit: 7, used: 0, names: ['NF-e'] }],
    });
    kit().clock.advance(1000);
    const cleared = await callEndpoint(app, companyRuleEndpoints.clearCompanyRule, call);
    expect([cleared.status, cleared.answer]).toEqual([204, {}]);
    expect(await getCompanyRule({ ctx: admin, params })).toMatchObject(aRule());
    const { changes } = await listCompanyRuleChanges({ ctx: admin, params });
    expect(changes.map((change) => change.rule?.reset_day)).toEqual([undefined, 5, 0]);

    const member = kit().ctx({ principal: asUser({ userId: companyId }) });
    await expect(clearCompanyRule({ ctx: member, params })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(
      listCompanyLimits({ ctx: kit().ctx({ principal: asUser() }), params }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});
