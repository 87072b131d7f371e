import { usageEndpoints } from '@lavra/contract/endpoints/usage';

import { routeGroup } from '../../platform/http/route-group.ts';
import { getGeneralUsage } from './get-general-usage.ts';
import { getReadingQuality } from './get-reading-quality.ts';
import { listUsageAnomalies } from './list-usage-anomalies.ts';
import { getUsageTotals } from './get-usage-totals.ts';
import { getUsage } from './get-usage.ts';

export const usageRoutes = routeGroup(usageEndpoints, {
  getUsage,
  getUsageTotals,
  getReadingQuality,
  getGeneralUsage,
  listUsageAnomalies,
});
