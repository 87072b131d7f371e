import { reviewEndpoints } from '@lavra/contract/endpoints/review';

import { isAdmin } from '../../platform/access.ts';
import { dayOf, startOfDay } from '../../platform/day-range.ts';
import { presentTime, presentTimeOrNull } from '../../platform/times.ts';
import { verb } from '../../platform/verb.ts';
import { requireReviewer } from './tasks.policy.ts';
import { countDecided, countOpen } from './tasks.store.ts';

/** The waiting tasks, by company and service, the earliest target first. */
export const getReviewQueue = verb(reviewEndpoints.getReviewQueue, async ({ ctx }) => {
  const reviewer = requireReviewer(ctx);
  const now = ctx.clock.now();
  const lines = await countOpen(ctx.db, isAdmin(reviewer) ? undefined : reviewer.companyId, now);
  return {
    lines: lines.map(({ companyId, companyName, oldestReadyAt, nextTargetAt, ...counts }) => ({
      company_id: companyId,
      company_name: companyName,
      ...counts,
      oldest_ready_at: presentTime(oldestReadyAt),
      next_target_at: presentTimeOrNull(nextTargetAt),
    })),
    done_today: await countDecided(ctx.db, reviewer.userId, startOfDay(dayOf(now))),
  };
});
