import type { Context } from '../../platform/context.ts';
import { abortMultiparts } from './receiving/multipart.ts';
import { type Overdue, expireUploadsOf, listOverdue } from './uploads.store.ts';

/** Links may be used until they expire; bytes that are on their way then get this long to arrive. */
const graceMs = 10 * 60_000;

/** Owners some of whose files did not come in time, at most `limit`. */
export function listOverdueOwners(ctx: Context, limit: number): Promise<Overdue[]> {
  return listOverdue(ctx.db, new Date(ctx.clock.now().getTime() - graceMs), limit);
}

/** Closes the links of files that have not come; false when none was awaited. Call it inside a transaction. */
export async function endWait(ctx: Context, ownerId: string): Promise<boolean> {
  const ended = await expireUploadsOf(ctx.db, ownerId);
  await abortMultiparts(ctx, ended);
  return ended.length > 0;
}
