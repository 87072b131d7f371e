import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { inTime } from '../base/in-time.ts';
import { companiesQueryOf } from '../features/companies/companies-search.ts';
import { m } from '../i18n/messages.ts';
import { parseAdminCompaniesSearch } from './admin-companies-search.ts';
import { signedInRoute } from './signed-in.tsx';

export const adminCompaniesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/companies',
  staticData: {
    screen: {
      access: 'admin',
      item: { group: 'administration', label: m.nav_companies, icon: 'building' },
      isLanding: true,
    },
  },
  validateSearch: parseAdminCompaniesSearch,
  loaderDeps: ({ search }) => parseAdminCompaniesSearch({ ...search }),
  loader: ({ context: { queryClient }, deps }) =>
    void import('../api/provider.ts').then(({ providerCompaniesQuery }) =>
      queryClient.prefetchQuery(providerCompaniesQuery(companiesQueryOf(deps))),
    ),
  component: lazyRouteComponent(
    inTime(() => import('./admin-companies-screen.tsx')),
    'AdminCompaniesScreen',
  ),
});
