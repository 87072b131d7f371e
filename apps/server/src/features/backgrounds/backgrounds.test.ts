import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import { expect, it } from 'vitest';

import { openAccount } from '../../testing/accounts.ts';
import { callEndpoint } from '../../testing/call-endpoint.ts';
import { describeOnDatabase } from '../../testing/database.ts';
import { asUser } from '../../testing/principals.ts';
import { backgroundOf } from './background-of.ts';
import { listBackgroundValidations } from './list-background-validations.ts';

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
    const { listBackgroundValidations: endpoint } = companyEndpoints;
    expect((await callEndpoint(app, endpoint, { token: 'any' })).answer).toEqual({ backgrounds: [] });
    expect((await callEndpoint(app, endpoint, {})).problem.code).toBe('token_missing');
  });
});
