import { appClientEndpoints } from '@lavra/contract/endpoints/app-clients';

import { routeGroup } from '../../platform/http/route-group.ts';
import { createAppClient } from './create-app-client.ts';
import { createClientToken } from './create-client-token.ts';
import { deleteAppClient } from './delete-app-client.ts';
import { getAppClient } from './get-app-client.ts';
import { listAppClients } from './list-app-clients.ts';
import { rotateAppClientSecret } from './rotate-app-client-secret.ts';
import { updateAppClient } from './update-app-client.ts';

export const appClientRoutes = routeGroup(appClientEndpoints, {
  createClientToken: ({ ctx, http, body }) => {
    http.setHeader('cache-control', 'no-store');
    return createClientToken({ ctx, input: body });
  },
  listAppClients: ({ ctx, params }) => listAppClients({ ctx, input: params }),
  createAppClient: ({ ctx, http, params, body }) => {
    http.setHeader('cache-control', 'no-store');
    return createAppClient({ ctx, input: { ...body, ...params } });
  },
  getAppClient: ({ ctx, params }) => getAppClient({ ctx, input: params }),
  updateAppClient: ({ ctx, params, body }) => updateAppClient({ ctx, input: { ...body, ...params } }),
  deleteAppClient: ({ ctx, params }) => deleteAppClient({ ctx, input: params }),
  rotateAppClientSecret: ({ ctx, http, params, body }) => {
    http.setHeader('cache-control', 'no-store');
    return rotateAppClientSecret({ ctx, input: { ...body, ...params } });
  },
});
