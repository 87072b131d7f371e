import { backgroundEndpoints } from '@lavra/contract/endpoints/backgrounds';
import { ContractError } from '@lavra/contract/errors';

import { transaction } from '../../platform/database/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { withdrawValidation } from '../rules/index.ts';
import { shownBackground } from './background-of.ts';
import { deleteBackground } from './backgrounds.store.ts';

/** From now on no company may use it. */
export const deleteBackgroundValidation = verb(
  backgroundEndpoints.deleteBackgroundValidation,
  async ({ ctx, params }) => {
    await transaction(ctx, async (ctx) => {
      if (!(await deleteBackground(ctx.db, params.backgroundId))) throw new ContractError('not_found');
      await withdrawValidation(ctx, params.backgroundId);
    });
    return {};
  },
  { state: shownBackground },
);
