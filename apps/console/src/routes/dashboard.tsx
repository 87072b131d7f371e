import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { signedInRoute } from './signed-in.tsx';
import { parseUsageSearch } from '../features/usage/usage-search.ts';
import { m } from '../i18n/messages.ts';
import { companyId } from '../lib/acting-company.ts';
import { inTime } from '../base/in-time.ts';
import { importAhead } from '../base/import-ahead.ts';
import { rangeOf } from '../lib/days.ts';

export const dashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard',
  staticData: {
    screen: { access: 'customer', item: { group: 'usage', label: m.nav_dashboard, icon: 'dashboard' } },
  },
  validateSearch: parseUsageSearch,
  loaderDeps: ({ search }) => parseUsageSearch({ ...search }),
  loader: ({ context: { queryClient }, deps }) => {
    // Loads the chart's chunk along with the data rather than after it.
    importAhead(() => import('../ui/charts/bar-plot.tsx'));
    const range = rangeOf(deps);
    importAhead(
      () => import('../api/usage.ts'),
      ({ usageQuery }) => queryClient.prefetchQuery(usageQuery(companyId(), { ...deps, ...range })),
    );
    importAhead(
      () => import('../api/billing.ts'),
      ({ countsQuery }) => queryClient.prefetchQuery(countsQuery(companyId(), range)),
    );
  },
  component: lazyRouteComponent(
    inTime(() => import('../features/usage/screens/dashboard-screen.tsx')),
    'DashboardScreen',
  ),
});
