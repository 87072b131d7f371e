import { backgroundEndpoints } from '@lavra/contract/endpoints/backgrounds';
import { companyEndpoints } from '@lavra/contract/endpoints/companies';

import { routeGroup } from '../../platform/http/route-group.ts';
import { createBackgroundValidation } from './create-background-validation.ts';
import { deleteBackgroundValidation } from './delete-background-validation.ts';
import { listBackgroundValidations } from './list-background-validations.ts';
import { updateBackgroundValidation } from './update-background-validation.ts';

const { listBackgroundValidations: listEndpoint } = companyEndpoints;

export const backgroundRoutes = routeGroup(
  { ...backgroundEndpoints, listBackgroundValidations: listEndpoint },
  {
    listBackgroundValidations,
    createBackgroundValidation,
    updateBackgroundValidation,
    deleteBackgroundValidation,
  },
);
