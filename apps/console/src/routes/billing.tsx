import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { signedInRoute } from './signed-in.tsx';
import { openMonth, parseInvoiceSearch } from '../features/billing/billing-search.ts';
import { m } from '../i18n/messages.ts';
import { companyId } from '../lib/acting-company.ts';
import { importAhead } from '../base/import-ahead.ts';
import { inTime } from '../base/in-time.ts';

const queries = () => import('../api/billing.ts');

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/billing',
  staticData: {
    screen: { access: 'customer', item: { group: 'usage', label: m.nav_billing, icon: 'billing' } },
  },
  loader: ({ context: { queryClient } }) =>
    importAhead(queries, ({ invoicesQuery, openMonthQuery }) =>
      Promise.all([
        queryClient.prefetchQuery(invoicesQuery(companyId())),
        queryClient.prefetchQuery(openMonthQuery(companyId())),
      ]),
    ),
  component: lazyRouteComponent(
    inTime(() => import('../features/billing/screens/invoices-screen.tsx')),
    'InvoicesScreen',
  ),
});

const oneRoute = createRoute({
  getParentRoute: () => listRoute,
  path: '$id',
  staticData: { screen: { access: 'customer' } },
  validateSearch: parseInvoiceSearch,
  loader: ({ context: { queryClient }, params: { id } }) =>
    importAhead(queries, ({ invoiceQuery, openMonthQuery }) =>
      queryClient.prefetchQuery(
        id === openMonth ? openMonthQuery(companyId()) : invoiceQuery(companyId(), id),
      ),
    ),
  component: lazyRouteComponent(
    inTime(() => import('../features/billing/screens/invoice-details-screen.tsx')),
    'InvoiceDetailsScreen',
  ),
  // The list stays as it is until the dialog opens over it.
  pendingComponent: () => null,
});

export const billingRoute = listRoute.addChildren([oneRoute]);
