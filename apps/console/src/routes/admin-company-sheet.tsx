import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';

import { providerCompanyQuery } from '../../../api/provider.ts';
import { m } from '../../../i18n/messages.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/controls/tabs.tsx';
import { Sheet } from '../../../ui/dialogs/sheet.tsx';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import { sheetParts } from '../companies-search.ts';
import { CompanyMembers } from '../components/company-members.tsx';
import { CompanyOverview } from '../components/company-overview.tsx';
import classes from './company-sheet.module.css';

const route = getRouteApi('/signed-in/admin/companies/$id');

/** One company beside the list of all: who it is, and its people. */
export function CompanySheet() {
  const { id } = route.useParams();
  const { part = sheetParts[0] } = route.useSearch();
  const navigate = route.useNavigate();
  const company = useQuery(providerCompanyQuery(id));
  const close = () =>
    void navigate({
      to: '..',
      search: (before) => ({ ...before, part: undefined }),
      replace: true,
      resetScroll: false,
    });
  const choose = (chosen: string) =>
    void navigate({
      search: (before) => ({ ...before, part: sheetParts.find((one) => one === chosen) }),
      replace: true,
      resetScroll: false,
    });
  return (
    <Sheet
      onClose={close}
      title={
        <span className={classes.title}>
          <strong>{company.data?.name ?? m.loading()}</strong>
          <span>{company.data?.email}</span>
        </span>
      }
    >
      {company.data === undefined ? (
        company.error === null ? (
          <Skeleton height={240} aria-label={m.loading()} />
        ) : (
          <FailureState error={company.error} onRetry={() => void company.refetch()} />
        )
      ) : (
        <Tabs value={part} onChange={choose}>
          <TabList>
            <Tab value="overview" leftSection={<Icon name="building" size={16} />}>
              {m.admin_companies_overview()}
            </Tab>
            <Tab value="members" leftSection={<Icon name="user" size={16} />}>
              {m.admin_companies_members()}
            </Tab>
          </TabList>
          <TabPanel value="overview">
            <CompanyOverview company={company.data} />
          </TabPanel>
          <TabPanel value="members">
            <CompanyMembers company={company.data} />
          </TabPanel>
        </Tabs>
      )}
    </Sheet>
  );
}
