import { usageEndpoints } from '@lavra/contract/endpoints/usage';

import { routeGroup } from '../../platform/http/route-group.ts';
import { getUsageTotals } from './get-usage-totals.ts';
import { getUsage } from './get-usage.ts';

export const usageRoutes = routeGroup(usageEndpoints, {
  getUsage: ({ ctx, params, query }) => getUsage({ ctx, input: { ...params, ...query } }),
  getUsageTotals: ({ ctx, params, query }) => getUsageTotals({ ctx, input: { ...params, ...query } }),
});
