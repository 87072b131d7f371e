import { appClientEndpoints } from '@lavra/contract/endpoints/app-clients';

import { transaction } from '../../platform/database/transaction.ts';
import { rotateSealed } from '../../platform/sealed-secrets.ts';
import { verb } from '../../platform/verb.ts';
import { appClientOf } from './app-clients.policy.ts';
import { updateAppClient } from './app-clients.store.ts';
import { getAppClient } from './get-app-client.ts';
import { newSecret } from './new-app-client.ts';

/** Creates a new secret, which only this answer contains. */
export const rotateAppClientSecret = verb(
  appClientEndpoints.rotateAppClientSecret,
  async ({ ctx, params, body }) => {
    const { companyId, clientId: id } = params;
    const secret = newSecret(ctx);
    await transaction(ctx, async (ctx) => {
      const row = await appClientOf(ctx, params);
      const changes = rotateSealed(ctx, row, { secret, overlapHours: body.overlap_hours });
      await updateAppClient(ctx.db, { companyId, id }, changes);
    });
    return { ...(await getAppClient({ ctx, params })), ClientSecret: secret };
  },
  { state: getAppClient },
);
