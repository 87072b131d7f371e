import type { Company } from '@lavra/contract/model/company';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';

import { providerCompanyQuery } from '../../api/provider.ts';
import { CompanyAudit } from '../../features/audit/components/company-audit.tsx';
import { InvoiceList } from '../../features/billing/components/invoice-list.tsx';
import { type SheetPart, sheetParts } from '../../features/companies/companies-search.ts';
import { CompanyMembers } from '../../features/companies/components/company-members.tsx';
import { CompanyOverview } from '../../features/companies/components/company-overview.tsx';
import { FlowsTab } from '../../features/flows/screens/flows-tab.tsx';
import { RuleTab } from '../../features/rules/screens/rule-tab.tsx';
import { m } from '../../i18n/messages.ts';
import { useActFor } from '../../ui/client-select/use-act-for.ts';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/controls/tabs.tsx';
import { OnBehalfOf } from '../../ui/dialogs/on-behalf.tsx';
import { Sheet } from '../../ui/dialogs/sheet.tsx';
import { FailureState } from '../../ui/feedback/failure-state.tsx';
import classes from './admin-company-sheet.module.css';

const route = getRouteApi('/signed-in/admin/companies/$id');

/** One company beside the list: its overview, members, rule, invoices and audit trail. */
export function AdminCompanySheet() {
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
      width={860}
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
            {sheetParts.map((one) => (
              <Tab key={one} value={one}>
                {partWord(one)}
              </Tab>
            ))}
          </TabList>
          <OnBehalfOf value={company.data.name}>
            {sheetParts.map((one) => (
              <TabPanel key={one} value={one}>
                <Part part={one} company={company.data} />
              </TabPanel>
            ))}
          </OnBehalfOf>
        </Tabs>
      )}
    </Sheet>
  );
}

function partWord(part: SheetPart): string {
  return {
    overview: m.admin_companies_overview,
    members: m.admin_companies_members,
    rule: m.admin_companies_rule,
    review: m.admin_companies_review,
    invoices: m.admin_companies_invoices,
    audit: m.admin_companies_audit,
  }[part]();
}

function Part({ part, company }: { readonly part: SheetPart; readonly company: Company }) {
  const { company_id: companyId, name, email, document } = company;
  const client = { companyId, name, email, document };
  const actFor = useActFor();
  const navigate = route.useNavigate();
  switch (part) {
    case 'overview':
      return <CompanyOverview company={company} />;
    case 'members':
      return <CompanyMembers company={company} />;
    case 'rule':
      return <RuleTab client={client} />;
    case 'review':
      return <FlowsTab client={client} />;
    case 'invoices':
      return (
        <InvoiceList
          companyId={companyId}
          // Invoices are edited in their details, not here.
          isAdmin={false}
          onOpen={(id) => {
            actFor(client);
            void navigate({ to: '/admin/billing/$id', params: { id }, search: { view: 'client' } });
          }}
        />
      );
    case 'audit':
      return <CompanyAudit companyId={companyId} />;
  }
}
