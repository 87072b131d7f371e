import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { signedInRoute } from '../app/root.tsx';
import { companyId } from '../lib/acting-company.ts';
import { inTime } from '../lib/in-time.ts';

export const termsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/terms',
  loader: ({ context: { queryClient } }) =>
    void import('../api/companies.ts').then(({ creationTimeQuery }) =>
      queryClient.prefetchQuery(creationTimeQuery(companyId())),
    ),
  component: lazyRouteComponent(
    inTime(() => import('../features/terms/screens/terms-screen.tsx')),
    'TermsScreen',
  ),
});
