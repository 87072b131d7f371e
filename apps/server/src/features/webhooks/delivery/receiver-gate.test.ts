import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createReceiverGate } from './receiver-gate.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

it('gives a receiver few places until it answers, then more, and hands a free one on', async () => {
  const enter = createReceiverGate();
  const first = await Promise.all([enter('a'), enter('a'), enter('a'), enter('a')]);
  const fifth = enter('a');
  const [leave] = first.map((each) => ('leave' in each ? each.leave : undefined));
  leave?.({ isAnswered: true });
  expect(await fifth).toHaveProperty('leave');
  // Three of the first four, the fifth, and the place that was gained.
  expect(await enter('a')).toHaveProperty('leave');
});

it('sends away whoever comes to a receiver that hangs, for longer each, and lets the others in', async () => {
  const enter = createReceiverGate();
  await Promise.all([enter('hangs'), enter('hangs'), enter('hangs'), enter('hangs')]);
  vi.advanceTimersByTime(4000);
  const away = await Promise.all([enter('hangs'), enter('hangs')]);
  expect(away).toEqual([{ postponedMs: 1000 }, { postponedMs: 2000 }]);
  expect(await enter('answers')).toHaveProperty('leave');
});

it('sends back to the queue whoever has waited for a moment in vain', async () => {
  const enter = createReceiverGate();
  await Promise.all([enter('a'), enter('a'), enter('a'), enter('a')]);
  const waiting = enter('a');
  vi.advanceTimersByTime(1000);
  expect(await waiting).toHaveProperty('postponedMs');
});
