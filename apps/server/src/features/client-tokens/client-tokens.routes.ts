import { clientTokenEndpoints } from '@lavra/contract/endpoints/client-tokens';
import { identityEndpoints } from '@lavra/contract/endpoints/identity';

import { routeGroup } from '../../platform/http/route-group.ts';
import { createClientToken } from './create-client-token.ts';

export const clientTokenRoutes = routeGroup(clientTokenEndpoints, {
  createClientToken: async ({ ctx, http, body }) => {
    // A password attempt here counts as one of sign-in.
    if (!body.ClientSecret) await http.countAs(identityEndpoints.signIn);
    return createClientToken({ ctx, body });
  },
});
