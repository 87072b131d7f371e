import { ruleFaults } from '@lavra/contract/company-rule';
import { companyRuleEndpoints } from '@lavra/contract/endpoints/rules';
import { ContractError } from '@lavra/contract/errors';
import type { CompanyRuleChoice } from '@lavra/contract/model/company-rule';
import { everyService, isScopeName } from '@lavra/contract/scopes';

import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { makerIn } from '../../platform/makers.store.ts';
import { verb } from '../../platform/verb.ts';
import { companyOf } from '../companies/index.ts';
import { evictRule } from './company-rule.ts';
import { describeRule, getCompanyRule } from './get-company-rule.ts';
import { deleteCounts, insertRuleChange, listBackgroundIds, replaceRule } from './rules.store.ts';

/** Sets what a company may send; every process applies it within a second. */
export const createCompanyRule = verb(
  companyRuleEndpoints.createCompanyRule,
  async ({ ctx, params, body }) => {
    const { companyId } = params;
    await companyOf(ctx, companyId);
    await setRule(ctx, companyId, body);
    return describeRule(ctx, companyId);
  },
  { state: getCompanyRule },
);

/** Throws invalid_input for a rule that contradicts itself, or names something that does not exist. */
export async function setRule(ctx: Context, companyId: string, rule: CompanyRuleChoice): Promise<void> {
  await refuseFaults(ctx, rule);
  await writeRule(ctx, companyId, rule);
}

export async function writeRule(ctx: Context, companyId: string, rule: CompanyRuleChoice): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const changedAt = ctx.clock.now();
    const createdBy = makerIn(ctx);
    await replaceRule(ctx.db, {
      companyId,
      scopes: [...new Set(rule.scopes)],
      validations: [...new Set(rule.validations)],
      resetDay: rule.reset_day,
      serviceLimits: rule.front_data,
      validationLimits: rule.validations_front_data,
      updatedAt: changedAt,
      updatedBy: createdBy,
    });
    await deleteCounts(ctx.db, companyId);
    await insertRuleChange(ctx.db, { id: ctx.ids.ksuid(), companyId, changedAt, createdBy, rule });
  });
  evictRule(ctx, companyId);
}

const faultSentences = {
  unknown: (name: string) => ({ pt: `${name} não existe.`, en: `${name} does not exist.` }),
  repeated: (name: string) => ({
    pt: `${name} está em mais de um limite.`,
    en: `${name} is in more than one limit.`,
  }),
  not_allowed: (name: string) => ({
    pt: `${name} tem um limite, mas a regra não o permite.`,
    en: `${name} has a limit, but the rule does not allow it.`,
  }),
};

async function refuseFaults(ctx: Context, rule: CompanyRuleChoice): Promise<void> {
  const known = new Set(await listBackgroundIds(ctx.db));
  const reason = 'unknown' as const;
  const unknown = [
    ...rule.scopes.filter((name) => !isScopeName(name)).map((name) => ({ path: 'scopes', name, reason })),
    ...rule.validations.filter((id) => !known.has(id)).map((name) => ({ path: 'validations', name, reason })),
    ...rule.front_data.flatMap(({ services }, index) =>
      services
        .filter((name) => name !== everyService && !isScopeName(name))
        .map((name) => ({ path: `front_data.${index}.services`, name, reason })),
    ),
  ];
  const details = [...unknown, ...ruleFaults(rule)].map(({ path, name, reason }) => ({
    path: `body.${path}`,
    message: faultSentences[reason](name),
  }));
  if (details.length > 0) throw new ContractError('invalid_input', { details });
}
