import { companyRuleEndpoints } from '@lavra/contract/endpoints/rules';

import { presentMaker } from '../../platform/makers.store.ts';
import { presentTime } from '../../platform/times.ts';
import { verb } from '../../platform/verb.ts';
import { listRuleChanges } from './rules.store.ts';

/** The last hundred changes of a company's rule. */
export const listCompanyRuleChanges = verb(
  companyRuleEndpoints.listCompanyRuleChanges,
  async ({ ctx, params }) => {
    const rows = await listRuleChanges(ctx.db, params.companyId);
    return {
      changes: rows.map((row) => ({
        id: row.id,
        changed_at: presentTime(row.changedAt),
        changed_by: presentMaker(row) ?? null,
        rule: row.rule,
      })),
    };
  },
);
