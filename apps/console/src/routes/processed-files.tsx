import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { signedInRoute } from './signed-in.tsx';
import { listQueryOf, parseJobSearch, parseOneSearch } from '../features/jobs/job-search.ts';
import { m } from '../i18n/messages.ts';
import { companyId } from '../lib/acting-company.ts';
import { belowKept } from '../shell/kept-screen.tsx';
import { inTime } from '../base/in-time.ts';
import { importAhead } from '../base/import-ahead.ts';

const list = lazyRouteComponent(
  inTime(() => import('../features/jobs/list/job-list-screen.tsx')),
  'JobListScreen',
);

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/processed-files',
  staticData: {
    screen: { access: 'customer', item: { group: 'documents', label: m.nav_processed_files, icon: 'files' } },
    kept: list,
  },
  validateSearch: parseJobSearch,
  loaderDeps: ({ search }) => parseJobSearch({ ...search }),
  loader: ({ context: { queryClient }, deps }) =>
    importAhead(
      () => import('../api/jobs.ts'),
      ({ processedFilesQuery }) => {
        const query = processedFilesQuery(companyId(), listQueryOf(deps));
        // Cached rows are shown at once, and the list itself refetches them if they are stale.
        if (queryClient.getQueryData(query.queryKey) === undefined) void queryClient.prefetchQuery(query);
      },
    ),
  component: belowKept(list),
});

const oneRoute = createRoute({
  getParentRoute: () => listRoute,
  path: '$id',
  staticData: { screen: { access: 'customer' } },
  validateSearch: parseOneSearch,
  loaderDeps: ({ search }) => ({ job: search.job }),
  loader: ({ context: { queryClient }, params, deps }) =>
    importAhead(
      () => import('../api/jobs.ts'),
      ({ detailsQuery }) =>
        queryClient.prefetchQuery(detailsQuery({ companyId: companyId(), id: deps.job ?? params.id })),
    ),
  component: lazyRouteComponent(
    inTime(() => import('../features/jobs/details/details-screen.tsx')),
    'DetailsScreen',
  ),
  // The list stays as it is until the dialog opens over it.
  pendingComponent: () => null,
});

export const processedFilesRoute = listRoute.addChildren([oneRoute]);
