import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { inTime } from '../base/in-time.ts';
import { companiesQueryOf, parseSheetSearch } from '../features/companies/companies-search.ts';
import { m } from '../i18n/messages.ts';
import { parseAdminCompaniesSearch } from './admin-companies-search.ts';
import { signedInRoute } from './signed-in.tsx';
import { importAhead } from '../base/import-ahead.ts';

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/companies',
  staticData: {
    screen: {
      access: 'admin',
      item: { group: 'administration', label: m.nav_companies, icon: 'building' },
    },
  },
  validateSearch: parseAdminCompaniesSearch,
  loaderDeps: ({ search }) => parseAdminCompaniesSearch({ ...search }),
  loader: ({ context: { queryClient }, deps }) =>
    importAhead(
      () => import('../api/provider.ts'),
      ({ providerCompaniesQuery }) =>
        queryClient.prefetchQuery(providerCompaniesQuery(companiesQueryOf(deps))),
    ),
  component: lazyRouteComponent(
    inTime(() => import('./opened/admin-companies-screen.tsx')),
    'AdminCompaniesScreen',
  ),
});

const oneRoute = createRoute({
  getParentRoute: () => listRoute,
  path: '$id',
  staticData: { screen: { access: 'admin' } },
  validateSearch: parseSheetSearch,
  loader: ({ context: { queryClient }, params: { id } }) =>
    importAhead(
      () => import('../api/provider.ts'),
      ({ providerCompanyQuery }) => queryClient.prefetchQuery(providerCompanyQuery(id)),
    ),
  component: lazyRouteComponent(
    inTime(() => import('./opened/admin-company-sheet.tsx')),
    'AdminCompanySheet',
  ),
  // The list stays as it is until the sheet opens beside it.
  pendingComponent: () => null,
});

export const adminCompaniesRoute = listRoute.addChildren([oneRoute]);
