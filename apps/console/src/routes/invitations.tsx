import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { inTime } from '../base/in-time.ts';
import { signedInRoute } from './signed-in.tsx';
import { importAhead } from '../base/import-ahead.ts';

export const invitationsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/invitations',
  staticData: { screen: { access: 'customer' } },
  loader: ({ context: { queryClient } }) =>
    importAhead(
      () => import('../api/members.ts'),
      ({ invitationsQuery }) => queryClient.prefetchQuery(invitationsQuery()),
    ),
  component: lazyRouteComponent(
    inTime(() => import('../features/account/screens/invitations-screen.tsx')),
    'InvitationsScreen',
  ),
});
