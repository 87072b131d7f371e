import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { inTime } from '../base/in-time.ts';
import { parseAdminBillingSearch } from '../features/billing/admin-billing-search.ts';
import { parseInvoiceSearch } from '../features/billing/billing-search.ts';
import { m } from '../i18n/messages.ts';
import { signedInRoute } from './signed-in.tsx';
import { importAhead } from '../base/import-ahead.ts';

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/billing',
  staticData: {
    screen: {
      access: 'admin',
      item: { group: 'administration', label: m.nav_billing, icon: 'billing' },
    },
  },
  validateSearch: parseAdminBillingSearch,
  loader: ({ context: { queryClient } }) =>
    importAhead(
      () => import('../api/billing.ts'),
      ({ billingMonthsQuery }) => queryClient.prefetchQuery(billingMonthsQuery()),
    ),
  component: lazyRouteComponent(
    inTime(() => import('../features/billing/screens/admin-billing-screen.tsx')),
    'AdminBillingScreen',
  ),
});

const oneRoute = createRoute({
  getParentRoute: () => listRoute,
  path: '$id',
  staticData: { screen: { access: 'admin' } },
  validateSearch: parseInvoiceSearch,
  component: lazyRouteComponent(
    inTime(() => import('../features/billing/screens/admin-invoice-screen.tsx')),
    'AdminInvoiceScreen',
  ),
  // The list stays as it is until the dialog opens over it.
  pendingComponent: () => null,
});

export const adminBillingRoute = listRoute.addChildren([oneRoute]);
