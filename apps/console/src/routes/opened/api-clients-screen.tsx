import { getRouteApi } from '@tanstack/react-router';

import { AppClientsTab } from '../../features/app-clients/screens/app-clients-tab.tsx';
import { WebhooksTab } from '../../features/webhooks/screens/webhooks-tab.tsx';
import { useUser } from '../../base/session.ts';
import { m } from '../../i18n/messages.ts';
import { ForClient } from '../../ui/client-select/client-select.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { apiTabs } from '../api-clients-search.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/controls/tabs.tsx';
import { Library } from '../../theme/library.tsx';

const route = getRouteApi('/signed-in/api-clients');

/** How programs access the company's documents: their credentials, and the webhooks that notify them. */
export function ApiClientsScreen() {
  const isAdmin = useUser()?.isAdmin === true;
  const { tab = apiTabs[0] } = route.useSearch();
  const navigate = route.useNavigate();
  const choose = (chosen: string | null) => {
    const known = apiTabs.find((one) => one === chosen);
    void navigate({
      search: known === apiTabs[0] || known === undefined ? {} : { tab: known },
      replace: true,
    });
  };
  const tabs = (
    <Tabs value={tab} onChange={choose}>
      <TabList>
        <Tab value="clients" leftSection={<Icon name="key" size={16} />}>
          {m.frame_api_tab_clients()}
        </Tab>
        <Tab value="webhooks" leftSection={<Icon name="webhook" size={16} />}>
          {m.frame_api_tab_webhooks()}
        </Tab>
      </TabList>
      <TabPanel value="clients">
        <AppClientsTab />
      </TabPanel>
      <TabPanel value="webhooks">
        <WebhooksTab />
      </TabPanel>
    </Tabs>
  );
  return (
    <Library>
      <PageHeader title={m.frame_api_title()} text={m.frame_api_text()} />
      {/* The provider has no programs of its own: an administrator manages those of a client. */}
      {isAdmin ? <ForClient>{() => tabs}</ForClient> : tabs}
    </Library>
  );
}
