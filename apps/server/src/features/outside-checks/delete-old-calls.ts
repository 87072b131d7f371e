import type { Context } from '../../platform/context.ts';
import { dayMs } from '../../platform/times.ts';
import { deleteHoursBefore } from './outside-checks.store.ts';

const keptMs = 30 * dayMs;

/** Deletes the figures of outside checks older than a month. */
export function deleteOldCalls(ctx: Context): Promise<void> {
  return deleteHoursBefore(ctx.db, new Date(ctx.clock.now().getTime() - keptMs));
}
