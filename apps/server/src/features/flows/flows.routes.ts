import { flowEndpoints } from '@lavra/contract/endpoints/flows';

import { routeGroup } from '../../platform/http/route-group.ts';
import { listFlows } from './list-flows.ts';
import { updateFlow } from './update-flow.ts';

export const flowRoutes = routeGroup(flowEndpoints, { listFlows, updateFlow });
