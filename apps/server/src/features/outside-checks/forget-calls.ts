import type { Context } from '../../platform/context.ts';
import { deleteHoursBefore } from './outside-checks.store.ts';

const keptMs = 30 * 86_400_000;

/** Forgets how the services of outside checks answered a month ago. */
export function forgetCalls(ctx: Context): Promise<void> {
  return deleteHoursBefore(ctx.db, new Date(ctx.clock.now().getTime() - keptMs));
}
