import type { Context } from '../../../platform/context.ts';
import { type Purge, addToPurge } from '../companies.store.ts';

/** Adds a purge to a company's records; one run makes one record. */
export async function recordPurge(ctx: Context, purge: Omit<Purge, 'id'>): Promise<void> {
  await addToPurge(ctx.db, { id: ctx.ids.ksuid(), ...purge });
}
