import { companyEndpoints } from '@lavra/contract/endpoints/companies';

import { routeGroup } from '../../platform/http/route-group.ts';
import { listBackgroundValidations } from './list-background-validations.ts';

const { listBackgroundValidations: endpoint } = companyEndpoints;

export const backgroundRoutes = routeGroup(
  { listBackgroundValidations: endpoint },
  { listBackgroundValidations },
);
