import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet } from '@tanstack/react-router';

import { invoicesQuery, invoicesUrl } from '../../../api/billing.ts';
import { m } from '../../../i18n/messages.ts';
import { useCompanyId } from '../../../lib/acting-company.ts';
import { useUser } from '../../../base/session.ts';
import { RefreshButton } from '../../../ui/controls/refresh-button.tsx';
import { CallButton } from '../../../ui/dialogs/call-button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { openMonth } from '../billing-search.ts';
import { InvoiceList } from '../components/invoice-list.tsx';
import { OpenMonthPanel } from '../components/open-month-panel.tsx';
import classes from './invoices-screen.module.css';

const route = getRouteApi('/signed-in/billing');

/** The invoices of a company, newest first, and the open month so far. */
export function InvoicesScreen() {
  const companyId = useCompanyId();
  const user = useUser();
  const navigate = route.useNavigate();
  const { refetch } = useQuery({ ...invoicesQuery(companyId), subscribed: false });

  const open = (id: string) =>
    void navigate({ to: '/billing/$id', params: { id }, search: {}, resetScroll: false });
  return (
    <>
      <PageHeader
        title={m.billing_title()}
        text={m.billing_text({ name: user?.name ?? '' })}
        actions={
          <>
            <CallButton call={invoicesUrl(companyId)} group="billing" />
            <RefreshButton isLabelled onRefresh={() => void refetch()} />
          </>
        }
      />
      <div className={classes.root}>
        <OpenMonthPanel companyId={companyId} onOpen={() => open(openMonth)} />
        <InvoiceList companyId={companyId} isAdmin={false} onOpen={open} />
      </div>
      <Outlet />
    </>
  );
}
