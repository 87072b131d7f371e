import { backgroundEndpoints } from '@lavra/contract/endpoints/backgrounds';
import { ContractError } from '@lavra/contract/errors';

import { verb } from '../../platform/verb.ts';
import { shownBackground } from './background-of.ts';
import { chosenBackground, presentBackground } from './backgrounds.presenter.ts';
import { updateBackground } from './backgrounds.store.ts';

/** Applies from now on; earlier validations stay as they were. */
export const updateBackgroundValidation = verb(
  backgroundEndpoints.updateBackgroundValidation,
  async ({ ctx, params, body }) => {
    const changes = { ...chosenBackground(body), updatedAt: ctx.clock.now() };
    const background = await updateBackground(ctx.db, params.backgroundId, changes);
    if (!background) throw new ContractError('not_found');
    return presentBackground(background);
  },
  { state: shownBackground },
);
