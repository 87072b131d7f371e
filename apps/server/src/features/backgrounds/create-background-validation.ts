import { backgroundEndpoints } from '@lavra/contract/endpoints/backgrounds';

import { verb } from '../../platform/verb.ts';
import { chosenBackground, presentBackground } from './backgrounds.presenter.ts';
import { insertBackground } from './backgrounds.store.ts';

/** No company may use it until its rule names it. */
export const createBackgroundValidation = verb(
  backgroundEndpoints.createBackgroundValidation,
  async ({ ctx, body }) => {
    const at = ctx.clock.now();
    const background = { id: ctx.ids.ksuid(), ...chosenBackground(body), createdAt: at, updatedAt: at };
    await insertBackground(ctx.db, background);
    return presentBackground(background);
  },
);
