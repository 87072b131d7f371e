import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router';

import { endSession, refreshSession, session } from '../lib/session.ts';
import { landingPath, loggedOutOnly, redirectOf } from './areas.ts';
import { Shell } from './shell/shell.tsx';

export interface RouterContext {
  readonly queryClient: QueryClient;
}

export const rootRoute = createRootRouteWithContext<RouterContext>()();

/** Parent of every screen: nobody passes without a live session and the right to be there. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  component: Shell,
  beforeLoad: async ({ location }) => {
    const signedIn = session() ?? (await refreshSession());
    if (signedIn === undefined) {
      endSession();
      throw new Error('The session has ended');
    }
    const { user } = signedIn;
    const to = loggedOutOnly.includes(location.pathname)
      ? landingPath(user)
      : redirectOf(location.pathname, user);
    if (to !== undefined && to !== location.pathname) throw redirect({ href: to, replace: true });
    return { user };
  },
});

/** Unknown paths end here only to be sent away by the guard above. */
export const unknownRoute = createRoute({ getParentRoute: () => signedInRoute, path: '$' });
