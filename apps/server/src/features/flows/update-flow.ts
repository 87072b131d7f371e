import { flowEndpoints } from '@lavra/contract/endpoints/flows';
import { ContractError } from '@lavra/contract/errors';

import { isAdmin, requireUser } from '../../platform/access.ts';
import { verb } from '../../platform/verb.ts';
import { flowsOf } from './flow.presenter.ts';
import { setFlow } from './set-flows.ts';

/** Sets one flow: for reviewers and administrators. */
export const updateFlow = verb(
  flowEndpoints.updateFlow,
  async ({ ctx, params, body }) => {
    const user = requireUser(ctx);
    if (!isAdmin(user) && !user.hasBackoffice) throw new ContractError('forbidden');
    await setFlow(ctx, params.companyId, body);
    return flowsOf(ctx, params.companyId);
  },
  { state: ({ ctx, params }) => flowsOf(ctx, params.companyId) },
);
