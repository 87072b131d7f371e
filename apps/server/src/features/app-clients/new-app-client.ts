import { demoAppClientName } from '@lavra/contract/constants';
import { toScope } from '@lavra/contract/scopes';

import type { Context } from '../../platform/context.ts';
import { type AppClientRow, insertAppClient } from './app-clients.store.ts';

/** At least 256 bits: a secret cannot be guessed, so checking one needs no slow hash. */
const secretLength = 52;

export function newSecret(ctx: Context): string {
  return ctx.ids.random(secretLength);
}

/** Creates a client; returns the only readable copy of its secret. */
export async function newAppClient(
  ctx: Context,
  { companyId, name, scopes, createdBy }: Pick<AppClientRow, 'companyId' | 'name' | 'scopes' | 'createdBy'>,
): Promise<{ row: AppClientRow; secret: string }> {
  const now = ctx.clock.now();
  const id = ctx.ids.random(26);
  const secret = newSecret(ctx);
  const secretSealed = ctx.secrets.seal(secret, id);
  const row = await insertAppClient(ctx.db, {
    id,
    companyId,
    name,
    scopes,
    createdBy,
    secretSealed,
    createdAt: now,
    updatedAt: now,
  });
  return { row, secret };
}

/** Creates the hidden client that the demo of a new company uses. Its secret is shown to nobody. */
export async function createDemoAppClient(ctx: Context, companyId: string): Promise<void> {
  // Owned by the company, so that it outlives every membership.
  const given = { companyId, name: demoAppClientName, scopes: [toScope('all')], createdBy: null };
  await newAppClient(ctx, given);
}
