import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import type { BackgroundValidation } from '@lavra/contract/model/company';

import { isAdmin } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { verb } from '../../platform/verb.ts';
import { companyRule } from '../rules/index.ts';
import { type Background, listBackgrounds } from './backgrounds.store.ts';

/** The background validations of the caller's company, by name; for an administrator, all. */
export const listBackgroundValidations = verb(companyEndpoints.listBackgroundValidations, async ({ ctx }) => {
  const rows = await visibleBackgrounds(ctx);
  return { backgrounds: rows.map(presentBackground) };
});

async function visibleBackgrounds(ctx: Context): Promise<Background[]> {
  const { principal } = ctx;
  if (principal.kind === 'anonymous') return [];
  if (isAdmin(principal)) return listBackgrounds(ctx.db);
  const { validations } = await companyRule(ctx, principal.companyId);
  return validations.length === 0 ? [] : listBackgrounds(ctx.db, validations);
}

function presentBackground(row: Background): BackgroundValidation {
  return {
    id: row.id,
    background_name: row.name,
    serpro_cpf: row.hasSerproCpf,
    serpro_nfe: row.hasSerproNfe,
    serpro_data_valid: row.hasSerproDataValid,
  };
}
