import { ContractError } from '@lavra/contract/errors';
import type { BackgroundValidation } from '@lavra/contract/model/company';

import type { Context } from '../../platform/context.ts';
import { companyRule } from '../rules/index.ts';
import { presentBackground } from './backgrounds.presenter.ts';
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

/** The background validation of a call, for the audit trail. */
export async function shownBackground({
  ctx,
  params,
}: {
  readonly ctx: Context;
  readonly params: { readonly backgroundId: string };
}): Promise<BackgroundValidation | undefined> {
  const background = await findBackground(ctx.db, params.backgroundId);
  return background && presentBackground(background);
}
