import { backgroundEndpoints } from '@lavra/contract/endpoints/backgrounds';

import { routeGroup } from '../../platform/http/route-group.ts';
import { createBackgroundValidation } from './create-background-validation.ts';
import { deleteBackgroundValidation } from './delete-background-validation.ts';
import { listBackgroundValidations } from './list-background-validations.ts';
import { updateBackgroundValidation } from './update-background-validation.ts';

export const backgroundRoutes = routeGroup(backgroundEndpoints, {
  listBackgroundValidations,
  createBackgroundValidation,
  updateBackgroundValidation,
  deleteBackgroundValidation,
});
