import { outsideCheckEndpoints } from '@lavra/contract/endpoints/outside-checks';

import { routeGroup } from '../../platform/http/route-group.ts';
import { listOutsideChecks } from './list-outside-checks.ts';
import { tryOutsideCheck } from './try-outside-check.ts';

export const outsideCheckRoutes = routeGroup(outsideCheckEndpoints, { listOutsideChecks, tryOutsideCheck });
