import { termsVersion } from '@lavra/contract/constants';

import type { Context } from '../../platform/context.ts';
import { insertCompany } from './companies.store.ts';

/** Creates the company of a new account, whose owner has just accepted the terms. */
export async function createCompany(ctx: Context, ownerId: string): Promise<void> {
  await insertCompany(ctx.db, { id: ownerId, createdAt: ctx.clock.now(), termsVersion });
}
