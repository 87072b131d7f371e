import type { Context } from '../../platform/context.ts';
import { abortMultiparts } from './receiving/multipart.ts';
import { type Overdue, expireUploadsOf, listOverdue } from './uploads.store.ts';

/** Presigned URLs may be used until they expire; bytes that are then on their way get this much longer. */
const graceMs = 10 * 60_000;

/** Owners with files that did not come in time, at most `limit`. */
export function listOverdueOwners(ctx: Context, limit: number): Promise<Overdue[]> {
  return listOverdue(ctx.db, new Date(ctx.clock.now().getTime() - graceMs), limit);
}

/** Expires the presigned URLs of files that have not come; false when none was awaited. Call it inside a transaction. */
export async function endWait(ctx: Context, ownerId: string): Promise<boolean> {
  const ended = await expireUploadsOf(ctx.db, ownerId);
  await abortMultiparts(ctx, ended);
  return ended.length > 0;
}
