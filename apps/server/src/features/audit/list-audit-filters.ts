import { auditEndpoints } from '@lavra/contract/endpoints/audit';

import { verb } from '../../platform/verb.ts';
import { actionTitle } from './audit.presenter.ts';
import { listActions, listActors } from './audit.store.ts';

/** Everyone who has changed something and every action taken, as choices for a search. */
export const listAuditFilters = verb(auditEndpoints.listAuditFilters, async ({ ctx }) => {
  const actions = (await listActions(ctx.db)).map((action) => ({
    action,
    action_title: actionTitle(action, ctx.locale),
  }));
  return {
    actors: await listActors(ctx.db),
    actions: actions.toSorted((a, b) => a.action_title.localeCompare(b.action_title, ctx.locale)),
  };
});
