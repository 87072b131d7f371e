import { backofficeEndpoints } from '@lavra/contract/endpoints/backoffice';

import { verb } from '../../platform/verb.ts';
import { listProjectNames } from './backoffice.store.ts';
import { readQuestion } from './read-question.ts';

/** Projects of all companies. */
export const listProjects = verb(backofficeEndpoints.listProjects, async ({ ctx, query }) => {
  const days = { start_date: query['start-date'], end_date: query['end-date'] };
  const names = await listProjectNames(ctx.db, readQuestion(ctx, { companyId: '', all: true, ...days }));
  return { projects: names.map((name) => ({ name })) };
});
