import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { inTime } from '../base/in-time.ts';
import { parseBackofficeSearch } from '../features/backoffice/backoffice-search.ts';
import { m } from '../i18n/messages.ts';
import { signedInRoute } from './signed-in.tsx';

export const backofficeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/backoffice',
  staticData: {
    screen: { access: 'backoffice', item: { group: 'documents', label: m.nav_backoffice, icon: 'review' } },
  },
  validateSearch: parseBackofficeSearch,
  component: lazyRouteComponent(
    inTime(() => import('./opened/backoffice-screen.tsx')),
    'BackofficeScreen',
  ),
});

/** The same for administrators, for any client. */
export const adminBackofficeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/backoffice',
  staticData: {
    screen: { access: 'admin', item: { group: 'administration', label: m.nav_backoffice, icon: 'review' } },
  },
  validateSearch: parseBackofficeSearch,
  component: lazyRouteComponent(
    inTime(() => import('./opened/backoffice-screen.tsx')),
    'AdminBackofficeScreen',
  ),
});
