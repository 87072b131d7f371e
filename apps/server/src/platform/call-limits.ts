import { LRUCache } from 'lru-cache';

import { addCalls, deleteCallsBefore } from './call-limits.store.ts';
import type { Dependencies } from './context.ts';

const windowMs = 60_000;
const flushMs = 1000;
/**
 * Up to this limit a call is counted in the database before it is answered: the calls of one second could use up such a limit.
 */
const exactUpTo = 120;
const remembered = 50_000;

interface Window {
  readonly endsAt: number;
  /** Calls of this process that are not in the database yet. */
  pending: number;
  /** Calls of all processes, as far as this one knows. */
  known: number;
}

/** Counts a caller's calls per minute, together with the other processes that share the database. */
export interface CallLimits {
  take(key: string, max: number): Promise<{ readonly calls: number; readonly ttlMs: number }>;
}

type Parts = Pick<Dependencies, 'db' | 'clock' | 'logger'> & { readonly isShared: boolean };

/**
 * Frequent calls are counted in memory and written to the database once a second, in one statement for all callers, so that a
 * call costs no statement; calls with a small limit are counted in the database at once.
 */
export function createCallLimits({ db, clock, logger, isShared }: Parts): CallLimits {
  const windows = new LRUCache<string, Window>({ max: remembered });
  let isFlushDue = false;
  let sweptAt = 0;

  function windowOf(key: string, now: number): Window {
    const endsAt = (Math.floor(now / windowMs) + 1) * windowMs;
    const found = windows.get(key);
    if (found?.endsAt === endsAt) return found;
    const window = { endsAt, pending: 0, known: 0 };
    windows.set(key, window);
    return window;
  }

  async function flush(): Promise<void> {
    isFlushDue = false;
    const now = clock.now().getTime();
    const told = [...windows.entries()].filter(([, { pending, endsAt }]) => pending > 0 && endsAt > now);
    const [first] = told;
    if (!first) return;
    const counted = told.map(([key, { pending }]) => ({ key, calls: pending }));
    for (const [, window] of told) {
      window.known += window.pending;
      window.pending = 0;
    }
    const totals = new Map(
      (await addCalls(db, new Date(first[1].endsAt), counted)).map(({ key, calls }) => [key, calls]),
    );
    for (const [key, window] of told) window.known = Math.max(window.known, totals.get(key) ?? 0);
    if (now - sweptAt > windowMs) {
      sweptAt = now;
      await deleteCallsBefore(db, new Date(now));
    }
  }

  function flushSoon(): void {
    if (isFlushDue) return;
    isFlushDue = true;
    // Without the database, a limit still holds in each process.
    const flushQuietly = () =>
      void flush().catch((error: unknown) => logger.warn({ err: error }, 'calls were not counted together'));
    setTimeout(flushQuietly, flushMs).unref();
  }

  return {
    async take(key, max) {
      const now = clock.now().getTime();
      const window = windowOf(key, now);
      const ttlMs = window.endsAt - now;
      const counted = window.known + window.pending;
      // A call that is refused already costs the database nothing.
      if (!isShared || max > exactUpTo || counted > max) {
        window.pending += 1;
        if (isShared && counted <= max) flushSoon();
        return { calls: counted + 1, ttlMs };
      }
      const [total] = await addCalls(db, new Date(window.endsAt), [{ key, calls: 1 }]);
      window.known = Math.max(window.known, total?.calls ?? 0);
      return { calls: total?.calls ?? 1, ttlMs };
    },
  };
}
