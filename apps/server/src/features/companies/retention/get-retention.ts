import { companyEndpoints } from '@lavra/contract/endpoints/companies';

import { verb } from '../../../platform/verb.ts';
import { flowsOf } from '../../flows/index.ts';
import { retentionOf } from './retention-of.ts';

/** How long a company's data is kept, and its flows to human review. */
export const getRetention = verb(companyEndpoints.getRetention, async ({ ctx, params }) => ({
  ...(await retentionOf(ctx, params.companyId)),
  ...(await flowsOf(ctx, params.companyId)),
}));
