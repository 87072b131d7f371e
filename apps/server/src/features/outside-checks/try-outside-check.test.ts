import type { CheckName } from '@lavra/contract/model/validation';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { aDocument, createCheckedJobs } from '../../testing/checked-jobs.ts';
import { describeOnDatabase } from '../../testing/database.ts';
import { asUser } from '../../testing/principals.ts';
import {
  type SerproServer,
  knownInvoice,
  knownPerson,
  startSerproServer,
} from '../../testing/serpro-server.ts';
import { askService } from './gateway.ts';
import { isQuestion } from './outside-check.ts';
import { outsideChecks } from './plan-validation.ts';
import { tryOutsideCheck } from './try-outside-check.ts';

describeOnDatabase('an outside check that an administrator tries', (kit) => {
  let serpro: SerproServer;
  beforeAll(async () => {
    serpro = await startSerproServer();
  });
  afterAll(() => serpro.stop());
  const { aProcess } = createCheckedJobs(kit, () => serpro);

  it('says what came of one number, by the way of every job', async () => {
    const asAdmin = (ctx = aProcess()) => ({
      ...ctx,
      principal: asUser({ isAdmin: true }),
      requestId: 'trial',
    });
    const attempt = async (check: CheckName, number: string, ctx = asAdmin()) => {
      const { outcome, ms } = await tryOutsideCheck({ ctx, params: { check }, body: { number } });
      return { ...outcome, wasAsked: ms !== null };
    };
    expect(await attempt('serpro_cpf', ' 404.428.201-35')).toMatchObject({
      status: 'approved',
      situation: 'REGULAR',
      message: 'A consulta confirma o que foi lido.',
      wasAsked: true,
    });
    expect(await attempt('serpro_nfe', knownInvoice.key)).toMatchObject({ status: 'approved' });
    expect(await attempt('serpro_data_valid', '52998224725')).toMatchObject({ reason: 'unknown' });
    expect(serpro.calls.map(({ path }) => path)).toEqual([
      `/cpf/${knownPerson.cpf}`,
      `/nfe/${knownInvoice.key}`,
      '/validate/pf-basica',
    ]);
    serpro.state.fault = () => ({ status: 402 });
    expect(await attempt('serpro_cpf', knownPerson.cpf)).toMatchObject({
      status: 'failed',
      reason: 'unpaid',
    });
    serpro.state.fault = () => 'hang-up';
    expect(await attempt('serpro_cpf', knownPerson.cpf)).toMatchObject({ reason: 'unreachable' });
    const unconfigured = asAdmin(kit().ctx());
    expect(await attempt('serpro_cpf', knownPerson.cpf, unconfigured)).toMatchObject({
      status: 'not_configured',
      wasAsked: false,
    });
    await expect(attempt('serpro_cpf', '123')).rejects.toMatchObject({ code: 'invalid_input' });
    const { rows } = await kit().database.pool.query(
      `select distinct input, target from audit_entries where action = 'tryOutsideCheck' and target->>'check' = 'serpro_cpf'`,
    );
    expect(rows).toEqual([{ input: null, target: { check: 'serpro_cpf' } }]);
  });

  it('asks a service that jobs leave alone, and holds no connection while it waits', async () => {
    const process = aProcess();
    const ctx = { ...process, principal: asUser({ isAdmin: true }), requestId: 'trial' };
    const question = outsideChecks.serpro_cpf.questionOf(aDocument({ CPF: knownPerson.cpf }));
    if (!isQuestion(question)) throw new Error('There is something to ask');
    serpro.state.fault = () => 'hang-up';
    for (let failures = 0; failures < 5; failures += 1) await askService(process, 'serpro_cpf', question);
    const { pool } = kit().database;
    const before = serpro.calls.length;
    const held: number[] = [];
    serpro.state.fault = () => {
      held.push(pool.totalCount - pool.idleCount);
      return undefined;
    };
    expect(await askService(process, 'serpro_cpf', question)).toMatchObject({ reason: 'unreachable' });
    expect(serpro.calls).toHaveLength(before);
    const call = { ctx, params: { check: 'serpro_cpf' as const }, body: { number: knownPerson.cpf } };
    expect(await tryOutsideCheck(call)).toMatchObject({ outcome: { status: 'approved' } });
    expect(held).toEqual([0]);
  });
});
