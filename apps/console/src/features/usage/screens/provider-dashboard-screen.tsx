import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';

import { amountQuery, generalAmountQuery } from '../../../api/billing.ts';
import { providerCompanyQuery } from '../../../api/provider.ts';
import { generalUsageQuery, usageQuery } from '../../../api/usage.ts';
import { m } from '../../../i18n/messages.ts';
import type { ActingCompany } from '../../../lib/acting-company.ts';
import { type DayRange, rangeOf } from '../../../lib/days.ts';
import { filesOfDay } from '../../../lib/files-of-day.ts';
import { serviceName } from '../../../lib/service-name.ts';
import { Library } from '../../../theme/library.tsx';
import { UsageFigures } from '../../../ui/charts/usage-figures.tsx';
import { ForClient } from '../../../ui/client-select/client-select.tsx';
import { useActFor } from '../../../ui/client-select/use-act-for.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/controls/tabs.tsx';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { AnomalyStrip } from '../components/anomaly-strip.tsx';
import { CompanyBars } from '../components/company-bars.tsx';
import { CustomerFigures } from '../components/customer-figures.tsx';
import { GeneralFilter } from '../components/general-filter.tsx';
import { LimitsPanel } from '../components/limits-panel.tsx';
import { RequesterTable } from '../components/requester-table.tsx';
import { UsageChart } from '../components/usage-chart.tsx';
import { UsageFilter } from '../components/usage-filter.tsx';
import {
  generalFilterOf,
  parseProviderSearch,
  type ProviderSearch,
  providerTabs,
} from '../provider-search.ts';
import classes from './dashboard-screen.module.css';

/** The number of companies with a colour of their own. */
const stackedCompanies = 8;

const route = getRouteApi('/signed-in/admin/dashboard');

/** What clients used: one of them, or all together. */
export function ProviderDashboardScreen() {
  const { tab = providerTabs[0] } = route.useSearch();
  const navigate = route.useNavigate();
  // The days asked about in one tab are those of the other; services and companies are chosen in each by itself.
  const choose = (chosen: string) =>
    void navigate({
      search: ({ startDate, endDate, detailed }) =>
        parseProviderSearch({ startDate, endDate, detailed, tab: chosen }),
      replace: true,
    });
  return (
    <Library>
      <PageHeader title={m.usage_title()} text={m.provider_usage_text()} />
      <Tabs value={tab} onChange={choose}>
        <TabList>
          <Tab value="client">{m.provider_usage_client_tab()}</Tab>
          <Tab value="general">{m.provider_usage_general_tab()}</Tab>
        </TabList>
        <TabPanel value="client">
          <ForClient>{(client) => <ClientDashboard client={client} />}</ForClient>
        </TabPanel>
        <TabPanel value="general">
          <GeneralDashboard />
        </TabPanel>
      </Tabs>
    </Library>
  );
}

function useFilter() {
  const search = parseProviderSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const change = (next: { readonly [K in keyof ProviderSearch]: ProviderSearch[K] | undefined }) =>
    void navigate({
      search: (before) => parseProviderSearch({ ...before, ...next }),
      replace: true,
      resetScroll: false,
    });
  const clear = () =>
    void navigate({
      search: ({ tab }) => parseProviderSearch({ tab }),
      replace: true,
      resetScroll: false,
    });
  return { search, change, clear };
}

/** Opens one company, by acting for it: its use over some days, or the jobs behind it. */
function useOpenCompany() {
  const queryClient = useQueryClient();
  const actFor = useActFor();
  const navigate = route.useNavigate();
  return async (companyId: string, to: '/admin/dashboard' | '/admin/processed-files', days: DayRange) => {
    const { name, email, document } = await queryClient.fetchQuery(providerCompanyQuery(companyId));
    actFor({ companyId, name, email, document });
    await navigate({ to, search: days });
  };
}

function ClientDashboard({ client }: { readonly client: ActingCompany }) {
  const { search, change, clear } = useFilter();
  const navigate = route.useNavigate();
  const usage = useQuery(usageQuery(client.companyId, { ...search, ...rangeOf(search) }));
  const { service } = search;
  const amount = useQuery(amountQuery(client.companyId, { ...rangeOf(search), service }));
  return (
    <div className={classes.root}>
      <UsageFilter search={search} onChange={change} onClear={clear} onRefresh={() => void usage.refetch()} />
      {usage.data === undefined && usage.error !== null ? (
        <Panel>
          <FailureState error={usage.error} onRetry={() => void usage.refetch()} />
        </Panel>
      ) : (
        <>
          <CustomerFigures
            companyId={client.companyId}
            range={rangeOf(search)}
            service={service}
            usage={usage.data}
            isStale={usage.isPlaceholderData}
            amount={amount.data}
          />
          <LimitsPanel companyId={client.companyId} />
          <UsageChart
            usage={usage.data}
            nameOfTotal={service === undefined ? m.usage_all_services() : serviceName(service)}
            isStale={usage.isPlaceholderData}
            onDay={(day, series) =>
              void navigate({
                to: '/admin/processed-files',
                search: filesOfDay(day, series ?? service),
              })
            }
          />
          <RequesterTable
            filter={{
              ...generalFilterOf({ ...search, companies: client.companyId }),
              services: service === undefined ? [] : [service],
            }}
            onOpen={() => void navigate({ to: '/admin/processed-files', search: rangeOf(search) })}
          />
        </>
      )}
    </div>
  );
}

function GeneralDashboard() {
  const { search, change, clear } = useFilter();
  const filter = generalFilterOf(search);
  const usage = useQuery(generalUsageQuery({ ...filter, limit: stackedCompanies }));
  const { start, end, services, companies } = filter;
  const amount = useQuery(generalAmountQuery({ start, end, services, companies }));
  const openCompany = useOpenCompany();
  const open = (id: string) =>
    companies?.length === 1 && companies[0] === id
      ? void openCompany(id, '/admin/processed-files', rangeOf(search))
      : change({ companies: id });
  return (
    <div className={classes.root}>
      <AnomalyStrip
        onOpen={({ company_id, day }) =>
          void openCompany(company_id, '/admin/dashboard', { startDate: day, endDate: day })
        }
      />
      <GeneralFilter
        search={search}
        onChange={change}
        onClear={clear}
        onRefresh={() => void usage.refetch()}
      />
      {usage.data === undefined && usage.error !== null ? (
        <Panel>
          <FailureState error={usage.error} onRetry={() => void usage.refetch()} />
        </Panel>
      ) : (
        <>
          <UsageFigures usage={usage.data} isStale={usage.isPlaceholderData} amount={amount.data} />
          <UsageChart
            usage={usage.data}
            nameOfTotal={m.provider_usage_all_companies()}
            isStale={usage.isPlaceholderData}
          />
          <CompanyBars
            usage={usage.data}
            onDay={(day) => change({ startDate: day, endDate: day })}
            onCompany={open}
          />
          <RequesterTable filter={filter} onOpen={({ id }) => open(id)} />
        </>
      )}
    </div>
  );
}
