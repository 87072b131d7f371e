import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { inTime } from '../base/in-time.ts';
import { signedInRoute } from './signed-in.tsx';

export const invitationsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/invitations',
  staticData: { screen: { access: 'customer' } },
  loader: ({ context: { queryClient } }) =>
    void import('../api/companies.ts').then(({ invitationsQuery }) =>
      queryClient.prefetchQuery(invitationsQuery()),
    ),
  component: lazyRouteComponent(
    inTime(() => import('../features/account/screens/invitations-screen.tsx')),
    'InvitationsScreen',
  ),
});
