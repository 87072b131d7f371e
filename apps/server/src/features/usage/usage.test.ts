import { usageEndpoints } from '@lavra/contract/endpoints/usage';
import { expect, it } from 'vitest';

import { callEndpoint } from '../../testing/call-endpoint.ts';
import { describeOnDatabase } from '../../testing/database.ts';
import { putEndedJob } from '../../testing/ended-jobs.ts';
import { asUser } from '../../testing/principals.ts';
import { getUsageTotals } from './get-usage-totals.ts';
import { getUsage } from './get-usage.ts';
import { reconcileUsage } from './reconcile-usage.ts';
import { recordUsage } from './record-usage.ts';
import { usageRoutes } from './usage.routes.ts';

const days = { start_date: '2026-03-01', end_date: '2026-03-03' };

describeOnDatabase('usage', (kit) => {
  const setUp = async () => {
    const principal = asUser();
    const ctx = kit().ctx({ principal });
    const record = (service: string, endedAt: string, more: { isError?: boolean; processMs?: number } = {}) =>
      recordUsage(ctx, {
        companyId: principal.companyId,
        service,
        endedAt: new Date(endedAt),
        isError: false,
        pages: 2,
        processMs: 1000,
        ...more,
      });
    return { ctx, companyId: principal.companyId, record };
  };

  it('counts by day of São Paulo, days without requests included', async () => {
    const { ctx, companyId, record } = await setUp();
    await record('nfe', '2026-03-01T12:00:00Z');
    // Still the first of March in São Paulo.
    await record('cnh', '2026-03-02T02:59:59Z', { isError: true, processMs: 500 });
    await record('nfe', '2026-03-04T02:59:59Z');
    await record('nfe', '2026-03-04T03:00:00Z');
    const input = { companyId, ...days };
    expect(await getUsage({ ctx, params: input, query: { ...input, detailed: false } })).toEqual({
      labels: ['2026-03-01', '2026-03-02', '2026-03-03'],
      requests: { total: [2, 0, 1] },
      duration: 0.83,
      total_errors: 1,
      total_requests: 3,
    });
    expect((await getUsage({ ctx, params: input, query: { ...input, detailed: true } })).requests).toEqual({
      cnh: [1, 0, 0],
      nfe: [1, 0, 1],
    });
    expect(
      await getUsage({ ctx, params: input, query: { ...input, service: 'nfe', detailed: false } }),
    ).toMatchObject({
      requests: { total: [1, 0, 1] },
      total_errors: 0,
    });
    expect(await getUsageTotals({ ctx, params: input, query: input })).toEqual({
      duration: 0.83,
      total_errors: 1,
      total_requests: 3,
    });
  });

  it('answers zeros where nothing was used', async () => {
    const { ctx, companyId } = await setUp();
    expect(await getUsageTotals({ ctx, params: { companyId }, query: {} })).toEqual({
      duration: 0,
      total_errors: 0,
      total_requests: 0,
    });
    expect(await getUsage({ ctx, params: { companyId }, query: { ...days, detailed: true } })).toMatchObject({
      requests: {},
    });
  });

  it('is not shown to another company, nor over a range that is none', async () => {
    const { companyId, ctx } = await setUp();
    const stranger = kit().ctx({ principal: asUser() });
    await expect(getUsageTotals({ ctx: stranger, params: { companyId }, query: {} })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(
      getUsage({ ctx: stranger, params: { companyId }, query: { detailed: false } }),
    ).rejects.toMatchObject({
      code: 'not_found',
    });
    for (const wrong of [
      { start_date: '2026-03-02', end_date: '2026-03-01' },
      { start_date: '02/03/2026', end_date: '2026-03-01' },
      { start_date: '2020-01-01', end_date: '2026-03-01' },
    ])
      await expect(getUsageTotals({ ctx, params: { companyId }, query: wrong })).rejects.toMatchObject({
        code: 'date_range_invalid',
      });
  });

  it('is shown over HTTP in the shape of the contract, to an administrator as well', async () => {
    const { companyId, record } = await setUp();
    await record('nfe', '2026-03-01T12:00:00Z');
    const authenticate = async () => asUser({ isAdmin: true });
    const app = await kit().http({ routes: usageRoutes, authenticate });
    const call = { params: { companyId }, query: { ...days, detailed: 'true' }, token: 'admin' };
    const { status, answer } = await callEndpoint(app, usageEndpoints.getUsage, call);
    expect([status, answer.requests]).toEqual([200, { nfe: [1, 0, 0] }]);
    expect((await callEndpoint(app, usageEndpoints.getUsageTotals, call)).answer.total_requests).toBe(1);
  });

  it('is made right by the jobs that ended, each night', async () => {
    const { ctx, companyId, record } = await setUp();
    kit().clock.set('2026-03-10T06:10:00Z');
    const createdAt = new Date('2026-03-09T15:00:00Z');
    await putEndedJob(kit(), { companyId, createdAt, pages: 3, processMs: 1500 });
    await putEndedJob(kit(), {
      companyId,
      createdAt,
      status: 'error',
      errorCode: 'file_empty',
      pages: 0,
      processMs: 0,
    });
    // Counted although there is no such job.
    await record('rg', '2026-03-09T15:00:00Z');
    // Today is not over yet.
    await record('nfe', '2026-03-10T05:00:00Z');
    expect(await reconcileUsage(ctx, 3)).toBe(2);
    const input = { companyId, start_date: '2026-03-09', end_date: '2026-03-10', detailed: true };
    expect(await getUsage({ ctx, params: input, query: input })).toEqual({
      labels: ['2026-03-09', '2026-03-10'],
      requests: { nfe: [2, 1] },
      duration: 0.83,
      total_errors: 1,
      total_requests: 3,
    });
    expect(await reconcileUsage(ctx, 3)).toBe(0);
  });
});
