import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import {
  type BackofficeChange,
  type BackofficeSearch,
  backofficeTabs,
  parseBackofficeSearch,
} from '../../features/backoffice/backoffice-search.ts';
import { IndicatorsTab } from '../../features/backoffice/indicators/indicators-tab.tsx';
import { TasksTab } from '../../features/backoffice/tasks/tasks-tab.tsx';
import { FlowRulesTab } from '../../features/flows/screens/flow-rules-tab.tsx';
import { m } from '../../i18n/messages.ts';
import { useCompanyId } from '../../lib/acting-company.ts';
import { Library } from '../../theme/library.tsx';
import { ForClient } from '../../ui/client-select/client-select.tsx';
import { buttonLook } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/controls/tabs.tsx';
import { FilterFlag } from '../../ui/filters/filter-flag.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Panel } from '../../ui/layout/panel.tsx';

interface TabProps {
  readonly search: BackofficeSearch;
  readonly onChange: (change: BackofficeChange) => void;
}

/** Human review of the user's own company. */
export function BackofficeScreen() {
  const companyId = useCompanyId();
  return (
    <BackofficeTabs
      base="/backoffice"
      renderIndicators={(tab) => (
        <IndicatorsTab key={companyId} companyId={companyId} isAll={false} {...tab} />
      )}
      renderTasks={(tab) => <TasksTab key={companyId} companyId={companyId} {...tab} />}
    />
  );
}

/** The same for a client that an administrator chooses, or the indicators of all clients. */
export function AdminBackofficeScreen() {
  const companyId = useCompanyId();
  return (
    <BackofficeTabs
      base="/admin/backoffice"
      renderIndicators={(tab) => (
        <>
          <FilterFlag
            label={m.backoffice_all()}
            isOn={tab.search.all === true}
            onChange={(isOn) => tab.onChange({ all: isOn || undefined })}
          />
          {tab.search.all === true ? (
            <IndicatorsTab companyId={companyId} isAll {...tab} />
          ) : (
            <ForClient>
              {(client) => (
                <IndicatorsTab key={client.companyId} companyId={client.companyId} isAll={false} {...tab} />
              )}
            </ForClient>
          )}
        </>
      )}
      renderTasks={(tab) => (
        <ForClient>
          {(client) => <TasksTab key={client.companyId} companyId={client.companyId} {...tab} />}
        </ForClient>
      )}
    />
  );
}

interface BackofficeTabsProps {
  readonly base: '/backoffice' | '/admin/backoffice';
  readonly renderIndicators: (tab: TabProps) => ReactNode;
  readonly renderTasks: (tab: TabProps) => ReactNode;
}

function BackofficeTabs({ base, renderIndicators, renderTasks }: BackofficeTabsProps) {
  const search = parseBackofficeSearch({ ...useSearch({ strict: false }) });
  const navigate = useNavigate({ from: base });
  const companyId = useCompanyId();
  const { tab = backofficeTabs[0] } = search;
  const onChange = (change: BackofficeChange) =>
    void navigate({
      search: (before) => parseBackofficeSearch({ ...before, ...change }),
      replace: true,
      resetScroll: false,
    });
  const choose = (chosen: string | null) => {
    const known = backofficeTabs.find((one) => one === chosen);
    // Filter and days apply to both tabs; the page and the opened task do not.
    onChange({
      tab: known === 'indicators' ? undefined : known,
      page: undefined,
      job: undefined,
      batch: undefined,
    });
  };
  return (
    <Library>
      <PageHeader
        title={m.backoffice_title()}
        text={m.backoffice_text()}
        actions={
          <Link to="/backoffice/review" {...buttonLook()}>
            {m.review_open()}
          </Link>
        }
      />
      <Tabs value={tab} onChange={choose}>
        <TabList>
          <Tab value="indicators" leftSection={<Icon name="dashboard" size={16} />}>
            {m.backoffice_tab_indicators()}
          </Tab>
          <Tab value="tasks" leftSection={<Icon name="files" size={16} />}>
            {m.backoffice_tab_tasks()}
          </Tab>
          <Tab value="rules" leftSection={<Icon name="review" size={16} />}>
            {m.backoffice_tab_rules()}
          </Tab>
        </TabList>
        <TabPanel value="indicators">{renderIndicators({ search, onChange })}</TabPanel>
        <TabPanel value="tasks">{renderTasks({ search, onChange })}</TabPanel>
        <TabPanel value="rules">
          <Panel title={m.backoffice_rules()} text={m.flows_text()}>
            <FlowRulesTab key={companyId} companyId={companyId} />
          </Panel>
        </TabPanel>
      </Tabs>
    </Library>
  );
}
