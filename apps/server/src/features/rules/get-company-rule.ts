import { ruleExpression } from '@lavra/contract/company-rule';
import { companyRuleEndpoints } from '@lavra/contract/endpoints/rules';
import type { CompanyRule, CompanyRuleChoice } from '@lavra/contract/model/company-rule';

import type { Context } from '../../platform/context.ts';
import { presentMaker } from '../../platform/makers.store.ts';
import { presentTime } from '../../platform/times.ts';
import { verb } from '../../platform/verb.ts';
import { companyOf } from '../companies/index.ts';
import { companyRule } from './company-rule.ts';
import { limitUse } from './limit-use.ts';
import { type RuleRow, findRule, findRuleMaker } from './rules.store.ts';

/** The rule of a company; an empty one where none is set. */
export const getCompanyRule = verb(companyRuleEndpoints.getCompanyRule, async ({ ctx, params }) => {
  await companyOf(ctx, params.companyId);
  return describeRule(ctx, params.companyId);
});

export async function describeRule(ctx: Context, companyId: string): Promise<CompanyRule> {
  const row = await findRule(ctx.db, companyId);
  const maker = row && (await findRuleMaker(ctx.db, companyId));
  const choice = choiceOf(row);
  const { limits } = await companyRule(ctx, companyId);
  return {
    ...choice,
    rule: ruleExpression(choice),
    limits: await limitUse(ctx, companyId, limits),
    updated_at: row ? presentTime(row.updatedAt) : null,
    updated_by: (maker && presentMaker(maker)) ?? null,
  };
}

export function choiceOf(row: RuleRow | undefined): CompanyRuleChoice {
  return {
    scopes: row?.scopes ?? [],
    validations: row?.validations ?? [],
    reset_day: row?.resetDay ?? 0,
    front_data: row?.serviceLimits ?? [],
    validations_front_data: row?.validationLimits ?? [],
  };
}
