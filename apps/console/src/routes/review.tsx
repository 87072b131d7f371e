import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { inTime } from '../base/in-time.ts';
import { signedInRoute } from './signed-in.tsx';

/** The reviewer's workplace; reached from the backoffice. */
export const reviewRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/backoffice/review',
  staticData: { screen: { access: 'backoffice' } },
  component: lazyRouteComponent(
    inTime(() => import('../features/backoffice/review/review-screen.tsx')),
    'ReviewScreen',
  ),
});
