import { companyEndpoints } from '@lavra/contract/endpoints/companies';

import { allowCompany } from '../../platform/access.ts';
import { verb } from '../../platform/verb.ts';
import { retentionOf } from './retention-of.ts';

/** How long a company's data is kept. */
export const getRetention = verb(companyEndpoints.getRetention, async ({ ctx, params }) => {
  allowCompany(ctx, params.companyId);
  return retentionOf(ctx, params.companyId);
});
