import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';

import { signedInRoute } from './signed-in.tsx';
import { parseDemoSearch } from '../features/demo/demo-search.ts';
import { isDemoService } from '../features/demo/demo-services.ts';
import { companyId } from '../lib/acting-company.ts';
import { inTime } from '../base/in-time.ts';
import { importAhead } from '../base/import-ahead.ts';

export const demoRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/demo/$id',
  staticData: { screen: { access: 'customer' } },
  validateSearch: parseDemoSearch,
  beforeLoad: ({ params }) => {
    if (!isDemoService(params.id)) throw redirect({ to: '/test', replace: true });
  },
  loader: ({ context: { queryClient } }) =>
    importAhead(
      () => import('../api/app-clients.ts'),
      ({ appClientsQuery }) => queryClient.prefetchQuery(appClientsQuery(companyId())),
    ),
  component: lazyRouteComponent(
    inTime(() => import('../features/demo/demo-screen.tsx')),
    'DemoScreen',
  ),
});
