import { LRUCache } from 'lru-cache';

import type { Clock } from './clock.ts';

/** Values read within the last second: a burst of calls reads a row once, and a change is seen within that second. */
export interface TtlCache {
  /** The cached value, else that of `load`, which simultaneous calls share. A failed read is not cached. */
  read<V>(key: string, load: () => Promise<V>): Promise<V>;
  /** The next read of the key loads again. */
  evict(key: string): void;
}

export function createTtlCache(clock: Clock, { ttlMs = 1000, max = 10_000 } = {}): TtlCache {
  const entries = new LRUCache<string, Promise<unknown>>({
    max,
    // The library keeps an entry through its last millisecond.
    ttl: ttlMs - 1,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  return {
    read<V>(key: string, load: () => Promise<V>): Promise<V> {
      // The prefix of a key tells the type of its value.
      const known = entries.get(key) as Promise<V> | undefined;
      if (known) return known;
      const value = load();
      entries.set(key, value);
      value.catch(() => entries.peek(key) === value && entries.delete(key));
      return value;
    },
    evict: (key) => void entries.delete(key),
  };
}
