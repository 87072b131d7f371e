import { appClientEndpoints } from '@lavra/contract/endpoints/app-clients';
import { identityEndpoints } from '@lavra/contract/endpoints/identity';

import { routeGroup } from '../../platform/http/route-group.ts';
import { createClientToken } from './create-client-token.ts';

const { createClientToken: endpoint } = appClientEndpoints;

export const clientTokenRoutes = routeGroup(
  { createClientToken: endpoint },
  {
    createClientToken: async ({ ctx, http, body }) => {
      // A password attempt here counts as one of sign-in.
      if (!body.ClientSecret) await http.countAs(identityEndpoints.signIn);
      return createClientToken({ ctx, body });
    },
  },
);
