import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { inTime } from '../base/in-time.ts';
import { auditQueryOf, parseAuditSearch } from '../features/audit/audit-search.ts';
import { m } from '../i18n/messages.ts';
import { signedInRoute } from './signed-in.tsx';
import { importAhead } from '../base/import-ahead.ts';

export const adminAuditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/audit',
  staticData: {
    screen: { access: 'admin', item: { group: 'administration', label: m.nav_audit, icon: 'review' } },
  },
  validateSearch: parseAuditSearch,
  loaderDeps: ({ search }) => parseAuditSearch({ ...search }),
  loader: ({ context: { queryClient }, deps }) =>
    importAhead(
      () => import('../api/audit.ts'),
      ({ auditFiltersQuery, auditQuery }) =>
        Promise.all([
          queryClient.prefetchQuery(auditQuery(auditQueryOf(deps))),
          queryClient.prefetchQuery(auditFiltersQuery()),
        ]),
    ),
  component: lazyRouteComponent(
    inTime(() => import('../features/audit/screens/audit-screen.tsx')),
    'AuditScreen',
  ),
});
