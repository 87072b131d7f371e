import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { allowCompany } from '../companies/index.ts';
import { deleteAppClient as removeAppClient } from './app-clients.store.ts';
import type { OneAppClient } from './get-app-client.ts';
import { refuseDemoClient } from './refuse-demo-client.ts';

/** Deletes a client; its tokens end with it. */
export async function deleteAppClient({ ctx, input }: { ctx: Context; input: OneAppClient }) {
  const { companyId, clientId } = input;
  allowCompany(ctx, companyId);
  await refuseDemoClient(ctx, input);
  if (!(await removeAppClient(ctx.db, companyId, clientId))) throw new ContractError('not_found');
  ctx.logger.info({ deletedClientId: clientId }, 'an app client was deleted');
  return {};
}
