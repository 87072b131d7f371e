import { flowEndpoints } from '@lavra/contract/endpoints/flows';

import { verb } from '../../platform/verb.ts';
import { flowsOf } from './flow.presenter.ts';

/** Which jobs of a company go to human review. */
export const listFlows = verb(flowEndpoints.listFlows, ({ ctx, params }) => flowsOf(ctx, params.companyId));
