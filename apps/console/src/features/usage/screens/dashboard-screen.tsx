import type { UsageMetrics } from '@lavra/contract/model/usage';
import { listedServices } from '@lavra/contract/services/all';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';

import { countsQuery } from '../../../api/billing.ts';
import { usageQuery } from '../../../api/usage.ts';
import { m } from '../../../i18n/messages.ts';
import { useCompanyId } from '../../../lib/acting-company.ts';
import { serviceName } from '../../../lib/service-name.ts';
import { DayChart } from '../../../ui/charts/day-chart.tsx';
import { UsageFigures } from '../../../ui/charts/usage-figures.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ServiceTable } from '../components/service-table.tsx';
import { UsageFilter } from '../components/usage-filter.tsx';
import { parseUsageSearch, rangeOf, type UsageSearch } from '../usage-search.ts';
import { usageSeries, serviceUsesOf } from '../usage-series.ts';
import classes from './dashboard-screen.module.css';
import { buttonLook } from '../../../ui/controls/button.tsx';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';

const route = getRouteApi('/signed-in/dashboard');

interface UsageChartProps {
  readonly usage: UsageMetrics | undefined;
  readonly service: string | undefined;
  readonly isStale: boolean;
}

function UsageChart({ usage, service, isStale }: UsageChartProps) {
  if (usage === undefined) return <Skeleton height={390} radius={12} aria-label={m.loading()} />;
  const { days, series } = usageSeries(
    usage,
    service === undefined ? m.usage_all_services() : serviceName(service),
  );
  if (days.length === 0 || usage.total_requests === 0)
    return (
      <Panel>
        <EmptyState
          icon="dashboard"
          title={m.usage_empty()}
          text={m.usage_empty_text()}
          action={
            <Link {...buttonLook({ variant: 'default' })} to="/test">
              {m.usage_empty_action()}
            </Link>
          }
        />
      </Panel>
    );
  return <DayChart title={m.usage_by_day()} days={days} series={series} isStale={isStale} />;
}

/** What the company used: in all, by day and by service. */
export function DashboardScreen() {
  const companyId = useCompanyId();
  const search = parseUsageSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const usage = useQuery(usageQuery(companyId, { ...search, ...rangeOf(search) }));
  const services = useQuery({ ...countsQuery(companyId, rangeOf(search)), select: serviceUsesOf });

  const change = (next: { readonly [K in keyof UsageSearch]: UsageSearch[K] | undefined }) =>
    void navigate({
      search: (before) => parseUsageSearch({ ...before, ...next }),
      replace: true,
      resetScroll: false,
    });
  const reload = () => void Promise.all([usage.refetch(), services.refetch()]);
  const rows = services.data?.filter(
    ({ service }) => search.service === undefined || service === search.service,
  );
  return (
    <>
      <PageHeader title={m.usage_title()} text={m.usage_text()} />
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
          <UsageFigures usage={usage.data} isStale={usage.isPlaceholderData} />
          <UsageChart usage={usage.data} service={search.service} isStale={usage.isPlaceholderData} />
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
