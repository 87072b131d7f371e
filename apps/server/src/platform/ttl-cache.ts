import { LRUCache } from 'lru-cache';

import type { Clock } from './clock.ts';

/** What was read within the last second: a burst of calls reads a row once, and a change is seen within that second. */
export interface TtlCache {
  /** The answer of before, else that of `load`, which calls at the same time share. A failed read is not kept. */
  read<V>(key: string, load: () => Promise<V>): Promise<V>;
  /** The next read of the key loads again. */
  forget(key: string): void;
}

export function createTtlCache(clock: Clock, { ttlMs = 1000, max = 10_000 } = {}): TtlCache {
  const entries = new LRUCache<string, Promise<unknown>>({
    max,
    // An entry of the library lives through its last millisecond.
    ttl: ttlMs - 1,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  return {
    read<V>(key: string, load: () => Promise<V>): Promise<V> {
      // Whoever reads a key says what it holds, by its prefix.
      const known = entries.get(key) as Promise<V> | undefined;
      if (known) return known;
      const value = load();
      entries.set(key, value);
      value.catch(() => entries.peek(key) === value && entries.delete(key));
      return value;
    },
    forget: (key) => void entries.delete(key),
  };
}
