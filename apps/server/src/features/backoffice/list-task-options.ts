import { backofficeEndpoints } from '@lavra/contract/endpoints/backoffice';
import { quoteKey } from '@lavra/contract/task-filter/quote';

import { verb } from '../../platform/verb.ts';
import { allowBackoffice } from './backoffice.policy.ts';
import { listMetadataPaths, listOperators, listProjectNames, listResultFields } from './backoffice.store.ts';
import { readQuestion } from './read-question.ts';

/** What a filter of a company's tasks can name, taken from the tasks of these days. */
export const listTaskOptions = verb(backofficeEndpoints.listTaskOptions, async ({ ctx, params, query }) => {
  allowBackoffice(ctx);
  const of = readQuestion(ctx, { ...params, ...query });
  const [operators, projects, metadata, result_fields] = await Promise.all([
    listOperators(ctx.db, of),
    listProjectNames(ctx.db, of),
    listMetadataPaths(ctx.db, of),
    listResultFields(ctx.db, of),
  ]);
  return {
    operators: operators.map(({ id, email }) => ({ user_id: id, email })),
    projects: projects.map((name) => ({ name })),
    metadata_fields: metadata.map((path) => path.map(quoteKey).join('.')),
    result_fields,
  };
});
