import type { QueryClient } from '@tanstack/react-query';
import {
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  redirect,
  type StaticDataRouteOption,
} from '@tanstack/react-router';

import { endSession, refreshSession, session } from '../base/session.ts';
import { redirectOf, type Screen } from '../shell/screens.ts';
import { Shell } from '../shell/shell.tsx';

interface RouterContext {
  readonly queryClient: QueryClient;
}

export const rootRoute = createRootRouteWithContext<RouterContext>()();

/** Every screen declared by the routes below, in the order of the router. */
function screensOf({ children }: AnyRoute): Screen[] {
  return Object.values((children ?? {}) as Record<string, AnyRoute>).flatMap((route) => {
    const { screen } = (route.options.staticData ?? {}) as StaticDataRouteOption;
    const own = screen === undefined ? [] : [{ ...screen, path: route.fullPath as string }];
    return [...own, ...screensOf(route)];
  });
}

/** Parent of every screen: only users with a valid session and the right to the screen pass. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  component: SignedIn,
  beforeLoad: async ({ location }): Promise<void> => {
    const signedIn = session() ?? (await refreshSession());
    if (signedIn === undefined) {
      endSession();
      throw new Error('The session has ended');
    }
    const to = redirectOf(location.pathname, signedIn.user, screensOf(signedInRoute));
    if (to !== undefined && to !== location.pathname) throw redirect({ href: to, replace: true });
  },
});

function SignedIn() {
  return <Shell screens={screensOf(signedInRoute)} />;
}

/** Catches unknown paths, which the guard above then redirects. */
export const unknownRoute = createRoute({ getParentRoute: () => signedInRoute, path: '$' });
