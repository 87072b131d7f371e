import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';

import { accountRoute } from '../routes/account.tsx';
import { adminAuditRoute } from '../routes/admin-audit.tsx';
import { adminCompaniesRoute } from '../routes/admin-companies.tsx';
import { adminDashboardRoute } from '../routes/admin-dashboard.tsx';
import { adminBillingRoute } from '../routes/admin-billing.tsx';
import { adminCompanyReportRoute } from '../routes/admin-company-report.tsx';
import { adminProcessedFilesRoute } from '../routes/admin-processed-files.tsx';
import { apiClientsRoute } from '../routes/api-clients.tsx';
import { adminBackgroundValidationsRoute } from '../routes/admin-background-validations.tsx';
import { backgroundValidationsRoute } from '../routes/background-validations.tsx';
import { adminBackofficeRoute, backofficeRoute } from '../routes/backoffice.tsx';
import { billingRoute } from '../routes/billing.tsx';
import { catalogueRoute } from '../routes/catalogue.tsx';
import { meterReportRoute } from '../routes/meter-report.tsx';
import { dashboardRoute } from '../routes/dashboard.tsx';
import { demoRoute } from '../routes/demo.tsx';
import { invitationsRoute } from '../routes/invitations.tsx';
import { processedFilesRoute } from '../routes/processed-files.tsx';
import { reviewRoute } from '../routes/review.tsx';
import { rootRoute, signedInRoute, unknownRoute } from '../routes/signed-in.tsx';
import { termsRoute } from '../routes/terms.tsx';
import { PendingScreen } from './pending-screen.tsx';
import { ScreenFailure } from './screen-failure.tsx';
import { parseSearch, stringifySearch } from './search-params.ts';

/** Every screen, in the order of the sidebar; its route says who may see it and how it is titled. */
const screenRoutes = [
  adminDashboardRoute,
  adminCompaniesRoute,
  adminProcessedFilesRoute,
  adminBackofficeRoute,
  adminBackgroundValidationsRoute,
  adminBillingRoute,
  adminCompanyReportRoute,
  adminAuditRoute,
  catalogueRoute,
  demoRoute,
  processedFilesRoute,
  backofficeRoute,
  reviewRoute,
  backgroundValidationsRoute,
  dashboardRoute,
  billingRoute,
  meterReportRoute,
  apiClientsRoute,
  accountRoute,
  invitationsRoute,
  termsRoute,
] as const;

const routeTree = rootRoute.addChildren([signedInRoute.addChildren([...screenRoutes, unknownRoute])]);

export function createConsoleRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history === undefined ? {} : { history }),
    basepath: '/web',
    context: { queryClient },
    search: { strict: true },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The query client decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PendingScreen,
    defaultErrorComponent: ScreenFailure,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>;
  }
}
