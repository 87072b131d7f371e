import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';

import { generalUsageQuery, usageQuery } from '../../../api/usage.ts';
import { m } from '../../../i18n/messages.ts';
import type { ActingCompany } from '../../../lib/acting-company.ts';
import { serviceName } from '../../../lib/service-name.ts';
import { Library } from '../../../theme/library.tsx';
import { UsageFigures } from '../../../ui/charts/usage-figures.tsx';
import { ForClient } from '../../../ui/client-select/client-select.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/controls/tabs.tsx';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
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
import { rangeOf } from '../usage-search.ts';
import classes from './dashboard-screen.module.css';

const route = getRouteApi('/signed-in/admin/dashboard');

/** What clients used: one of them, or all together. */
export function ProviderDashboardScreen() {
  const { tab = providerTabs[0] } = route.useSearch();
  const navigate = route.useNavigate();
  const choose = (chosen: string) =>
    void navigate({ search: chosen === 'general' ? { tab: 'general' } : {}, replace: true });
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

function ClientDashboard({ client }: { readonly client: ActingCompany }) {
  const { search, change, clear } = useFilter();
  const navigate = route.useNavigate();
  const usage = useQuery(usageQuery(client.companyId, { ...search, ...rangeOf(search) }));
  const { service } = search;
  return (
    <div className={classes.root}>
      <UsageFilter search={search} onChange={change} onClear={clear} onRefresh={() => void usage.refetch()} />
      {usage.data === undefined && usage.error !== null ? (
        <Panel>
          <FailureState error={usage.error} onRetry={() => void usage.refetch()} />
        </Panel>
      ) : (
        <>
          <UsageFigures usage={usage.data} isStale={usage.isPlaceholderData} />
          <LimitsPanel companyId={client.companyId} />
          <UsageChart
            usage={usage.data}
            nameOfTotal={service === undefined ? m.usage_all_services() : serviceName(service)}
            isStale={usage.isPlaceholderData}
          />
          <RequesterTable
            filter={{
              ...generalFilterOf({ ...search, companies: client.companyId }),
              services: service === undefined ? [] : [service],
            }}
            onOpen={() => void navigate({ to: '/admin/processed-files' })}
          />
        </>
      )}
    </div>
  );
}

function GeneralDashboard() {
  const { search, change, clear } = useFilter();
  const filter = generalFilterOf(search);
  const usage = useQuery(generalUsageQuery({ ...filter, limit: 1 }));
  return (
    <div className={classes.root}>
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
          <UsageFigures usage={usage.data} isStale={usage.isPlaceholderData} />
          <UsageChart
            usage={usage.data}
            nameOfTotal={m.provider_usage_all_companies()}
            isStale={usage.isPlaceholderData}
          />
          <RequesterTable filter={filter} onOpen={({ id }) => change({ companies: id })} />
        </>
      )}
    </div>
  );
}
