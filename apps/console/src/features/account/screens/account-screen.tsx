import { isLegalEntity } from '@lavra/contract/constraints';
import { getRouteApi } from '@tanstack/react-router';

import { m } from '../../../i18n/messages.ts';
import { useUser } from '../../../base/session.ts';
import { useCompanyId } from '../../../lib/acting-company.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { accountTabs } from '../account-search.ts';
import { MembersPanel } from '../components/members-panel.tsx';
import { ProfilePanel } from '../components/profile-panel.tsx';
import { PurgeList } from '../components/purge-list.tsx';
import { RetentionPanel } from '../components/retention-panel.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/controls/tabs.tsx';
import { Library } from '../../../theme/library.tsx';

const route = getRouteApi('/signed-in/account');

/** The user's own account and the settings of the company they act in. */
export function AccountScreen() {
  const user = useUser();
  const { tab = accountTabs[0] } = route.useSearch();
  const navigate = route.useNavigate();
  const companyId = useCompanyId();
  // Undefined only until the page leaves for the login.
  if (user === undefined) return null;
  const isOwner = user.id === companyId;
  const choose = (chosen: string | null) =>
    void navigate({ search: chosen === accountTabs[1] ? { tab: accountTabs[1] } : {}, replace: true });
  return (
    <Library>
      <PageHeader title={m.account_title()} text={m.account_text()} />
      <Tabs value={tab} onChange={choose}>
        <TabList>
          <Tab value="account" leftSection={<Icon name="user" size={16} />}>
            {m.account_tab_account()}
          </Tab>
          <Tab value="settings" leftSection={<Icon name="shield" size={16} />}>
            {m.account_tab_settings()}
          </Tab>
        </TabList>
        <TabPanel value="account">
          <ProfilePanel user={user} />
          {isOwner && isLegalEntity(user.cpfCnpj) && <MembersPanel companyId={companyId} />}
        </TabPanel>
        <TabPanel value="settings">
          <RetentionPanel companyId={companyId} />
          <PurgeList companyId={companyId} />
        </TabPanel>
      </Tabs>
    </Library>
  );
}
