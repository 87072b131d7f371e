import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { signedInRoute } from './signed-in.tsx';
import { m } from '../i18n/messages.ts';
import { companyId } from '../lib/acting-company.ts';
import { inTime } from '../base/in-time.ts';
import { importAhead } from '../base/import-ahead.ts';

export const backgroundValidationsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/background-validations',
  staticData: {
    screen: { access: 'customer', item: { group: 'documents', label: m.nav_validations, icon: 'shield' } },
  },
  loader: ({ context: { queryClient } }) =>
    importAhead(
      () => import('../api/backgrounds.ts'),
      ({ availableValidationsQuery }) => queryClient.prefetchQuery(availableValidationsQuery(companyId())),
    ),
  component: lazyRouteComponent(
    inTime(() => import('../features/backgrounds/screens/background-validations-screen.tsx')),
    'BackgroundValidationsScreen',
  ),
});
