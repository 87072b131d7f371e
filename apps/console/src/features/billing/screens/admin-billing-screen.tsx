import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { Outlet, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';

import { invoicesKey, invoicesQuery } from '../../../api/billing.ts';
import { inTime } from '../../../base/in-time.ts';
import { m } from '../../../i18n/messages.ts';
import type { ActingCompany } from '../../../lib/acting-company.ts';
import { ForClient } from '../../../ui/client-select/client-select.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { RefreshButton } from '../../../ui/controls/refresh-button.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/controls/tabs.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { billingTabs, parseAdminBillingSearch } from '../admin-billing-search.ts';
import { openMonth } from '../billing-search.ts';
import { InvoiceList } from '../components/invoice-list.tsx';
import { OpenMonthPanel } from '../components/open-month-panel.tsx';
import { BillingMonths } from '../months/billing-months.tsx';
import classes from './invoices-screen.module.css';

const PriceLists = lazy(
  inTime(() => import('../prices/price-lists.tsx').then((module) => ({ default: module.PriceLists }))),
);
const GenerateInvoice = lazy(
  inTime(() =>
    import('../components/generate-invoice.tsx').then((module) => ({ default: module.GenerateInvoice })),
  ),
);

/** The invoices of every company by month, those of one client, and the prices. */
export function AdminBillingScreen() {
  const { view = billingTabs[0] } = parseAdminBillingSearch(useSearch({ strict: false }));
  const navigate = useNavigate({ from: '/admin/billing' });
  const words = {
    months: m.billing_tab_months(),
    client: m.billing_tab_client(),
    prices: m.billing_tab_prices(),
  };
  return (
    <>
      <PageHeader title={m.billing_title()} text={m.billing_admin_text()} />
      <Tabs
        value={view}
        onChange={(chosen) =>
          void navigate({ to: '/admin/billing', search: parseAdminBillingSearch({ view: chosen }) })
        }
      >
        <TabList>
          {billingTabs.map((tab) => (
            <Tab key={tab} value={tab}>
              {words[tab]}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="months">
          <BillingMonths />
        </TabPanel>
        <TabPanel value="client">
          <ForClient>{(client) => <ClientInvoices client={client} />}</ForClient>
        </TabPanel>
        <TabPanel value="prices">
          <Suspense>
            <PriceLists />
          </Suspense>
        </TabPanel>
      </Tabs>
      <Outlet />
    </>
  );
}

function ClientInvoices({ client }: { readonly client: ActingCompany }) {
  const { companyId, name } = client;
  const navigate = useNavigate({ from: '/admin/billing' });
  const queryClient = useQueryClient();
  const [isGenerating, setGenerating] = useState(false);
  const invoices = useQuery(invoicesQuery(companyId));
  const isBusy = useIsFetching({ queryKey: invoicesKey(companyId) }) > 0;
  const open = (id: string) =>
    void navigate({
      to: '/admin/billing/$id',
      params: { id },
      search: { view: 'client' },
      resetScroll: false,
    });
  return (
    <div className={classes.root}>
      <OpenMonthPanel companyId={companyId} onOpen={() => open(openMonth)} />
      <Panel
        title={name}
        text={m.billing_text({ name })}
        actions={
          <>
            <RefreshButton
              isBusy={isBusy}
              onRefresh={() => void queryClient.invalidateQueries({ queryKey: invoicesKey(companyId) })}
            />
            <Button leftSection={<Icon name="plus" size={16} />} onClick={() => setGenerating(true)}>
              {m.billing_generate()}
            </Button>
          </>
        }
      >
        <InvoiceList companyId={companyId} isAdmin onOpen={open} />
      </Panel>
      <Suspense>
        {isGenerating && (
          <GenerateInvoice
            companyId={companyId}
            made={(invoices.data ?? []).filter(({ revision }) => revision > 0).map(({ id }) => id)}
            onClose={() => setGenerating(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
