import type { BackgroundValidation } from '@lavra/contract/model/company';

import { isAdmin } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { companyRule } from '../companies/index.ts';
import { type Background, listBackgrounds } from './backgrounds.store.ts';

/** The background validations of the caller's company, by name; for an administrator, all. */
export async function listBackgroundValidations({
  ctx,
}: {
  ctx: Context;
}): Promise<{ backgrounds: BackgroundValidation[] }> {
  const rows = await visibleBackgrounds(ctx);
  return { backgrounds: rows.map(toBackgroundValidation) };
}

async function visibleBackgrounds(ctx: Context): Promise<Background[]> {
  const { principal } = ctx;
  if (principal.kind === 'anonymous') return [];
  if (isAdmin(principal)) return listBackgrounds(ctx.db);
  const { validations } = await companyRule(ctx, principal.companyId);
  return validations.length === 0 ? [] : listBackgrounds(ctx.db, validations);
}

function toBackgroundValidation(row: Background): BackgroundValidation {
  return {
    id: row.id,
    background_name: row.name,
    serpro_cpf: row.hasSerproCpf,
    serpro_nfe: row.hasSerproNfe,
    serpro_data_valid: row.hasSerproDataValid,
  };
}
