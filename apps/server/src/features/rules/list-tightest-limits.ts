import { companyRuleEndpoints } from '@lavra/contract/endpoints/rules';

import { verb } from '../../platform/verb.ts';
import { limitsOf } from './company-rule.ts';
import { type Used, namesOf, presentUse } from './limit-use.ts';
import { periodAt } from './period.ts';
import { countKey, findUsed, listCounts, listRules } from './rules.store.ts';

/** Longer than any period. */
const longestPeriodMs = 32 * 86_400_000;

/** For each company with limits, the one closest to its end, for administrators. */
export const listTightestLimits = verb(companyRuleEndpoints.listTightestLimits, async ({ ctx }) => {
  const now = ctx.clock.now();
  const counts = await listCounts(ctx.db, new Date(now.getTime() - longestPeriodMs));
  const rules = await listRules(ctx.db);
  const found = await Promise.all(
    rules.map(async (rule) => {
      const { companyId } = rule;
      let tightest: Used | undefined;
      for (const limit of limitsOf(rule)) {
        const period = periodAt(now, limit.resetDay);
        // A limit without a count was not used since the rule was written.
        const used =
          counts.get(countKey({ companyId, counted: limit.counted, periodStart: period.start })) ??
          (await findUsed(ctx.db, { companyId, limit, period }));
        if (tightest === undefined || shareOf({ limit, period, used }) > shareOf(tightest))
          tightest = { limit, period, used };
      }
      return tightest === undefined ? [] : [{ companyId, use: tightest }];
    }),
  );
  const tightest = found.flat();
  const names = await namesOf(
    ctx,
    tightest.map(({ use }) => use.limit),
  );
  return {
    limits: tightest.map(({ companyId, use }) => ({ company_id: companyId, ...presentUse(use, names) })),
  };
});

function shareOf({ used, limit }: Used): number {
  return used / limit.limit;
}
