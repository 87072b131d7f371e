import { backofficeEndpoints } from '@lavra/contract/endpoints/backoffice';
import { faultSentence } from '@lavra/contract/task-filter/fault-sentence';
import { type Awaited as Expected, parseTaskFilter } from '@lavra/contract/task-filter/parse-task-filter';
import type { Context } from '../../platform/context.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { openAccount } from '../../testing/accounts.ts';
import { callEndpoint } from '../../testing/call-endpoint.ts';
import { describeOnDatabase } from '../../testing/database.ts';
import { asUser } from '../../testing/principals.ts';
import { putTask } from '../../testing/reviewed-jobs.ts';
import { backofficeRoutes } from './backoffice.routes.ts';
import { listTasks } from './list-tasks.ts';

/** Filters with the rows that they match: a to f, as they are put below. */
const valid: readonly (readonly [filter: string, rows: string])[] = [
  ['', 'abcdef'],
  ['  ', 'abcdef'],
  // Projects and people
  ['project|Cadastro', 'ad'],
  ['project | cadastro , "Frota, leve"', 'abd'],
  ['project!|Cadastro', 'bcef'],
  ['project|""', 'c'],
  ['project|"Cadastro\'); drop table tasks; --"', ''],
  ['project|Inexistente', ''],
  ['operator|ana@empresa.example', 'ad'],
  ['operator|ANA@EMPRESA.EXAMPLE,"Bruno Sá"', 'abde'],
  ['operator!|ana@empresa.example', 'bcef'],
  // Times
  ['work_time>=90', 'a'],
  ['work_time<=1m', 'be'],
  ['work_time >= 1m30s', 'a'],
  ['work_time<=0', ''],
  ['queue_time>=1h', 'acdf'],
  ['queue_time<=59,5m', 'be'],
  ['queue_time>=1d', 'f'],
  // Fields that people corrected, or left
  ['error_fields&Name', 'a'],
  ['error_fields&name,Items.Code', 'a'],
  ['error_fields&Name,Cpf', ''],
  ['error_fields|Name,Cpf', 'ab'],
  ['error_fields!&Cpf', 'a'],
  ['error_fields!&Cpf,Name', ''],
  ['error_fields!|Cpf,Name', 'ab'],
  ['error_fields!|Unknown', ''],
  ['error_fields&"Items[1].Code"', 'a'],
  // Metadata from the customer
  ['metadata.lot=7', 'a'],
  ['metadata.lot!=7', 'bcdef'],
  ['metadata.lot|7,8', 'ab'],
  ['metadata.lot!|7,8', 'cdef'],
  ['metadata.lot>=7', 'abc'],
  ['metadata.lot<=7.5', 'a'],
  ['metadata.total<=-1,5', 'b'],
  ['metadata.due>=2026-03-10', 'ab'],
  ['metadata.due<=2026-03-10', 'a'],
  ['metadata."client.name"="Padaria \\"Sol\\""', 'a'],
  ['metadata."client.name":sol', 'a'],
  ['metadata.client_data.cidade="São Paulo"', 'a'],
  ['metadata.client_data.cidade:são', 'a'],
  ['metadata.client_data.cidade!:são', 'bcdef'],
  ['metadata.vazio=""', 'a'],
  ['metadata.vazio!=""', 'bcdef'],
  ['metadata.unknown=1', ''],
  ['metadata.unknown!=1', 'abcdef'],
  ['metadata.ação=日本', 'b'],
  // Results
  ['ai_result.Name=JOAO', 'a'],
  ['ai_result.name:jo', 'ac'],
  ['operator_result.Name="JOÃO"', 'a'],
  ['operator_result.Name!="JOÃO"', 'bcdef'],
  ['result.Name|"JOÃO",JONAS', 'ac'],
  ['result.Items.Code=B2', 'a'],
  ['ai_result.Items.Code!:B', 'bcdef'],
  ['result."Items[0].Code"=B2', ''],
  ['result.Cpf!|222,333', 'acdef'],
  // Confidences
  ['conf.Name>=72', 'ac'],
  ['conf.Name<=72%', 'a'],
  ['conf.Name >= 98.5', 'c'],
  ['conf.Unknown>=0', ''],
  // Together
  ['project|Cadastro; work_time>=60', 'ad'],
  ['queue_time>=1h ; conf.Name>=50 ; metadata.lot=9 ;', 'c'],
];

/** Invalid filters, with the character at which they fail and what is expected there. */
const invalid: readonly (readonly [filter: string, at: number, what: Expected['what']])[] = [
  ['x', 0, 'name'],
  ['projects|a', 0, 'name'],
  ['Project|a', 0, 'name'],
  ['project', 7, 'operator'],
  ['project = a', 8, 'operator'],
  ['project.name|a', 7, 'operator'],
  ['project|', 8, 'value'],
  ['project|a,', 10, 'value'],
  ['project|a|b', 9, 'end'],
  ['project|a;;', 10, 'name'],
  ['project|"a', 8, 'quote'],
  ['work_time>90', 9, 'operator'],
  ['work_time>=', 11, 'duration'],
  ['work_time>=soon', 11, 'duration'],
  ['work_time>=10x', 13, 'end'],
  ['error_fields=Name', 12, 'operator'],
  ['error_fields&', 13, 'attribute'],
  ['metadata=1', 8, 'dot'],
  ['metadata.=1', 9, 'attribute'],
  ['metadata.a', 10, 'operator'],
  ['metadata.a==1', 11, 'value'],
  ['metadata.a=1,2', 12, 'end'],
  ['metadata.a>=b', 12, 'amount'],
  ['result.Name>=1', 11, 'operator'],
  ['conf>=50', 4, 'dot'],
  ['conf.Name=50', 9, 'operator'],
  ['conf.Name>=101', 11, 'percent'],
  ["'; drop table tasks; --", 0, 'name'],
  ['  conf . Name  >=  a', 19, 'percent'],
];

