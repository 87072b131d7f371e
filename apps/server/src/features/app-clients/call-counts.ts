import type { Context, Dependencies } from '../../platform/context.ts';
import { dayOf } from '../../platform/day-range.ts';
import { dayMs } from '../../platform/times.ts';
import { addCalls, callsSince } from './app-clients.store.ts';

const flushMs = 1000;
const shownDays = 30;

type Counter = Pick<Dependencies, 'db' | 'clock' | 'logger' | 'pendingCalls'>;

/**
 * Counts a call. Counts are summed for a second before they are written; otherwise each call would wait for the one row of its
 * client and day. A killed process loses that second of a figure that nothing is charged by.
 */
export function countCall(counter: Counter, clientId: string): void {
  const { pendingCalls: counts } = counter;
  if (counts.size === 0) setTimeout(() => void flushQuietly(counter), flushMs).unref();
  const key = `${clientId} ${dayOf(counter.clock.now())}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Calls of the last 30 days by client, including those not written yet. */
export async function recentCalls(ctx: Context, companyId: string): Promise<ReadonlyMap<string, number>> {
  await flushCalls(ctx);
  const firstDay = dayOf(new Date(ctx.clock.now().getTime() - (shownDays - 1) * dayMs));
  return callsSince(ctx.db, companyId, firstDay);
}

async function flushCalls({ db, pendingCalls: counts }: Counter): Promise<void> {
  if (counts.size === 0) return;
  const rows = [...counts].map(([key, calls]) => {
    const [clientId = '', day = ''] = key.split(' ');
    return { clientId, day, calls };
  });
  counts.clear();
  await addCalls(
    db,
    rows.map(({ clientId, day, calls }) => ({ client_id: clientId, day, calls })),
  );
}

async function flushQuietly(counter: Counter): Promise<void> {
  try {
    await flushCalls(counter);
  } catch (error) {
    counter.logger.warn({ err: error }, 'calls of app clients were not counted');
  }
}
