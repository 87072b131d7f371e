import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { inTime } from '../base/in-time.ts';
import { parseProviderSearch } from '../features/usage/provider-search.ts';
import { m } from '../i18n/messages.ts';
import { signedInRoute } from './signed-in.tsx';

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
    // The chart's own chunk comes with the screen rather than after it; should it not come, the chart says so itself.
    void import('../ui/charts/bar-plot.tsx').catch(() => undefined);
  },
  component: lazyRouteComponent(
    inTime(() => import('../features/usage/screens/provider-dashboard-screen.tsx')),
    'ProviderDashboardScreen',
  ),
});
