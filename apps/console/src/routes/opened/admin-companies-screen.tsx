import { getRouteApi, Outlet } from '@tanstack/react-router';

import { CompaniesTab } from '../../features/companies/screens/companies-tab.tsx';
import { FlowsTab } from '../../features/flows/screens/flows-tab.tsx';
import { RuleTab } from '../../features/rules/screens/rule-tab.tsx';
import { m } from '../../i18n/messages.ts';
import { Library } from '../../theme/library.tsx';
import { ForClient } from '../../ui/client-select/client-select.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/controls/tabs.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { companyTabs } from '../admin-companies-search.ts';

const route = getRouteApi('/signed-in/admin/companies');

/** The provider's customers: who they are, and what they may use. */
export function AdminCompaniesScreen() {
  const { tab = companyTabs[0] } = route.useSearch();
  const navigate = route.useNavigate();
  const choose = (chosen: string | null) => {
    const known = companyTabs.find((one) => one === chosen);
    void navigate({
      search: known === companyTabs[0] || known === undefined ? {} : { tab: known },
      replace: true,
    });
  };
  return (
    <Library>
      <PageHeader title={m.admin_companies_title()} text={m.admin_companies_text()} />
      <Tabs value={tab} onChange={choose}>
        <TabList>
          <Tab value="companies" leftSection={<Icon name="building" size={16} />}>
            {m.admin_companies_tab()}
          </Tab>
          <Tab value="rule" leftSection={<Icon name="shield" size={16} />}>
            {m.rules_tab()}
          </Tab>
          <Tab value="backoffice" leftSection={<Icon name="review" size={16} />}>
            {m.flows_tab()}
          </Tab>
        </TabList>
        <TabPanel value="companies">
          <CompaniesTab />
        </TabPanel>
        <TabPanel value="rule">
          <ForClient>{(client) => <RuleTab key={client.companyId} client={client} />}</ForClient>
        </TabPanel>
        <TabPanel value="backoffice">
          <ForClient>{(client) => <FlowsTab client={client} />}</ForClient>
        </TabPanel>
      </Tabs>
      <Outlet />
    </Library>
  );
}
