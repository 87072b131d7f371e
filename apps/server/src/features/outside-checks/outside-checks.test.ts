import type { CheckName } from '@lavra/contract/model/validation';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { aDocument, createCheckedJobs, fieldsOf } from '../../testing/checked-jobs.ts';
import { describeOnDatabase } from '../../testing/database.ts';
import { asUser } from '../../testing/principals.ts';
import { waitingMessages } from '../../testing/sending.ts';
import {
  type Fault,
  type SerproServer,
  knownInvoice,
  knownPerson,
  startSerproServer,
} from '../../testing/serpro-server.ts';
import { validateQueue } from '../jobs/index.ts';
import { watchJobs } from '../jobs/lifecycle/watch-jobs.ts';
import { recogniseDocument } from '../recognition/recognise-document.ts';
import { deleteOldCalls } from './delete-old-calls.ts';
import { listOutsideChecks } from './list-outside-checks.ts';
import { giveValidationUp, validateJob } from './validate-job.ts';

const aLicence = {
  CPF: '404.428.201-35',
  Name: 'Pessoa Fisica da Silva',
  BirthDate: knownPerson.birthDate,
  RegistrationNumber: knownPerson.licence,
};
const anInvoice = { AccessKey: knownInvoice.key, TotalAmount: knownInvoice.total };

