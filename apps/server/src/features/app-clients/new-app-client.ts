import { demoAppClientName } from '@lavra/contract/constants';
import { toScope } from '@lavra/contract/scopes';

import type { Context } from '../../platform/context.ts';
import { type AppClientRow, insertAppClient } from './app-clients.store.ts';

/** 256 bits and more: a secret cannot be guessed, so checking one needs no slow hash. */
const secretLength = 52;

export function newSecret(ctx: Context): string {
  return ctx.ids.random(secretLength);
}

/** Makes a client and the one readable copy of its secret. */
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

/** Makes the hidden client that the demo of a new company uses. Nobody is told its secret. */
export async function createDemoAppClient(ctx: Context, companyId: string): Promise<void> {
  // It is the company's: it ends with nobody's membership.
  const given = { companyId, name: demoAppClientName, scopes: [toScope('all')], createdBy: null };
  await newAppClient(ctx, given);
}
