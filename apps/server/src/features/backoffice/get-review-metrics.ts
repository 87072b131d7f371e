import { backofficeEndpoints } from '@lavra/contract/endpoints/backoffice';

import { listDays } from '../../platform/day-range.ts';
import { verb } from '../../platform/verb.ts';
import { allowBackoffice } from './backoffice.policy.ts';
import { countAvailable, listDaysOfProjects, sumReviews } from './backoffice.store.ts';
import { readQuestion } from './read-question.ts';
import { secondsOf } from './backoffice.presenter.ts';

/** Figures of human review for the jobs created in a range. */
export const getReviewMetrics = verb(backofficeEndpoints.getReviewMetrics, async ({ ctx, params, body }) => {
  allowBackoffice(ctx);
  const of = readQuestion(ctx, { ...params, ...body });
  const [sums, available, days] = await Promise.all([
    sumReviews(ctx.db, of),
    countAvailable(ctx.db, of),
    listDaysOfProjects(ctx.db, of),
  ]);
  const labels = listDays(of.days);
  const placeOf = new Map(labels.map((day, index) => [day, index]));
  const series = new Map<string, number[]>();
  for (const { day, project, total } of days) {
    const counts = series.get(project) ?? labels.map(() => 0);
    counts[placeOf.get(day) ?? 0] = total;
    series.set(project, counts);
  }
  return {
    total_completed: sums.completed,
    total_success: sums.success,
    total_second: sums.second,
    total_agreed: sums.agreed,
    total_available: available,
    avg_diff: secondsOf(sums.workMs),
    avg_queue_diff: secondsOf(sums.queueMs),
    labels,
    daily_info: Object.fromEntries(series),
  };
});
