import type { Clock } from './clock.ts';

/** Dependencies or a context: all of one process hold the same clock. */
interface Owner {
  readonly clock: Clock;
}

interface Entry<V> {
  readonly value: Promise<V>;
  readonly readAtMs: number;
}

interface BriefCacheOptions {
  /** How old an answer may be; 1000 when absent. */
  readonly lifeMs?: number;
  readonly maxEntries?: number;
}

/**
 * Answers of the last moment, apart for each clock: a burst of calls reads a row once, and a change to the row is seen
 * within `lifeMs`. A failed read is not kept.
 */
export function createBriefCache<V>({ lifeMs = 1000, maxEntries = 10_000 }: BriefCacheOptions = {}) {
  const caches = new WeakMap<Clock, Map<string, Entry<V>>>();
  return function read(owner: Owner, key: string, load: () => Promise<V>): Promise<V> {
    const entries = caches.get(owner.clock) ?? new Map<string, Entry<V>>();
    caches.set(owner.clock, entries);
    const nowMs = owner.clock.now().getTime();
    const known = entries.get(key);
    if (known && known.readAtMs <= nowMs && nowMs - known.readAtMs < lifeMs) return known.value;

    const entry = { value: load(), readAtMs: nowMs };
    entry.value.catch(() => entries.get(key) === entry && entries.delete(key));
    // Put last, so that the first key is always the one read longest ago.
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    return entry.value;
  };
}
