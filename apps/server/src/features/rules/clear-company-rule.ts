import { companyRuleEndpoints } from '@lavra/contract/endpoints/rules';

import { transaction } from '../../platform/database/transaction.ts';
import { makerIn } from '../../platform/makers.store.ts';
import { verb } from '../../platform/verb.ts';
import { companyOf } from '../companies/index.ts';
import { evictRule } from './company-rule.ts';
import { getCompanyRule } from './get-company-rule.ts';
import { deleteCounts, deleteRule, insertRuleChange } from './rules.store.ts';

/** From now on the company may send every service, without a limit. */
export const clearCompanyRule = verb(
  companyRuleEndpoints.clearCompanyRule,
  async ({ ctx, params }) => {
    const { companyId } = params;
    await companyOf(ctx, companyId);
    await transaction(ctx, async (ctx) => {
      await deleteRule(ctx.db, companyId);
      await deleteCounts(ctx.db, companyId);
      await insertRuleChange(ctx.db, {
        id: ctx.ids.ksuid(),
        companyId,
        changedAt: ctx.clock.now(),
        createdBy: makerIn(ctx),
      });
    });
    evictRule(ctx, companyId);
    return {};
  },
  { state: getCompanyRule },
);
