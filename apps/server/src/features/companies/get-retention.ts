import { companyEndpoints } from '@lavra/contract/endpoints/companies';

import { verb } from '../../platform/verb.ts';
import { retentionOf } from './retention-of.ts';

/** How long a company's data is kept. */
export const getRetention = verb(companyEndpoints.getRetention, ({ ctx, params }) =>
  retentionOf(ctx, params.companyId),
);
