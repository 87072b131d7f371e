import { expect, it } from 'vitest';

import { openAccount } from '../../testing/accounts.ts';
import { describeOnDatabase } from '../../testing/database.ts';
import { asUser } from '../../testing/principals.ts';
import { getGeneralUsage } from './get-general-usage.ts';
import { listUsageAnomalies } from './list-usage-anomalies.ts';
import { recordUsage } from './record-usage.ts';
import { sumUsageUp } from './sum-usage-up.ts';
import { insertUsage } from './usage.store.ts';

type Filter = Parameters<typeof getGeneralUsage>[0]['body'];

describeOnDatabase('the usage of all companies', (kit) => {
  const setUp = async () => {
    await kit().database.pool.query(
      'delete from usage_daily; delete from usage_of_days; delete from usage_of_months',
    );
    const [one, other] = [
      await openAccount(kit(), { name: 'Serra Verde' }),
      await openAccount(kit(), { name: 'Morada Certa' }),
    ];
    const record = (companyId: string, service: string, day: string, isError = false) =>
      recordUsage(kit().ctx(), {
        companyId,
        service,
        endedAt: new Date(`${day}T15:00:00Z`),
        isError,
        pages: 1,
        processMs: 1000,
      });
    for (const day of ['2025-12-31', '2026-01-01', '2026-01-31', '2026-02-10', '2026-03-08']) {
      await record(one.userId, 'nfe', day);
      await record(one.userId, 'cnh', day, day > '2026-02');
      await record(other.userId, 'nfe', day);
    }
    const ctx = kit().ctx({ principal: asUser({ isAdmin: true }) });
    const get = (body: Filter) => getGeneralUsage({ ctx, body });
    return { one: one.userId, other: other.userId, get };
  };

  it('is the same from the rows of companies and from their sums, whatever the range', async () => {
    const { one, other, get } = await setUp();
    kit().clock.set('2026-03-10T12:00:00Z');
    const filters: Filter[] = [
      { start: '2025-12-31', end: '2026-03-10', detailed: true },
      { start: '2026-01-01', end: '2026-01-31' },
      { start: '2026-01-02', end: '2026-03-31', services: ['nfe'] },
      { start: '2025-12-31', end: '2026-02-28', companies: [other], detailed: true },
      { start: '2026-03-08', end: '2026-03-08' },
    ];
    const before = await Promise.all(filters.map(get));
    await sumUsageUp(kit().ctx(), 3);
    expect(await Promise.all(filters.map(get))).toEqual(before);
    // Summed days are not counted again from their rows.
    await kit().database.pool.query("delete from usage_daily where day < '2026-03-06'");
    const [whole] = await Promise.all(filters.map(get));
    expect(whole).toMatchObject({ total_requests: 15, total_errors: 2, duration: 1 });
    expect(before[0]?.requesters).toMatchObject([
      { id: one, name: 'Serra Verde', requests_sent: 10, errors: 2 },
      { id: other, requests_sent: 5, errors: 0 },
    ]);
    expect(before[0]?.requesters[0]?.recent).toHaveLength(30);
    expect(before[0]?.requesters[0]?.recent.at(-3)).toBe(2);
  });

  it('tells the days on which far more failed than usual, of those that are no chance', async () => {
    const { one, other } = await setUp();
    kit().clock.set('2026-06-20T12:00:00Z');
    const use = (companyId: string, day: string, total: number, errors: number) =>
      insertUsage(kit().database.db, [
        {
          companyId,
          day,
          service: 'nfe',
          total,
          errors,
          pages: total,
          durationMsSum: total,
          durationMsMax: 1,
        },
      ]);
    for (const day of ['2026-05-20', '2026-06-01', '2026-06-10']) {
      await use(one, day, 100, 2);
      await use(other, day, 10, 0);
    }
    await use(one, '2026-06-18', 100, 10);
    await use(one, '2026-06-20', 100, 4);
    // Two errors in ten may be chance.
    await use(other, '2026-06-19', 10, 2);
    const ctx = kit().ctx({ principal: asUser({ isAdmin: true }) });
    expect((await listUsageAnomalies({ ctx })).anomalies).toEqual([
      {
        company_id: one,
        name: 'Serra Verde',
        day: '2026-06-18',
        requests: 100,
        errors: 10,
        error_percent: 10,
        usual_percent: 2,
      },
    ]);
  });

  it('gives companies in pages and in the order asked for', async () => {
    const { one, other, get } = await setUp();
    const range = { start: '2026-01-01', end: '2026-03-31' };
    const ids = async (more: Filter) => (await get({ ...range, ...more })).requesters.map(({ id }) => id);
    expect(await ids({ sort: 'name', ascending: true })).toEqual([other, one]);
    expect(await ids({ limit: 1, page: 2 })).toEqual([other]);
    expect(await ids({ limit: 1, page: 3 })).toEqual([]);
  });

  it('is for administrators', async () => {
    const ctx = kit().ctx({ principal: asUser() });
    await expect(getGeneralUsage({ ctx, body: {} })).rejects.toMatchObject({ code: 'forbidden' });
  });
});
