import type { CompanyRuleChoice } from '@lavra/contract/model/company-rule';

import type { Context } from '../../platform/context.ts';
import { writeRule } from './create-company-rule.ts';
import { choiceOf } from './get-company-rule.ts';
import { lockRulesNaming } from './rules.store.ts';

/** Removes a background validation from every company's rule and limits. For a transaction. */
export async function withdrawValidation(ctx: Context, backgroundId: string): Promise<void> {
  for (const row of await lockRulesNaming(ctx.db, backgroundId))
    await writeRule(ctx, row.companyId, without(choiceOf(row), backgroundId));
}

function without(rule: CompanyRuleChoice, backgroundId: string): CompanyRuleChoice {
  const others = (ids: readonly string[]) => ids.filter((id) => id !== backgroundId);
  return {
    ...rule,
    validations: others(rule.validations),
    validations_front_data: rule.validations_front_data
      .map((limit) => ({ ...limit, services: others(limit.services) }))
      .filter(({ services }) => services.length > 0),
  };
}
