import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { signedInRoute } from './signed-in.tsx';
import { pageOf, parseMeterSearch } from '../features/reports/meter-search.ts';
import { m } from '../i18n/messages.ts';
import { companyId } from '../lib/acting-company.ts';
import { inTime } from '../base/in-time.ts';
import { importAhead } from '../base/import-ahead.ts';

export const meterReportRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/customer-report',
  staticData: {
    screen: { access: 'meter-report', item: { group: 'usage', label: m.nav_report, icon: 'report' } },
  },
  validateSearch: parseMeterSearch,
  loaderDeps: ({ search }) => parseMeterSearch({ ...search }),
  loader: ({ context: { queryClient }, deps }) =>
    importAhead(
      () => import('../api/reports.ts'),
      ({ meterColumnsQuery, meterReportQuery }) =>
        Promise.all([
          queryClient.prefetchQuery(meterColumnsQuery(companyId())),
          queryClient.prefetchQuery(meterReportQuery(companyId(), pageOf(deps))),
        ]),
    ),
  component: lazyRouteComponent(
    inTime(() => import('../features/reports/screens/meter-report-screen.tsx')),
    'MeterReportScreen',
  ),
});
