import { expect, it } from 'vitest';

import { describeOnDatabase } from '../testing/database.ts';
import { createCallLimits } from './call-limits.ts';

describeOnDatabase('limits of calls', (kit) => {
  const open = (isShared: boolean) => createCallLimits({ ...kit().dependencies, isShared });
  const callsOf = async (limits: ReturnType<typeof open>, key: string, max: number, times: number) => {
    let calls = 0;
    for (let i = 0; i < times; i += 1) ({ calls } = await limits.take(key, max));
    return calls;
  };

  it('hold across processes at once where they are small', async () => {
    const [one, other] = [open(true), open(true)];
    expect(await callsOf(one, 'sign-in a', 30, 20)).toBe(20);
    expect(await callsOf(other, 'sign-in a', 30, 15)).toBe(35);
    expect(await callsOf(one, 'sign-in a', 30, 1)).toBeGreaterThan(30);
    expect(await callsOf(one, 'sign-in b', 30, 1)).toBe(1);
    kit().clock.advance(60_000);
    expect(await callsOf(other, 'sign-in a', 30, 1)).toBe(1);
  });

  it('ask the database once a second for all callers where they are large', async () => {
    const [one, other] = [open(true), open(true)];
    await callsOf(one, 'list a', 6000, 400);
    await callsOf(one, 'list b', 6000, 10);
    const rows = async () =>
      (
        await kit().database.pool.query(
          "select key, calls from call_counts where key like 'list%' order by key",
        )
      ).rows;
    expect(await rows()).toEqual([]);
    await expect.poll(rows, { timeout: 20_000 }).toEqual([
      { key: 'list a', calls: 400 },
      { key: 'list b', calls: 10 },
    ]);
    await callsOf(other, 'list a', 6000, 1);
    await expect.poll(() => callsOf(other, 'list a', 6000, 1), { timeout: 20_000 }).toBeGreaterThan(400);
  });

  it('are of the process where nobody shares the database', async () => {
    const [one, other] = [open(false), open(false)];
    expect(await callsOf(one, 'mine', 5, 6)).toBe(6);
    expect(await callsOf(other, 'mine', 5, 1)).toBe(1);
  });
});
