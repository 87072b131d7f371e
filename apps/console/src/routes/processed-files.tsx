import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { signedInRoute } from '../app/root.tsx';
import { parseJobSearch, parseOneSearch } from '../features/jobs/job-search.ts';
import { detailsQuery } from '../features/jobs/queries/job-details.ts';
import { processedFilesQuery } from '../features/jobs/queries/list-processed-files.ts';
import { companyId } from '../lib/acting-company.ts';

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/processed-files',
  validateSearch: parseJobSearch,
  loaderDeps: ({ search }) => parseJobSearch({ ...search }),
  loader: ({ context, deps }) =>
    void context.queryClient.prefetchQuery(processedFilesQuery(companyId(), deps)),
  component: lazyRouteComponent(
    () => import('../features/jobs/screens/job-list-screen.tsx'),
    'JobListScreen',
  ),
});

const oneRoute = createRoute({
  getParentRoute: () => listRoute,
  path: '$id',
  validateSearch: parseOneSearch,
  loaderDeps: ({ search }) => ({ job: search.job }),
  loader: ({ context, params, deps }) =>
    void context.queryClient.prefetchQuery(
      detailsQuery({ companyId: companyId(), id: deps.job ?? params.id }),
    ),
  component: lazyRouteComponent(() => import('../features/jobs/screens/details-screen.tsx'), 'DetailsScreen'),
  // The list stays as it is until the dialog stands over it.
  pendingComponent: () => null,
});

export const processedFilesRoute = listRoute.addChildren([oneRoute]);
