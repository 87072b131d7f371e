import { companyEndpoints } from '@lavra/contract/endpoints/companies';

import { routeGroup } from '../../platform/http/route-group.ts';
import { deleteMember } from './delete-member.ts';

const { deleteMember: endpoint } = companyEndpoints;

export const memberRoutes = routeGroup({ deleteMember: endpoint }, { deleteMember });
