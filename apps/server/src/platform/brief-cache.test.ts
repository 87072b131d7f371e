import { describe, expect, it } from 'vitest';

import { SettableClock } from '../testing/doubles.ts';
import { createBriefCache } from './brief-cache.ts';

describe('a brief cache', () => {
  const open = (options = {}) => {
    const owner = { clock: new SettableClock() };
    const loads: string[] = [];
    const read = createBriefCache<string>(options);
    const get = (key: string) =>
      read(owner, key, async () => {
        loads.push(key);
        return `${key}${loads.length}`;
      });
    return { owner, loads, get, read };
  };

  it('reads once in a second, calls at the same time included', async () => {
    const { owner, loads, get } = open();
    expect(await Promise.all([get('a'), get('a')])).toEqual(['a1', 'a1']);
    owner.clock.advance(999);
    expect(await get('a')).toBe('a1');
    owner.clock.advance(1);
    expect(await get('a')).toBe('a2');
    expect(loads).toHaveLength(2);
  });

  it('keeps no failure', async () => {
    const { owner, read } = open();
    await expect(read(owner, 'a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await read(owner, 'a', async () => 'up')).toBe('up');
  });

  it('keeps owners apart', async () => {
    const { get, read } = open();
    await get('a');
    expect(await read({ clock: new SettableClock() }, 'a', async () => 'other')).toBe('other');
  });

  it('forgets what was read longest ago when it is full', async () => {
    const { loads, get } = open({ maxEntries: 2 });
    for (const key of ['a', 'b', 'c', 'b', 'a']) await get(key);
    expect(loads).toEqual(['a', 'b', 'c', 'a']);
  });
});