describeOnDatabase('outside checks', (kit) => {
  let serpro: SerproServer;
  let standing: SerproServer['state'];
  beforeAll(async () => {
    serpro = await startSerproServer();
    standing = { ...serpro.state };
  });
  beforeEach(() => {
    Object.assign(serpro.state, standing);
    serpro.calls.length = 0;
  });
  afterAll(() => serpro.stop());

  const { aProcess, readJob } = createCheckedJobs(kit, () => serpro);

  /** The outcome of one check. */
  const outcomeOf = async (name: CheckName, values: Record<string, string>, ctx = aProcess()) => {
    const job = await readJob(ctx, [name], aDocument(values));
    await validateJob(ctx, { jobId: job.jobId });
    const { status, validation } = await job.result();
    return { status, ...validation?.[name], message: undefined, checked_at: undefined };
  };

  it('keep a job waiting and end it with what each came to, told alike wherever a result is', async () => {
    const ctx = aProcess();
    const job = await readJob(ctx, ['serpro_cpf', 'serpro_data_valid'], aDocument(aLicence));
    expect(await job.result()).toEqual(expect.objectContaining({ status: 'validating' }));
    expect(await job.result()).not.toHaveProperty('result');
    expect(await job.events()).toEqual([]);
    expect(await job.info()).toMatchObject({
      status: 'validating',
      validation_status: 'pending',
      validation: { serpro_cpf: { status: 'pending' }, serpro_data_valid: { status: 'pending' } },
    });

    await validateJob(ctx, { jobId: job.jobId });
    const ended = {
      status: 'done',
      result: aDocument(aLicence),
      validation_status: 'rejected',
      validation: {
        serpro_cpf: {
          status: 'approved',
          message: 'A consulta confirma o que foi lido.',
          fields: { CPF: true, Name: true, BirthDate: true },
          situation: 'REGULAR',
          checked_at: '2026-03-10T12:00:00Z',
        },
        serpro_data_valid: {
          status: 'rejected',
          reason: 'differs',
          message: 'O que foi lido difere do que consta no serviço consultado.',
          // It compares exactly, and the accent was not read.
          fields: { CPF: true, Name: false, BirthDate: true, RegistrationNumber: true },
        },
      },
    };
    expect(await job.result()).toMatchObject(ended);
    expect(await job.info()).toMatchObject(ended);
    expect(await job.told()).toMatchObject(ended);
    expect((await job.result('en')).validation?.serpro_data_valid?.message).toBe(
      'What was read differs from what the service holds.',
    );
    expect(await job.events()).toMatchObject([{ type: 'job.done' }]);

    const asked = serpro.calls.length;
    await validateJob(ctx, { jobId: job.jobId });
    expect(serpro.calls).toHaveLength(asked);
    expect(await job.events()).toHaveLength(1);
  });

  it('send out what they need, and no more', async () => {
    const read = { ...aLicence, MotherName: 'Maria', Sex: 'F', ...anInvoice };
    for (const name of ['serpro_cpf', 'serpro_nfe', 'serpro_data_valid'] as const)
      await outcomeOf(name, read);
    expect(serpro.calls).toEqual([
      { path: `/cpf/${knownPerson.cpf}`, body: undefined },
      { path: `/nfe/${knownInvoice.key}`, body: undefined },
      {
        path: '/validate/pf-basica',
        body: {
          key: { cpf: knownPerson.cpf },
          answer: {
            nome: aLicence.Name,
            data_nascimento: aLicence.BirthDate,
            situacao_cpf: 'regular',
            cnh: { numero_registro: knownPerson.licence },
          },
        },
      },
    ]);
  });

  const otherCpf = '52998224725';
  it.each<[string, CheckName, Record<string, string>, object, Partial<SerproServer['state']>?]>([
    ['a name in other letters', 'serpro_cpf', aLicence, { status: 'approved' }],
    ['another name', 'serpro_cpf', { ...aLicence, Name: 'Outra Pessoa' }, { reason: 'differs' }],
    ['another birth date', 'serpro_cpf', { ...aLicence, BirthDate: '1971-11-14' }, { reason: 'differs' }],
    ['a CPF that nobody has', 'serpro_cpf', { CPF: otherCpf }, { status: 'rejected', reason: 'unknown' }],
    ['no CPF', 'serpro_cpf', { Name: 'X' }, { status: 'inconclusive', reason: 'value_missing' }],
    ['a CPF that is none', 'serpro_cpf', { CPF: '1' }, { status: 'inconclusive', reason: 'value_missing' }],
    [
      'a CPF that is suspended',
      'serpro_cpf',
      aLicence,
      { status: 'rejected', reason: 'irregular', situation: 'SUSPENSA' },
      { situation: { codigo: '2', descricao: 'SUSPENSA' } },
    ],
    [
      'a minor',
      'serpro_cpf',
      aLicence,
      { status: 'inconclusive', reason: 'not_answered' },
      { fault: () => ({ status: 422 }) },
    ],
    ['an invoice', 'serpro_nfe', anInvoice, { status: 'approved' }],
    ['another total', 'serpro_nfe', { ...anInvoice, TotalAmount: '1.00' }, { reason: 'differs' }],
    [
      'an invoice that is denied',
      'serpro_nfe',
      anInvoice,
      { status: 'rejected', reason: 'irregular', situation: 'Uso Denegado' },
      { protocol: { cStat: '110', xMotivo: 'Uso Denegado' } },
    ],
    [
      'an invoice that was cancelled',
      'serpro_nfe',
      anInvoice,
      { status: 'rejected', reason: 'irregular' },
      { events: { evento: { infEvento: { tpEvento: '110111' } } } },
    ],
    [
      'an invoice that was only acknowledged',
      'serpro_nfe',
      anInvoice,
      { status: 'approved' },
      { events: [{ evento: { infEvento: { tpEvento: 210210 } } }] },
    ],
    ['another number', 'serpro_data_valid', { ...aLicence, RegistrationNumber: '1' }, { reason: 'differs' }],
    [
      'an identity card',
      'serpro_data_valid',
      { CPF: knownPerson.cpf, Name: knownPerson.name, DocumentNumber: '12.345.678-9' },
      { status: 'approved', fields: { CPF: true, Name: true, DocumentNumber: true } },
    ],
    [
      'a licence of somebody without one',
      'serpro_data_valid',
      { ...aLicence, Name: knownPerson.name },
      { reason: 'differs' },
      { hasLicence: false },
    ],
    ['nobody', 'serpro_data_valid', { CPF: otherCpf }, { status: 'rejected', reason: 'unknown' }],
  ])('judge %s', async (_, name, values, expected, changes = {}) => {
    Object.assign(serpro.state, changes);
    expect(await outcomeOf(name, values)).toMatchObject(expected);
  });

  it('confirm one document alone', async () => {
    const ctx = aProcess();
    const two = aDocument(aLicence);
    const job = await readJob(ctx, ['serpro_cpf'], {
      ...two,
      Document: [...two.Document, { Page: 2, Data: fieldsOf({ CPF: otherCpf }) }],
    });
    expect(await job.result()).toMatchObject({
      status: 'done',
      validation: { serpro_cpf: { status: 'inconclusive', reason: 'many_documents' } },
    });
    expect(serpro.calls).toEqual([]);
  });

  it.each<[string, Fault, string]>([
    ['silent', 'silence', 'timeout'],
    ['gone in the middle', 'hang-up', 'unreachable'],
    ['in error', { status: 500 }, 'unreachable'],
    ['late behind its gateway', { status: 504 }, 'timeout'],
    ['closed to the key', { status: 401 }, 'unauthorized'],
    ['unpaid', { status: 402 }, 'unpaid'],
    ['not in the contract', { status: 403 }, 'unpaid'],
    ['asked too often', { status: 429 }, 'overloaded'],
    ['talking of something else', { body: { ni: otherCpf } }, 'bad_answer'],
    ['no program at all', { body: '<html>Em manutenção</html>' }, 'bad_answer'],
    ['of an unknown mind', { status: 418 }, 'bad_answer'],
  ])('end a job honestly when the service is %s', async (_, fault, reason) => {
    serpro.state.fault = () => fault;
    const ctx = aProcess(fault === 'silence' ? { timeoutMs: 50 } : {});
    expect(await outcomeOf('serpro_cpf', aLicence, ctx)).toMatchObject({ status: 'failed', reason });
  });

  it.each<[string, Fault, string]>([
    ['silent', 'silence', 'timeout'],
    ['in error', { status: 503 }, 'unreachable'],
    ['not taking the key', { status: 401 }, 'unauthorized'],
    ['not taking the contract', { status: 403 }, 'unpaid'],
    ['no program at all', { body: 'ok' }, 'bad_answer'],
  ])('end a job honestly when what gives tokens is %s', async (_, fault, reason) => {
    serpro.state.tokenFault = fault;
    const ctx = aProcess(fault === 'silence' ? { timeoutMs: 50 } : {});
    expect(await outcomeOf('serpro_nfe', anInvoice, ctx)).toMatchObject({ status: 'failed', reason });
    expect(serpro.calls).toEqual([]);
  });

  it('reach nothing where nothing listens', async () => {
    const { services } = serpro.checks();
    const away = { ...services.serpro_cpf, url: 'http://127.0.0.1:1' };
    const ctx = aProcess({ services: { ...services, serpro_cpf: away } });
    expect(await outcomeOf('serpro_cpf', aLicence, ctx)).toMatchObject({ reason: 'unreachable' });
  });

  it('wait for a service that is down, longer each time, and pay nothing twice', async () => {
    const ctx = aProcess({ patienceMs: 600_000 });
    serpro.state.fault = (path) => (path.startsWith('/cpf') ? undefined : { status: 503 });
    const job = await readJob(ctx, ['serpro_cpf', 'serpro_data_valid'], aDocument(aLicence));
    expect(await validateJob(ctx, { jobId: job.jobId })).toEqual({ postponedMs: 2000 });
    kit().clock.advance(10_000);
    // The process was killed meanwhile.
    const next = aProcess({ patienceMs: 600_000 });
    expect(await validateJob(next, { jobId: job.jobId })).toEqual({ postponedMs: 10_000 });
    serpro.state.fault = () => ({ status: 429, headers: { 'retry-after': '90' } });
    expect(await validateJob(next, { jobId: job.jobId })).toEqual({ postponedMs: 90_000 });
    serpro.state.fault = undefined;
    expect(await validateJob(next, { jobId: job.jobId })).toBeUndefined();
    expect(await job.result()).toMatchObject({ status: 'done', validation_status: 'rejected' });
    expect(serpro.calls.map(({ path }) => path)).toEqual([
      `/cpf/${knownPerson.cpf}`,
      ...Array.from({ length: 4 }, () => '/validate/pf-basica'),
    ]);
  });

  it('leave a service alone that failed five times, then try it with one call', async () => {
    const fails = () => ({ status: 500 });
    const failing = async (ctx: ReturnType<typeof aProcess>, times: number) => {
      serpro.state.fault = fails;
      const { jobId, result } = await readJob(ctx, ['serpro_cpf'], aDocument(aLicence));
      const ask = () => validateJob(ctx, { jobId });
      for (let count = 0; count < times; count += 1) expect(await ask()).toEqual({ postponedMs: 2000 });
      serpro.state.fault = undefined;
      return { ask, result };
    };
    const ctx = aProcess({ patienceMs: 600_000 });
    const left = await failing(ctx, 7);
    expect(serpro.calls).toHaveLength(5);
    expect(await left.ask()).toEqual({ postponedMs: 2000 });
    // Another service is not affected.
    expect(await outcomeOf('serpro_nfe', anInvoice, ctx)).toMatchObject({ status: 'approved' });

    const tried = await failing(aProcess({ patienceMs: 600_000, pauseMs: 0 }), 5);
    expect(await tried.ask()).toBeUndefined();
    expect(await tried.result()).toMatchObject({ validation_status: 'approved' });
  });

  it('fetch one token for many, and another shortly before its end', async () => {
    const ctx = aProcess();
    const jobs = await Promise.all(
      Array.from({ length: 4 }, () => readJob(ctx, ['serpro_cpf', 'serpro_nfe'], aDocument(aLicence))),
    );
    await Promise.all(jobs.map(({ jobId }) => validateJob(ctx, { jobId })));
    expect(serpro.state.tokens).toBe(1);
    kit().clock.advance(3_539_000);
    await outcomeOf('serpro_cpf', aLicence, ctx);
    expect(serpro.state.tokens).toBe(1);
    kit().clock.advance(2000);
    await outcomeOf('serpro_cpf', aLicence, ctx);
    expect(serpro.state.tokens).toBe(2);
  });

  it('fetch another token where one ended before its time', async () => {
    const ctx = aProcess();
    await outcomeOf('serpro_cpf', aLicence, ctx);
    serpro.state.oldestToken = 2;
    expect(await outcomeOf('serpro_cpf', aLicence, ctx)).toMatchObject({ status: 'approved' });
    expect(serpro.state.tokens).toBe(2);
  });

  it('are counted, so that an administrator sees how their services stand', async () => {
    kit().clock.advance(7 * 24 * 3_600_000);
    const ctx = aProcess();
    const admin = { ...ctx, principal: asUser({ isAdmin: true }) };
    const { services } = serpro.checks();
    const without = aProcess({
      services: { ...services, serpro_nfe: { url: serpro.url, key: undefined, secret: undefined } },
    });
    const none = { calls: 0, failures: 0, average_ms: null, last_at: null, last_failure: null };
    expect(await listOutsideChecks({ ctx: { ...without, principal: admin.principal } })).toEqual({
      checks: [
        { check: 'serpro_cpf', state: 'untested', ...none },
        { check: 'serpro_nfe', state: 'not_configured', ...none },
        { check: 'serpro_data_valid', state: 'untested', ...none },
      ],
    });
    await outcomeOf('serpro_cpf', aLicence, ctx);
    serpro.state.fault = (path) => (path.startsWith('/nfe') ? { status: 402 } : undefined);
    await outcomeOf('serpro_nfe', anInvoice, ctx);
    kit().clock.advance(3_600_000);
    await outcomeOf('serpro_cpf', { ...aLicence, CPF: otherCpf }, ctx);
    const { checks } = await listOutsideChecks({ ctx: admin });
    expect(checks).toMatchObject([
      { check: 'serpro_cpf', state: 'active', calls: 2, failures: 0, last_failure: null },
      { check: 'serpro_nfe', state: 'failing', calls: 1, failures: 1, last_failure: 'unpaid' },
      { check: 'serpro_data_valid', state: 'untested', calls: 0 },
    ]);
    kit().clock.advance(26 * 3_600_000);
    expect((await listOutsideChecks({ ctx: admin })).checks[0]).toMatchObject({
      state: 'untested',
      calls: 0,
    });
    kit().clock.advance(31 * 24 * 3_600_000);
    await deleteOldCalls(ctx);
    const { rows } = await kit().database.pool.query('select 1 from outside_check_hours');
    expect(rows).toEqual([]);
    await expect(listOutsideChecks({ ctx: { ...ctx, principal: asUser() } })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('lose no job: not with its message, not with the workers that took it', async () => {
    const ctx = aProcess();
    const job = await readJob(ctx, ['serpro_cpf', 'serpro_data_valid'], aDocument(aLicence));
    const { pool } = kit().database;
    await pool.query('delete from queue_messages where queue = $1', [validateQueue.name]);
    kit().clock.advance(24 * 3_600_000);
    await watchJobs(ctx);
    expect(await waitingMessages(kit(), validateQueue.name)).toContainEqual({ jobId: job.jobId });

    serpro.state.fault = (path) => (path.startsWith('/cpf') ? undefined : { status: 503 });
    const patient = aProcess({ patienceMs: 999_999_999 });
    await validateJob(patient, { jobId: job.jobId });
    await giveValidationUp(patient, job.jobId);
    expect(await job.result()).toMatchObject({
      status: 'done',
      validation_status: 'failed',
      validation: {
        serpro_cpf: { status: 'approved' },
        serpro_data_valid: { status: 'failed', reason: 'broken_off' },
      },
    });
    expect(await job.events()).toHaveLength(1);
  });

  it('are forgotten with what was read when a job is cancelled meanwhile', async () => {
    const ctx = aProcess();
    const job = await readJob(ctx, ['serpro_cpf'], aDocument(aLicence));
    await job.cancel();
    await validateJob(ctx, { jobId: job.jobId });
    expect(serpro.calls).toEqual([]);
    const ended = await job.result();
    expect(ended).toMatchObject({ status: 'error', error_code: 'cancelled' });
    for (const key of ['result', 'validation', 'validation_status']) expect(ended).not.toHaveProperty(key);
    expect(await job.info()).toMatchObject({ result: null, validation: null, validation_status: null });
  });

  it('are not read again for, whoever else held the reading', async () => {
    const ctx = aProcess();
    const job = await readJob(ctx, ['serpro_cpf'], aDocument(aLicence));
    kit().engine.inputs.length = 0;
    await recogniseDocument(ctx, { jobId: job.jobId, signal: new AbortController().signal });
    expect(kit().engine.inputs).toEqual([]);
  });
});
