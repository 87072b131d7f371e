import type { Invoice } from '@lavra/contract/model/invoice';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { invoicesQuery } from '../../../api/billing.ts';
import { inTime } from '../../../base/in-time.ts';
import { m } from '../../../i18n/messages.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { invoiceColumns } from './invoice-columns.tsx';

const EditInvoice = lazy(
  inTime(() => import('./edit-invoice.tsx').then((module) => ({ default: module.EditInvoice }))),
);

interface InvoiceListProps {
  readonly companyId: string;
  /** Whether invoices can be edited and their PDFs requested here. */
  readonly isAdmin: boolean;
  readonly onOpen: (id: string) => void;
}

/** The invoices of a company, newest first. */
export function InvoiceList({ companyId, isAdmin, onOpen }: InvoiceListProps) {
  const invoices = useQuery(invoicesQuery(companyId));
  const [edited, setEdited] = useState<Invoice>();
  return (
    <>
      <DataTable
        label={m.billing_list()}
        columns={invoiceColumns({
          companyId,
          invoices: invoices.data ?? [],
          onOpen: ({ id }) => onOpen(id),
          onEdit: isAdmin ? setEdited : undefined,
        })}
        rows={invoices.data}
        rowKey={({ id }) => id}
        error={invoices.error}
        onRetry={() => void invoices.refetch()}
        onOpen={({ id }) => onOpen(id)}
        empty={<EmptyState icon="billing" title={m.billing_empty()} text={m.billing_empty_text()} />}
      />
      <Suspense>
        {edited !== undefined && (
          <EditInvoice companyId={companyId} invoice={edited} onClose={() => setEdited(undefined)} />
        )}
      </Suspense>
    </>
  );
}
