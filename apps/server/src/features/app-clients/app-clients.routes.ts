import { appClientEndpoints } from '@lavra/contract/endpoints/app-clients';

import { routeGroup } from '../../platform/http/route-group.ts';
import { createAppClient } from './create-app-client.ts';
import { deleteAppClient } from './delete-app-client.ts';
import { getAppClient } from './get-app-client.ts';
import { listAppClients } from './list-app-clients.ts';
import { rotateAppClientSecret } from './rotate-app-client-secret.ts';
import { updateAppClient } from './update-app-client.ts';

export const appClientRoutes = routeGroup(appClientEndpoints, {
  listAppClients,
  createAppClient,
  getAppClient,
  updateAppClient,
  deleteAppClient,
  rotateAppClientSecret,
});
