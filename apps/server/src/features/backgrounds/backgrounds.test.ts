import { backgroundEndpoints } from '@lavra/contract/endpoints/backgrounds';
import { expect, it } from 'vitest';

import { openAccount } from '../../testing/accounts.ts';
import { callEndpoint } from '../../testing/call-endpoint.ts';
import { describeOnDatabase } from '../../testing/database.ts';
import { asClient, asUser } from '../../testing/principals.ts';
import { listAuditEntries } from '../audit/list-audit-entries.ts';
import { createCompanyRule } from '../rules/create-company-rule.ts';
import { getCompanyRule } from '../rules/get-company-rule.ts';
import { backgroundOf } from './background-of.ts';
import { createBackgroundValidation } from './create-background-validation.ts';
import { deleteBackgroundValidation } from './delete-background-validation.ts';
import { listBackgroundValidations } from './list-background-validations.ts';
import { updateBackgroundValidation } from './update-background-validation.ts';

describeOnDatabase('background validations', (kit) => {
  const insert = async (id: string, name: string) => {
    await kit().database.pool.query(
      `insert into backgrounds (id, name, has_serpro_cpf, created_at, updated_at)
       values ($1, $2, true, now(), now()) on conflict do nothing`,
      [id, name],
    );
  };
  const allow = (companyId: string, ids: string[]) =>
    kit().database.pool.query(
      'insert into company_rules (company_id, validations, updated_at) values ($1, $2, now())',
      [companyId, ids],
    );

  it('are those that the company’s rule names, by name', async () => {
    await insert('b1', 'Zona');
    await insert('b2', 'Alfa');
    await insert('b3', 'Outra');
    const { ctx, userId } = await openAccount(kit());
    expect(await listBackgroundValidations({ ctx })).toEqual({ backgrounds: [] });
    await allow(userId, ['b1', 'b2', 'gone']);
    const { backgrounds } = await listBackgroundValidations({ ctx });
    expect(backgrounds).toEqual([
      { id: 'b2', background_name: 'Alfa', serpro_cpf: true, serpro_nfe: false, serpro_data_valid: false },
      { id: 'b1', background_name: 'Zona', serpro_cpf: true, serpro_nfe: false, serpro_data_valid: false },
    ]);
    expect(await backgroundOf(ctx, userId, 'b1')).toMatchObject({ name: 'Zona' });
    for (const id of ['b3', 'gone', '']) {
      await expect(backgroundOf(ctx, userId, id)).rejects.toMatchObject({ code: 'background_unknown' });
    }
  });

  it('are all there for an administrator and none for another company', async () => {
    await insert('b1', 'Zona');
    const admin = kit().ctx({ principal: asUser({ isAdmin: true }) });
    const all = (await listBackgroundValidations({ ctx: admin })).backgrounds;
    expect(all.map(({ id }) => id)).toContain('b1');
    expect(await listBackgroundValidations({ ctx: (await openAccount(kit())).ctx })).toEqual({
      backgrounds: [],
    });
  });

  it('are listed to a signed-in person only', async () => {
    const app = await kit().http({ authenticate: async () => asUser() });
    const { listBackgroundValidations: endpoint } = backgroundEndpoints;
    expect((await callEndpoint(app, endpoint, { token: 'any' })).answer).toEqual({ backgrounds: [] });
    expect((await callEndpoint(app, endpoint, {})).problem.code).toBe('token_missing');
  });

  const provider = () => kit().ctx({ principal: asUser({ isAdmin: true }) });

  it('are created with the checks that are named and changed in the place of what was', async () => {
    const ctx = provider();
    const made = await createBackgroundValidation({
      ctx,
      body: { background_name: 'Inquilinos', validations: { serpro_cpf: true } },
    });
    const shown = {
      id: made.id,
      background_name: 'Inquilinos',
      serpro_cpf: true,
      serpro_nfe: false,
      serpro_data_valid: false,
    };
    expect(made).toEqual(shown);
    const params = { backgroundId: made.id };
    const body = { background_name: 'Notas', validations: { serpro_nfe: true } };
    const changed = { ...shown, background_name: 'Notas', serpro_cpf: false, serpro_nfe: true };
    expect(await updateBackgroundValidation({ ctx, params, body })).toEqual(changed);
    const { backgrounds } = await listBackgroundValidations({ ctx });
    expect(backgrounds).toContainEqual(changed);
    await expect(
      updateBackgroundValidation({ ctx, params, body: { ...body, background_name: '<b>' } }),
    ).rejects.toMatchObject({ code: 'invalid_input', details: [{ path: 'body.background_name' }] });

    const trail = await listAuditEntries({ ctx, query: { action: 'updateBackgroundValidation' } });
    expect('entries' in trail && trail.entries[0]).toMatchObject({
      target: params,
      company_id: null,
      before: shown,
      after: changed,
    });
  });

  it('leave every company’s rule and its limits when they are deleted', async () => {
    const ctx = provider();
    const [gone, stays] = await Promise.all(
      ['Cooperados', 'Notas'].map((background_name) =>
        createBackgroundValidation({ ctx, body: { background_name, validations: {} } }),
      ),
    );
    if (!gone || !stays) throw new Error('Two were made');
    const accounts = [await openAccount(kit()), await openAccount(kit())];
    for (const { userId } of accounts)
      await createCompanyRule({
        ctx,
        params: { companyId: userId },
        body: {
          scopes: ['nfe'],
          validations: [gone.id, stays.id],
          reset_day: 5,
          front_data: [],
          validations_front_data: [
            { services: [gone.id], limit: 3 },
            { services: [stays.id], limit: 4 },
          ],
        },
      });
    const params = { backgroundId: gone.id };
    expect(await deleteBackgroundValidation({ ctx, params })).toEqual({});
    for (const { userId, ctx: theirs } of accounts) {
      expect(await getCompanyRule({ ctx, params: { companyId: userId } })).toMatchObject({
        scopes: ['nfe'],
        validations: [stays.id],
        reset_day: 5,
        validations_front_data: [{ services: [stays.id], limit: 4 }],
      });
      await expect(backgroundOf(theirs, userId, gone.id)).rejects.toMatchObject({
        code: 'background_unknown',
      });
    }
    await expect(deleteBackgroundValidation({ ctx, params })).rejects.toMatchObject({ code: 'not_found' });
    await expect(
      updateBackgroundValidation({ ctx, params, body: { background_name: 'Outra', validations: {} } }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each([
    ['nobody', undefined, 401],
    ['a program', asClient({ scopes: ['all'] }), 403],
    ['a customer', asUser(), 403],
    ['an administrator', asUser({ isAdmin: true }), 200],
  ] as const)('are set up by administrators alone: %s', async (_, principal, status) => {
    const { id } = await createBackgroundValidation({
      ctx: provider(),
      body: { background_name: 'Alvo', validations: {} },
    });
    const app = await kit().http({ authenticate: async () => principal ?? { kind: 'anonymous' } });
    const who = principal ? { token: 'any' } : {};
    const body = { background_name: 'Mudada', validations: { serpro_data_valid: true } };
    const params = { backgroundId: id };
    const { createBackgroundValidation: create, updateBackgroundValidation: update } = backgroundEndpoints;
    expect((await callEndpoint(app, create, { ...who, body })).status).toBe(status);
    expect((await callEndpoint(app, update, { ...who, params, body })).status).toBe(status);
    const { deleteBackgroundValidation: remove } = backgroundEndpoints;
    expect((await callEndpoint(app, remove, { ...who, params })).status).toBe(status);
  });
});
