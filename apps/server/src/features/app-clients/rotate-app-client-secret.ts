import { ContractError } from '@lavra/contract/errors';
import type { AppClient } from '@lavra/contract/model/app-client';

import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { allowCompany } from '../companies/index.ts';
import { findAppClient, updateAppClient } from './app-clients.store.ts';
import { type OneAppClient, getAppClient } from './get-app-client.ts';
import { newSecret } from './new-app-client.ts';

const hourMs = 3_600_000;

interface Input extends OneAppClient {
  /** Hours that the secret of before goes on working; 0 ends it at once. */
  readonly overlap_hours: number;
}

/** Makes a new secret, which is in this answer only. */
export async function rotateAppClientSecret({
  ctx,
  input,
}: {
  ctx: Context;
  input: Input;
}): Promise<AppClient> {
  const { companyId, clientId: id, overlap_hours: overlapHours } = input;
  allowCompany(ctx, companyId);
  const secret = newSecret(ctx);
  await transaction(ctx, async (ctx) => {
    const row = await findAppClient(ctx.db, companyId, id);
    if (!row) throw new ContractError('not_found');
    const now = ctx.clock.now();
    const previous =
      overlapHours > 0
        ? {
            previousSecretSealed: row.secretSealed,
            previousSecretUntil: new Date(now.getTime() + overlapHours * hourMs),
          }
        : { previousSecretSealed: null, previousSecretUntil: null };
    const secretSealed = ctx.secrets.seal(secret, id);
    await updateAppClient(ctx.db, { companyId, id }, { secretSealed, ...previous, updatedAt: now });
  });
  return { ...(await getAppClient({ ctx, input })), ClientSecret: secret };
}
