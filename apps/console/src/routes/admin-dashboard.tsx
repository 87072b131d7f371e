import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { inTime } from '../base/in-time.ts';
import { parseProviderSearch } from '../features/usage/provider-search.ts';
import { m } from '../i18n/messages.ts';
import { signedInRoute } from './signed-in.tsx';
import { importAhead } from '../base/import-ahead.ts';

export const adminDashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/dashboard',
  staticData: {
    screen: {
      access: 'admin',
      item: { group: 'administration', label: m.nav_dashboard, icon: 'dashboard' },
      isLanding: true,
    },
  },
  validateSearch: parseProviderSearch,
  loader: () => {
    // Loads the chart's chunk along with the screen rather than after it; on failure the chart itself shows the error.
    importAhead(() => import('../ui/charts/bar-plot.tsx'));
  },
  component: lazyRouteComponent(
    inTime(() => import('../features/usage/screens/provider-dashboard-screen.tsx')),
    'ProviderDashboardScreen',
  ),
});
