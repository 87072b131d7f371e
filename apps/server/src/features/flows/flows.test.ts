import type { Flow } from '@lavra/contract/model/flow';
import { expect, it } from 'vitest';

import { openAccount } from '../../testing/accounts.ts';
import { describeOnDatabase } from '../../testing/database.ts';
import { asUser } from '../../testing/principals.ts';
import { getRetention } from '../companies/retention/get-retention.ts';
import { updateRetention } from '../companies/retention/update-retention.ts';
import { listFlows } from './list-flows.ts';
import { updateFlow } from './update-flow.ts';

const aFlow = (changes: Partial<Flow> = {}): Flow => ({
  scope: 'cnh',
  client_id: '',
  backoffice_id: 'fila-cnh',
  project: 'Cadastro',
  rule: '',
  use_backoffice: true,
  use_backoffice_validation: false,
  ...changes,
});

describeOnDatabase('what goes to human review', (kit) => {
  const setUp = async () => {
    const { userId: companyId, ctx } = await openAccount(kit());
    const admin = kit().ctx({ principal: asUser({ isAdmin: true }) });
    const reviewer = kit().ctx({ principal: asUser({ userId: companyId, hasBackoffice: true }) });
    return { params: { companyId }, ctx, admin, reviewer };
  };

  it('is set whole by an administrator, beside the keeping and without changing it', async () => {
    const { params, admin, ctx } = await setUp();
    const custom_flow = [aFlow(), aFlow({ scope: 'nfe', client_id: 'c1' })];
    await updateRetention({ ctx: admin, params, body: { custom_flow } });
    expect(await getRetention({ ctx, params })).toMatchObject({ custom_flow, expires: 30, updated_at: null });
    await updateRetention({ ctx: admin, params, body: { custom_flow: [], expires: 7 } });
    expect(await getRetention({ ctx, params })).toMatchObject({ custom_flow: [], expires: 7 });
    await expect(updateRetention({ ctx, params, body: { custom_flow } })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('is changed flow by flow by who may review', async () => {
    const { params, ctx, reviewer } = await setUp();
    await updateFlow({ ctx: reviewer, params, body: aFlow() });
    const other = aFlow({ use_backoffice: false, use_backoffice_validation: true });
    expect(await updateFlow({ ctx: reviewer, params, body: other })).toEqual({ custom_flow: [other] });
    expect(await listFlows({ ctx, params })).toEqual({ custom_flow: [other] });
    await expect(updateFlow({ ctx, params, body: other })).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('goes one way only, and knows its service', async () => {
    const { params, admin } = await setUp();
    const both = aFlow({ use_backoffice_validation: true });
    await expect(updateFlow({ ctx: admin, params, body: both })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await expect(updateFlow({ ctx: admin, params, body: aFlow({ scope: 'nope' }) })).rejects.toMatchObject({
      code: 'service_unknown',
    });
  });

  it.each([
    ['lowest <', 'Caractere 9: a regra não pode ser entendida aqui.'],
    ['lowest < 90.0 && total > 1', 'Caractere 18: nome desconhecido; há conf, fields, lowest e service.'],
    ['service.matches("a+")', 'Caractere 1: esta função não pode ser usada aqui.'],
    ['[1].all(a, [2].exists(b, a < b))', 'Caractere 12: esta função não pode ser usada aqui.'],
  ])('refuses the rule %s, and says where', async (rule, message) => {
    const { params, admin } = await setUp();
    await expect(updateFlow({ ctx: admin, params, body: aFlow({ rule }) })).rejects.toMatchObject({
      code: 'invalid_input',
      details: [{ path: 'body.rule', message: { pt: message } }],
    });
  });
});
