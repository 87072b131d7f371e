import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';

import type { Context } from '../../platform/context.ts';
import { openAccount } from '../../testing/accounts.ts';
import { describeOnDatabase } from '../../testing/database.ts';
import { asUser } from '../../testing/principals.ts';
import { putTask } from '../../testing/reviewed-jobs.ts';
import { getCorrections } from './get-corrections.ts';
import { getReviewMetrics } from './get-review-metrics.ts';
import { getTaskInfo } from './get-task-info.ts';
import { listProjects } from './list-projects.ts';
import { listTaskOptions } from './list-task-options.ts';
import { listTasks } from './list-tasks.ts';

const rejected = { status: 'rejected', message: 'CPF suspenso', checked_at: '2026-03-12T12:00:00Z' } as const;
const days = { start_date: '2026-03-01', end_date: '2026-03-31' };

describeOnDatabase('the backoffice area', (kit) => {
  let ctx: Context;
  let admin: Context;
  let companyId: string;
  let ids: readonly string[];
  beforeAll(async () => {
    kit().clock.set('2026-03-20T12:00:00Z');
    const { userId } = await openAccount(kit());
    companyId = userId;
    ctx = kit().ctx({ principal: asUser({ userId, hasBackoffice: true }) });
    admin = kit().ctx({ principal: asUser({ isAdmin: true }) });
    const other = await openAccount(kit());
    const reviewed = (workMs: number, isSuccess: boolean, errorFields: string[] = []) =>
      ({
        status: 'completed',
        operator: userId,
        operation: isSuccess ? 'accepted' : 'corrected',
        isSuccess,
        errorFields,
        workMs,
        queueMs: workMs * 10,
        startedAt: new Date('2026-03-19T10:00:00Z'),
        finishedAt: new Date('2026-03-19T12:00:00Z'),
        aiResult: { Name: 'ANA', 'Items[0].Code': '1' },
        confidences: { Name: 97.2, 'Items[0].Code': isSuccess ? 90 : 61.5 },
      }) as const;
    const put = (day: number, task: Parameters<typeof putTask>[2], of = companyId) =>
      putTask(
        kit(),
        {
          companyId: of,
          createdAt: new Date(`2026-03-${day}T12:00:00Z`),
          metadata: { lote: 1, 'a b': { c: 2 } },
        },
        task,
      );
    ids = [
      await put(10, reviewed(12_340, true)),
      await put(10, {
        ...reviewed(40_000, false, ['Items[0].Code', 'Birth']),
        observation: 'Borrada',
        isAgreed: true,
      }),
      await put(11, { ...reviewed(20_000, false, ['Name']), project: 'Frota', isAgreed: false }),
      await put(12, { project: 'Frota', validationStatus: 'rejected', validation: { serpro_cpf: rejected } }),
      await put(13, { status: 'claimed', claimedBy: userId, leaseUntil: new Date('2026-03-20T12:01:00Z') }),
      // Its reviewer is gone.
      await put(13, { status: 'claimed', claimedBy: null, leaseUntil: new Date('2026-03-20T11:00:00Z') }),
    ];
    // Outside the days; the queue counts every waiting task nevertheless.
    await putTask(kit(), { companyId, createdAt: new Date('2026-02-20T12:00:00Z') }, reviewed(1, true));
    await putTask(kit(), { companyId, createdAt: new Date('2026-02-20T12:00:00Z') });
    await put(10, { ...reviewed(7000, true), project: 'De outra' }, other.userId);
  });
  const of = () => ({ companyId });

  it('has figures that are the sums of its rows', async () => {
    const { rows } = await kit().database.db.execute<Record<string, string>>(sql`
      select count(*) filter (where status = 'completed') as completed,
             count(*) filter (where status = 'completed' and is_success) as success,
             count(*) filter (where status = 'completed' and is_agreed is not null) as second,
             count(*) filter (where status = 'completed' and is_agreed) as agreed,
             round(avg(work_ms) filter (where status = 'completed') / 1000, 2) as work,
             round(avg(queue_ms) filter (where status = 'completed') / 1000, 2) as wait
        from tasks where company_id = ${companyId}
         and created_at >= '2026-03-01T03:00:00Z' and created_at < '2026-04-01T03:00:00Z'`);
    const metrics = await getReviewMetrics({ ctx, params: of(), body: days });
    const { total_completed, total_success, total_second, total_agreed, daily_info, labels } = metrics;
    const counted = [total_completed, total_success, total_second, total_agreed];
    expect([...counted, metrics.avg_diff, metrics.avg_queue_diff]).toEqual(
      ['completed', 'success', 'second', 'agreed', 'work', 'wait'].map((name) => Number(rows[0]?.[name])),
    );
    expect(metrics).toMatchObject({ total_completed: 3, total_success: 1, total_available: 3 });
    expect(metrics).toMatchObject({ total_second: 2, total_agreed: 1 });
    const sent = Object.fromEntries(
      Object.entries(daily_info).map(([name, counts]) => [
        name,
        Object.fromEntries(counts.map((total, at) => [labels[at], total]).filter(([, total]) => total !== 0)),
      ]),
    );
    expect(sent).toEqual({
      Cadastro: { '2026-03-10': 2, '2026-03-13': 2 },
      Frota: { '2026-03-11': 1, '2026-03-12': 1 },
    });
  });

  it('has them of a filter alone, and for administrators of all companies', async () => {
    const ofProject = await getReviewMetrics({
      ctx,
      params: of(),
      body: { ...days, filters: 'project|Frota' },
    });
    expect(ofProject).toMatchObject({ total_completed: 1, total_success: 0, total_available: 1 });
    const ofAll = await getReviewMetrics({ ctx: admin, params: of(), body: { ...days, all: true } });
    expect(ofAll).toMatchObject({ total_completed: 4, total_success: 2 });
    expect(Object.keys(ofAll.daily_info)).toEqual(['Cadastro', 'De outra', 'Frota']);
    const { projects } = await listProjects({
      ctx: admin,
      query: { 'start-date': days.start_date, 'end-date': days.end_date },
    });
    expect(projects).toEqual([{ name: 'Cadastro' }, { name: 'De outra' }, { name: 'Frota' }]);
    await expect(getReviewMetrics({ ctx, params: of(), body: { ...days, all: true } })).rejects.toMatchObject(
      { code: 'forbidden' },
    );
    await expect(listProjects({ ctx, query: {} })).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('lists tasks by pages, newest first', async () => {
    const page = await listTasks({ ctx, params: of(), body: { ...days, page: 2, limit: 4 } });
    expect(page).toMatchObject({ page: 2, limit: 4, total_pages: 2, total_items: 6 });
    expect(page.jobs.map(({ job_ksuid }) => job_ksuid).toSorted()).toEqual(ids.slice(0, 2).toSorted());
    expect(page.jobs.find(({ job_ksuid }) => job_ksuid === ids[0])?.task).toMatchObject({
      diff: 12.34,
      queue_diff: 123.4,
      operator: companyId,
      status: 'completed',
    });
    expect(await listTasks({ ctx, params: of(), body: { filters: 'project|x' } })).toMatchObject({
      jobs: [],
      page: 1,
      limit: 10,
      total_pages: 0,
      total_items: 0,
    });
  });

  it('tells of a job what review did, and nothing that there is not', async () => {
    const infoOf = (jobId = '') => getTaskInfo({ ctx, params: { companyId, batchId: jobId, jobId } });
    expect((await infoOf(ids[1])).additional_info).toEqual({
      project: 'Cadastro',
      operator: companyId,
      operation: 'corrected',
      status: 'completed',
      success_status: false,
      ready_at: '2026-03-10T12:00:00Z',
      started_at: '2026-03-19T10:00:00Z',
      finished_at: '2026-03-19T12:00:00Z',
      diff: 40,
      queue_diff: 400,
      observation: 'Borrada',
      error_fields: ['Items[0].Code', 'Birth'],
    });
    expect((await infoOf(ids[3])).additional_info).toEqual({
      project: 'Frota',
      status: 'available',
      ready_at: '2026-03-12T12:00:00Z',
    });
    // Outcomes of outside checks are shown before the review is over, like the reading.
    expect(await infoOf(ids[3])).toMatchObject({
      validation_status: 'rejected',
      validation: { serpro_cpf: rejected },
    });
    await expect(
      getTaskInfo({ ctx, params: { companyId, batchId: 'another', jobId: ids[3] ?? '' } }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  it('names what a filter can name', async () => {
    const options = await listTaskOptions({ ctx, params: of(), query: days });
    expect(options).toMatchObject({
      operators: [{ user_id: companyId }],
      projects: [{ name: 'Cadastro' }, { name: 'Frota' }],
      metadata_fields: ['"a b".c', 'lote'],
      result_fields: ['Items.Code', 'Name'],
    });
  });

  it('learns from corrections how often the engine was right, and at which confidence', async () => {
    const answer = await getCorrections({ ctx, params: of(), body: days });
    expect(answer).toEqual({
      reviews: 3,
      fields: [
        {
          service: 'nfe',
          field: 'Items.Code',
          judged: 3,
          right: 2,
          missed: 0,
          confidence_right: 75.8,
          confidence_wrong: 61.5,
        },
        {
          service: 'nfe',
          field: 'Name',
          judged: 3,
          right: 2,
          missed: 0,
          confidence_right: 97.2,
          confidence_wrong: 97.2,
        },
        {
          service: 'nfe',
          field: 'Birth',
          judged: 0,
          right: 0,
          missed: 1,
          confidence_right: null,
          confidence_wrong: null,
        },
      ],
      points: [
        { confidence: 61, judged: 2, wrong: 1 },
        { confidence: 90, judged: 1, wrong: 0 },
        { confidence: 97, judged: 3, wrong: 1 },
      ],
    });
    const ofField = { ...days, service: 'nfe', field: 'Name' };
    const { points } = await getCorrections({ ctx, params: of(), body: ofField });
    expect(points).toEqual([{ confidence: 97, judged: 3, wrong: 1 }]);
  });

  it('is closed to who may not review, and open to administrators in any company', async () => {
    const member = kit().ctx({ principal: asUser({ userId: companyId }) });
    const calls = (as: Context) => [
      () => listTasks({ ctx: as, params: of(), body: {} }),
      () => getReviewMetrics({ ctx: as, params: of(), body: {} }),
      () => getCorrections({ ctx: as, params: of(), body: {} }),
      () => listTaskOptions({ ctx: as, params: of(), query: {} }),
      () => getTaskInfo({ ctx: as, params: { companyId, batchId: ids[0] ?? '', jobId: ids[0] ?? '' } }),
    ];
    const stranger = kit().ctx({ principal: asUser({ hasBackoffice: true }) });
    for (const call of calls(member)) await expect(call()).rejects.toMatchObject({ code: 'forbidden' });
    for (const call of calls(stranger)) await expect(call()).rejects.toMatchObject({ code: 'not_found' });
    for (const call of calls(admin)) expect(await call()).toBeDefined();
  });
});
