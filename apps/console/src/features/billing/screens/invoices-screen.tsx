import type { Invoice } from '@lavra/contract/model/invoice';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';

import { invoicesQuery } from '../../../api/billing.ts';
import { inTime } from '../../../base/in-time.ts';
import { m } from '../../../i18n/messages.ts';
import { useActingCompany, useCompanyId } from '../../../lib/acting-company.ts';
import { useUser } from '../../../base/session.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { openMonth } from '../billing-search.ts';
import { invoiceColumns } from '../components/invoice-columns.tsx';
import { OpenMonthPanel } from '../components/open-month-panel.tsx';
import classes from './invoices-screen.module.css';
import { Button } from '../../../ui/controls/button.tsx';

const EditInvoice = lazy(
  inTime(() => import('../components/edit-invoice.tsx').then((module) => ({ default: module.EditInvoice }))),
);
const GenerateInvoice = lazy(
  inTime(() =>
    import('../components/generate-invoice.tsx').then((module) => ({ default: module.GenerateInvoice })),
  ),
);
const route = getRouteApi('/signed-in/billing');

/** The invoices of a company, newest first, and what the open month has so far. */
export function InvoicesScreen() {
  const companyId = useCompanyId();
  const user = useUser();
  const isAdmin = user?.isAdmin === true;
  const acting = useActingCompany();
  const navigate = route.useNavigate();
  const invoices = useQuery(invoicesQuery(companyId));
  const [edited, setEdited] = useState<Invoice>();
  const [isGenerating, setGenerating] = useState(false);

  const open = (id: string) =>
    void navigate({ to: '/billing/$id', params: { id }, search: {}, resetScroll: false });
  return (
    <>
      <PageHeader
        title={m.billing_title()}
        text={m.billing_text({ name: acting?.name ?? user?.name ?? '' })}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<Icon name="refresh" size={16} />}
              onClick={() => void invoices.refetch()}
            >
              {m.action_refresh()}
            </Button>
            {isAdmin && (
              <Button leftSection={<Icon name="plus" size={16} />} onClick={() => setGenerating(true)}>
                {m.billing_generate()}
              </Button>
            )}
          </>
        }
      />
      <div className={classes.root}>
        <OpenMonthPanel companyId={companyId} onOpen={() => open(openMonth)} />
        <DataTable
          label={m.billing_list()}
          columns={invoiceColumns({
            onOpen: ({ id }) => open(id),
            onEdit: isAdmin ? setEdited : undefined,
          })}
          rows={invoices.data}
          rowKey={({ id }) => id}
          error={invoices.error}
          onRetry={() => void invoices.refetch()}
          onOpen={({ id }) => open(id)}
          minWidth={760}
          empty={<EmptyState icon="billing" title={m.billing_empty()} text={m.billing_empty_text()} />}
        />
      </div>
      <Suspense>
        {edited !== undefined && <EditInvoice invoice={edited} onClose={() => setEdited(undefined)} />}
        {isGenerating && <GenerateInvoice onClose={() => setGenerating(false)} />}
      </Suspense>
      <Outlet />
    </>
  );
}
