import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { signedInRoute } from './signed-in.tsx';
import { m } from '../i18n/messages.ts';
import { companyId } from '../lib/acting-company.ts';
import { inTime } from '../base/in-time.ts';
import { importAhead } from '../base/import-ahead.ts';

export const termsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/terms',
  staticData: {
    screen: { access: 'customer', item: { group: 'account', label: m.nav_terms, icon: 'terms' } },
  },
  loader: ({ context: { queryClient } }) =>
    importAhead(
      () => import('../api/companies.ts'),
      ({ creationTimeQuery }) => queryClient.prefetchQuery(creationTimeQuery(companyId())),
    ),
  component: lazyRouteComponent(
    inTime(() => import('../features/terms/screens/terms-screen.tsx')),
    'TermsScreen',
  ),
});
