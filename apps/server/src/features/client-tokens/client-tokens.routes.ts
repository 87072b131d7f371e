import { appClientEndpoints } from '@lavra/contract/endpoints/app-clients';

import { routeGroup } from '../../platform/http/route-group.ts';
import { createClientToken } from './create-client-token.ts';

const { createClientToken: endpoint } = appClientEndpoints;

export const clientTokenRoutes = routeGroup({ createClientToken: endpoint }, { createClientToken });
