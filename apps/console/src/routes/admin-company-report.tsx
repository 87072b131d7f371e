import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { inTime } from '../base/in-time.ts';
import { m } from '../i18n/messages.ts';
import { actingCompany } from '../lib/acting-company.ts';
import { signedInRoute } from './signed-in.tsx';
import { importAhead } from '../base/import-ahead.ts';

export const adminCompanyReportRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/company-report',
  staticData: {
    screen: {
      access: 'admin',
      item: { group: 'administration', label: m.nav_company_report, icon: 'report' },
    },
  },
  loader: ({ context: { queryClient } }) => {
    const client = actingCompany();
    if (client === undefined) return;
    importAhead(
      () => import('../api/company-reports.ts'),
      ({ companyReportsQuery }) => queryClient.prefetchQuery(companyReportsQuery(client.companyId)),
    );
  },
  component: lazyRouteComponent(
    inTime(() => import('../features/reports/company/company-report-screen.tsx')),
    'CompanyReportScreen',
  ),
});
