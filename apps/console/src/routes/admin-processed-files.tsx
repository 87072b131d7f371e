import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { signedInRoute } from './signed-in.tsx';
import { listQueryOf, parseJobSearch, parseOneSearch } from '../features/jobs/job-search.ts';
import { m } from '../i18n/messages.ts';
import { actingCompany } from '../lib/acting-company.ts';
import { belowKept } from '../shell/kept-screen.tsx';
import { inTime } from '../base/in-time.ts';
import { importAhead } from '../base/import-ahead.ts';

const list = lazyRouteComponent(
  inTime(() => import('../features/jobs/list/admin-job-list-screen.tsx')),
  'AdminJobListScreen',
);

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/processed-files',
  staticData: {
    screen: {
      access: 'admin',
      item: { group: 'administration', label: m.nav_processed_files, icon: 'files' },
    },
    kept: list,
  },
  validateSearch: parseJobSearch,
  loaderDeps: ({ search }) => parseJobSearch({ ...search }),
  loader: ({ context: { queryClient }, deps }) => {
    const client = actingCompany();
    if (client === undefined) return;
    importAhead(
      () => import('../api/jobs.ts'),
      ({ processedFilesQuery }) =>
        queryClient.prefetchQuery(processedFilesQuery(client.companyId, listQueryOf(deps))),
    );
  },
  component: belowKept(list),
});

const oneRoute = createRoute({
  getParentRoute: () => listRoute,
  path: '$id',
  staticData: { screen: { access: 'admin' } },
  validateSearch: parseOneSearch,
  component: lazyRouteComponent(
    inTime(() => import('../features/jobs/details/details-screen.tsx')),
    'AdminDetailsScreen',
  ),
  // The list stays as it is until the dialog opens over it.
  pendingComponent: () => null,
});

export const adminProcessedFilesRoute = listRoute.addChildren([oneRoute]);
