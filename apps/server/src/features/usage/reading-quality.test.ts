import { expect, it } from 'vitest';

import { describeOnDatabase } from '../../testing/database.ts';
import { putEndedJob } from '../../testing/ended-jobs.ts';
import { asUser } from '../../testing/principals.ts';
import { getReadingQuality } from './get-reading-quality.ts';

const range = { start_date: '2026-03-01', end_date: '2026-03-31' };
const resultWith = (field: object) => ({
  Time: '1.00',
  Quantity: 1,
  Document: [
    { Page: 1, Data: { Number: { value: '7', conf: 99 }, Items: [{ Total: { value: '9', ...field } }] } },
  ],
});

describeOnDatabase('the quality of readings', (kit) => {
  it('tells the usual and the slow time, and how many results hold no doubt', async () => {
    const principal = asUser();
    const { companyId } = principal;
    const ctx = kit().ctx({ principal });
    const put = async (processMs: number, field: object, day = '2026-03-10', service = 'nfe') =>
      putEndedJob(
        kit(),
        { companyId, service, processMs, createdAt: new Date(`${day}T12:00:00Z`) },
        { result: resultWith(field) },
      );
    await put(1000, { conf: 99 });
    await put(2000, { conf: 84 });
    await put(3000, { conf: 99, checks: [{ check: 'item_product', ok: false }] }, '2026-03-11', 'cnh');
    await put(60_000, { conf: 10 }, '2026-04-02');
    await putEndedJob(kit(), {
      companyId,
      status: 'error',
      processMs: 90_000,
      createdAt: new Date('2026-03-12T12:00:00Z'),
    });
    await putEndedJob(kit(), {
      companyId: 'another',
      processMs: 9,
      createdAt: new Date('2026-03-12T12:00:00Z'),
    });
    const ask = (service?: string) =>
      getReadingQuality({ ctx, params: { companyId }, query: { ...range, service } });
    expect(await ask()).toEqual({
      jobs_timed: 3,
      seconds_p50: 2,
      seconds_p95: 2.9,
      jobs_looked_at: 3,
      without_doubts: 1,
    });
    expect(await ask('nfe')).toMatchObject({ jobs_timed: 2, seconds_p50: 1.5, without_doubts: 1 });
  });

  it('tells nothing where nothing was read', async () => {
    const principal = asUser();
    const ctx = kit().ctx({ principal });
    expect(
      await getReadingQuality({ ctx, params: { companyId: principal.companyId }, query: range }),
    ).toEqual({ jobs_timed: 0, seconds_p50: null, seconds_p95: null, jobs_looked_at: 0, without_doubts: 0 });
  });
});
