import { expect, it, onTestFinished, vi } from 'vitest';

import { createBatcher } from './batcher.ts';

it('runs together what is asked at the same moment, and what comes while a run is on', async () => {
  const runs: number[][] = [];
  const double = createBatcher(
    async (items: readonly number[]) => {
      runs.push([...items]);
      return items.map((item) => 2 * item);
    },
    { maxItems: 2 },
  );
  const answers = await Promise.all([double(1), double(2), double(3)]);
  expect(answers).toEqual([2, 4, 6]);
  expect(runs).toEqual([[1, 2], [3]]);
});

it('lets a bad one fail alone', async () => {
  const check = createBatcher(async (items: readonly string[]) => {
    if (items.includes('bad')) throw new Error('no');
    return items;
  });
  expect(await Promise.allSettled([check('a'), check('bad'), check('b')])).toMatchObject([
    { value: 'a' },
    { reason: new Error('no') },
    { value: 'b' },
  ]);
});

it('waits for more after a crowd only', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const sizes: number[] = [];
  const same = createBatcher(
    async (items: readonly number[]) => {
      sizes.push(items.length);
      return items;
    },
    { gatherMs: 10 },
  );
  await Promise.all([same(1), same(2)]);
  await Promise.all(Array.from({ length: 8 }, (_, item) => same(item)));
  expect(sizes).toEqual([2, 8]);
  const gathered = [same(1), same(2)];
  await vi.advanceTimersByTimeAsync(9);
  gathered.push(same(3));
  expect(sizes).toEqual([2, 8]);
  await vi.advanceTimersByTimeAsync(1);
  await Promise.all(gathered);
  expect(sizes).toEqual([2, 8, 3]);
});
