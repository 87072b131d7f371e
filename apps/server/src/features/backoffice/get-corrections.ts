import { backofficeEndpoints } from '@lavra/contract/endpoints/backoffice';

import { verb } from '../../platform/verb.ts';
import { allowBackoffice } from './backoffice.policy.ts';
import { countJudgingReviews, listConfidencePoints, listFieldSums } from './corrections.store.ts';
import { readQuestion } from './read-question.ts';

/** How often the engine was right, among the values that reviewers judged. */
export const getCorrections = verb(backofficeEndpoints.getCorrections, async ({ ctx, params, body }) => {
  allowBackoffice(ctx);
  const { service, field, ...asked } = body;
  const of = readQuestion(ctx, { ...params, ...asked });
  const [reviews, fields, points] = await Promise.all([
    countJudgingReviews(ctx.db, of),
    listFieldSums(ctx.db, of),
    listConfidencePoints(ctx.db, of, { service: service || undefined, field: field || undefined }),
  ]);
  return {
    reviews,
    fields: fields.map(({ confidenceRight, confidenceWrong, ...sums }) => ({
      ...sums,
      confidence_right: confidenceRight,
      confidence_wrong: confidenceWrong,
    })),
    points,
  };
});
