import type { Context } from '../../../platform/context.ts';
import { type Purge, addToPurge } from '../companies.store.ts';

/** Puts on a company's record what was purged; what one run purges is one record. */
export async function notePurge(ctx: Context, purge: Omit<Purge, 'id'>): Promise<void> {
  await addToPurge(ctx.db, { id: ctx.ids.ksuid(), ...purge });
}