describe('what is no filter', () => {
  it.each(invalid)('%s', (filter, at, what) => {
    const { fault } = parseTaskFilter(filter);
    expect({ at: fault?.at, what: fault?.awaited.what }).toEqual({ at, what });
  });
});

describeOnDatabase('the filter of tasks', (kit) => {
  let ctx: Context;
  let companyId: string;
  let letters: ReadonlyMap<string, string>;
  beforeAll(async () => {
    kit().clock.set('2026-03-20T12:00:00Z');
    const ana = await openAccount(kit(), { email: 'ana@empresa.example', name: 'Ana Dias' });
    const bruno = await openAccount(kit(), { email: 'bruno@empresa.example', name: 'Bruno Sá' });
    companyId = ana.userId;
    ctx = kit().ctx({ principal: asUser({ userId: companyId, hasBackoffice: true }) });
    const at = (text: string) => new Date(`2026-03-${text}Z`);
    const put = (metadata: unknown, task: Parameters<typeof putTask>[2]) =>
      putTask(kit(), { companyId, createdAt: at('20T10:00:00'), metadata }, task);
    const over = { startedAt: at('20T11:00:00'), finishedAt: at('20T11:30:00') };
    const rows = {
      a: await put(
        {
          lot: '7',
          due: '2026-03-10T23:59',
          'client.name': 'Padaria "Sol"',
          client_data: { cidade: 'São Paulo' },
          vazio: '',
        },
        {
          ...over,
          status: 'completed',
          operator: ana.userId,
          operation: 'corrected',
          isSuccess: false,
          workMs: 90_000,
          queueMs: 3_600_000,
          errorFields: ['Name', 'Items[1].Code'],
          aiResult: { Name: 'JOAO', Cpf: '111', 'Items[0].Code': 'A1', 'Items[1].Code': 'B3' },
          operatorResult: { Name: 'JOÃO', Cpf: '111', 'Items[0].Code': 'A1', 'Items[1].Code': 'B2' },
          confidences: { Name: 72, Cpf: 99, 'Items[0].Code': 88.5 },
        },
      ),
      b: await put(
        { lot: 8, total: -2.25, due: '2026-03-11', ação: '日本' },
        {
          ...over,
          project: 'Frota, leve',
          status: 'completed',
          operator: bruno.userId,
          operation: 'corrected',
          isSuccess: false,
          workMs: 30_000,
          queueMs: 60_000,
          errorFields: ['#2.Cpf'],
          aiResult: { Name: 'MARIA', '#2.Cpf': '221' },
          operatorResult: { Name: 'MARIA', '#2.Cpf': '222' },
        },
      ),
      // Has waited for two hours.
      c: await put(
        { lot: 9, total: 'muito', due: 'amanhã' },
        { project: '', aiResult: { Name: 'JONAS' }, confidences: { Name: 98.5 } },
      ),
      d: await put(null, {
        status: 'claimed',
        claimedBy: ana.userId,
        leaseUntil: at('20T12:01:00'),
        startedAt: at('20T11:58:45'),
        workingSince: at('20T11:58:45'),
        workMs: 0,
      }),
      e: await put(null, {
        ...over,
        project: 'Frota',
        status: 'rejected',
        operator: bruno.userId,
        operation: 'rejected',
        workMs: 5000,
        queueMs: 2000,
      }),
      f: await put(null, {
        project: 'Frota',
        status: 'expired',
        finishedAt: at('20T11:00:00'),
        queueMs: 90_000_000,
      }),
    };
    letters = new Map(Object.entries(rows).map(([letter, id]) => [id, letter]));
    // Another company's task, which no filter finds.
    await putTask(kit(), { companyId: bruno.userId, createdAt: at('20T10:00:00'), metadata: { lot: 7 } });
  });

  const rowsOf = async (filters: string) => {
    const days = { start_date: '2026-03-01', end_date: '2026-03-31' };
    const { jobs } = await listTasks({ ctx, params: { companyId }, body: { filters, ...days } });
    return jobs
      .map(({ job_ksuid }) => letters.get(job_ksuid) ?? '?')
      .toSorted()
      .join('');
  };

  it.each(valid)('%s', async (filter, rows) => {
    expect(await rowsOf(filter)).toBe(rows);
  });

  it('points at the character in the language of the caller', async () => {
    const app = await kit().http({
      routes: backofficeRoutes,
      authenticate: async () => asUser({ userId: companyId, hasBackoffice: true }),
    });
    const call = { params: { companyId }, body: { filters: 'conf.Name=50' }, token: 'any' };
    const { status, answer } = await callEndpoint(app, backofficeEndpoints.listTasks, call);
    const message = faultSentence({ at: 9, awaited: { what: 'operator', operators: ['>=', '<='] } }, 'pt');
    expect([status, answer]).toMatchObject([
      400,
      {
        code: 'filter_invalid',
        message: 'O filtro tem um erro no caractere 10.',
        details: [{ path: 'body.filters', message }],
      },
    ]);
  });
});
