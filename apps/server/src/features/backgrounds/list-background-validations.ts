import { backgroundEndpoints } from '@lavra/contract/endpoints/backgrounds';

import { isAdmin } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { verb } from '../../platform/verb.ts';
import { companyRule } from '../rules/index.ts';
import { presentBackground } from './backgrounds.presenter.ts';
import { type Background, listBackgrounds } from './backgrounds.store.ts';

/** The background validations of the caller's company, by name; all of them for an administrator. */
export const listBackgroundValidations = verb(
  backgroundEndpoints.listBackgroundValidations,
  async ({ ctx }) => {
    const rows = await visibleBackgrounds(ctx);
    return { backgrounds: rows.map(presentBackground) };
  },
);

async function visibleBackgrounds(ctx: Context): Promise<Background[]> {
  const { principal } = ctx;
  if (principal.kind === 'anonymous') return [];
  if (isAdmin(principal)) return listBackgrounds(ctx.db);
  const { validations } = await companyRule(ctx, principal.companyId);
  return validations.length === 0 ? [] : listBackgrounds(ctx.db, validations);
}
