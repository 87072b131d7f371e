import { describe, expect, it } from 'vitest';

import { SettableClock } from '../testing/doubles.ts';
import { createTtlCache } from './ttl-cache.ts';

describe('a TTL cache', () => {
  const open = (options = {}) => {
    const clock = new SettableClock();
    const cache = createTtlCache(clock, options);
    const loads: string[] = [];
    const get = (key: string) =>
      cache.read(key, async () => {
        loads.push(key);
        return `${key}${loads.length}`;
      });
    return { clock, loads, get, cache };
  };

  it('reads once in a second, calls at the same time included', async () => {
    const { clock, loads, get } = open();
    expect(await Promise.all([get('a'), get('a')])).toEqual(['a1', 'a1']);
    clock.advance(999);
    expect(await get('a')).toBe('a1');
    clock.advance(1);
    expect(await get('a')).toBe('a2');
    expect(loads).toHaveLength(2);
  });

  it('forgets at once what it is told to', async () => {
    const { cache, loads, get } = open();
    for (const key of ['a', 'b']) await get(key);
    cache.evict('a');
    for (const key of ['a', 'b']) await get(key);
    expect(loads).toEqual(['a', 'b', 'a']);
  });

  it('keeps no failure', async () => {
    const { cache } = open();
    await expect(cache.read('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.read('a', async () => 'up')).toBe('up');
  });

  it('forgets what was read longest ago when it is full', async () => {
    const { loads, get } = open({ max: 2 });
    for (const key of ['a', 'b', 'c', 'b', 'a']) await get(key);
    expect(loads).toEqual(['a', 'b', 'c', 'a']);
  });
});
