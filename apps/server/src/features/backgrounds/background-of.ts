import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { companyRule } from '../rules/index.ts';
import { type Background, findBackground } from './backgrounds.store.ts';

/** A background validation that the company's rule names; throws background_unknown for any other. */
export async function backgroundOf(
  ctx: Context,
  companyId: string,
  backgroundId: string,
): Promise<Background> {
  const { validations } = await companyRule(ctx, companyId);
  const background = validations.includes(backgroundId)
    ? await findBackground(ctx.db, backgroundId)
    : undefined;
  if (!background) throw new ContractError('background_unknown');
  return background;
}
