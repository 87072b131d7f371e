import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { signedInRoute } from '../app/root.tsx';
import { creationTimeQuery } from '../features/terms/queries/creation-time.ts';
import { companyId } from '../lib/acting-company.ts';

export const termsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/terms',
  loader: ({ context }) => void context.queryClient.prefetchQuery(creationTimeQuery(companyId())),
  component: lazyRouteComponent(() => import('../features/terms/screens/terms-screen.tsx'), 'TermsScreen'),
});
