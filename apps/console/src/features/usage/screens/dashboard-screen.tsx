import { listedServices } from '@lavra/contract/services/all';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';

import { amountQuery, countsQuery } from '../../../api/billing.ts';
import { usageQuery, usageUrl } from '../../../api/usage.ts';
import { m } from '../../../i18n/messages.ts';
import { useCompanyId } from '../../../lib/acting-company.ts';
import { filesOfDay } from '../../../lib/files-of-day.ts';
import { serviceName } from '../../../lib/service-name.ts';
import { CallButton } from '../../../ui/dialogs/call-button.tsx';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { CustomerFigures } from '../components/customer-figures.tsx';
import { LimitsPanel } from '../components/limits-panel.tsx';
import { ServiceTable } from '../components/service-table.tsx';
import { UsageChart } from '../components/usage-chart.tsx';
import { UsageFilter } from '../components/usage-filter.tsx';
import { parseUsageSearch, type UsageSearch } from '../usage-search.ts';
import { serviceUsesOf } from '../usage-series.ts';
import classes from './dashboard-screen.module.css';
import { buttonLook } from '../../../ui/controls/button.tsx';
import { rangeOf } from '../../../lib/days.ts';

const route = getRouteApi('/signed-in/dashboard');

/** What the company used: in total, by day and by service. */
export function DashboardScreen() {
  const companyId = useCompanyId();
  const search = parseUsageSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const usage = useQuery(usageQuery(companyId, { ...search, ...rangeOf(search) }));
  const amount = useQuery(amountQuery(companyId, { ...rangeOf(search), service: search.service }));
  const services = useQuery({ ...countsQuery(companyId, rangeOf(search)), select: serviceUsesOf });

  const change = (next: { readonly [K in keyof UsageSearch]: UsageSearch[K] | undefined }) =>
    void navigate({
      search: (before) => parseUsageSearch({ ...before, ...next }),
      replace: true,
      resetScroll: false,
    });
  const openDay = (day: string, series?: string) =>
    void navigate({
      to: '/processed-files',
      search: filesOfDay(day, series ?? search.service),
    });
  const reload = () => void Promise.all([usage.refetch(), services.refetch(), amount.refetch()]);
  const rows = services.data?.filter(
    ({ service }) => search.service === undefined || service === search.service,
  );
  return (
    <>
      <PageHeader
        title={m.usage_title()}
        text={m.usage_text()}
        actions={<CallButton call={usageUrl(companyId, { ...search, ...rangeOf(search) })} group="usage" />}
      />
      <UsageFilter
        search={search}
        onChange={change}
        onClear={() => void navigate({ search: {}, replace: true, resetScroll: false })}
        onRefresh={reload}
      />
      {usage.data === undefined && usage.error !== null ? (
        <Panel>
          <FailureState error={usage.error} onRetry={reload} />
        </Panel>
      ) : (
        <div className={classes.root}>
          <CustomerFigures
            companyId={companyId}
            range={rangeOf(search)}
            service={search.service}
            usage={usage.data}
            isStale={usage.isPlaceholderData}
            amount={amount.data}
          />
          <LimitsPanel companyId={companyId} />
          <UsageChart
            usage={usage.data}
            nameOfTotal={search.service === undefined ? m.usage_all_services() : serviceName(search.service)}
            isStale={usage.isPlaceholderData}
            onDay={openDay}
            emptyAction={
              <Link {...buttonLook({ variant: 'default' })} to="/test">
                {m.usage_empty_action()}
              </Link>
            }
          />
          {usage.data?.total_requests !== 0 && (
            <section aria-label={m.usage_by_service()}>
              <h2 className={classes.title}>{m.usage_by_service()}</h2>
              <ServiceTable
                rows={rows}
                isStale={services.isPlaceholderData}
                error={services.error}
                onRetry={() => void services.refetch()}
                onOpen={({ service }) => change({ service: listedServices.find((name) => name === service) })}
              />
            </section>
          )}
        </div>
      )}
    </>
  );
}
