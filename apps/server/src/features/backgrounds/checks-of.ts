import { type CheckName, checkNames } from '@lavra/contract/model/validation';

import type { Context } from '../../platform/context.ts';
import { presentBackground } from './backgrounds.presenter.ts';
import { findBackground } from './backgrounds.store.ts';

/** The outside checks of a background validation; none when it was deleted while its job waited. */
export async function checksOf(ctx: Context, backgroundId: string): Promise<CheckName[]> {
  const background = await findBackground(ctx.db, backgroundId);
  if (!background) return [];
  const shown = presentBackground(background);
  return checkNames.filter((name) => shown[name]);
}
