import type { Invoice } from '@lavra/contract/model/invoice';

import { m } from '../../../i18n/messages.ts';
import { formatDateTime, formatMoney, formatNumber } from '../../../lib/formats.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { RowAction } from '../../../ui/controls/row-action.tsx';
import { DownloadPdfButton } from './download-pdf-button.tsx';
import { GeneratePdfButton } from './generate-pdf-button.tsx';
import { InvoiceStatusBadge } from './invoice-status.tsx';

interface InvoiceActions {
  readonly companyId: string;
  readonly invoices: readonly Invoice[];
  readonly onOpen: (invoice: Invoice) => void;
  /** Absent for customers: only administrators edit invoices and request their PDFs. */
  readonly onEdit: ((invoice: Invoice) => void) | undefined;
}

/** The invoices as a customer sees them, plus the actions of an administrator. */
export function invoiceColumns({ companyId, invoices, onOpen, onEdit }: InvoiceActions): Column<Invoice>[] {
  const action = (key: string, title: string, cell: Column<Invoice>['cell']): Column<Invoice> => ({
    key,
    title,
    kind: 'actions',
    width: '52px',
    cell,
  });
  const amount: Column<Invoice> = {
    key: 'amount',
    title: m.billing_amount(),
    kind: 'number',
    width: '140px',
    cell: ({ bill }) => (bill === null ? '–' : formatMoney(bill.total)),
  };
  const status: Column<Invoice> = {
    key: 'status',
    title: m.billing_status(),
    kind: 'status',
    width: '150px',
    cell: (invoice) => <InvoiceStatusBadge invoice={invoice} />,
  };
  return [
    { key: 'id', title: m.billing_id(), width: '110px', cell: ({ id }) => id },
    { key: 'observation', title: m.billing_observation(), cell: ({ observation }) => observation || '–' },
    {
      key: 'requests',
      title: m.billing_sent(),
      kind: 'number',
      width: '180px',
      cell: ({ invoice }) => formatNumber(invoice.total),
    },
    ...(invoices.some(({ bill }) => bill !== null) ? [amount] : []),
    {
      key: 'date',
      title: m.billing_date(),
      kind: 'time',
      width: '180px',
      cell: ({ created_at }) => formatDateTime(created_at),
    },
    ...(onEdit !== undefined || invoices.some((one) => one.status !== 'generated') ? [status] : []),
    action('details', m.billing_details(), (invoice) => (
      <RowAction
        icon="eye"
        label={m.billing_details_of({ id: invoice.id })}
        onClick={() => onOpen(invoice)}
      />
    )),
    ...(onEdit === undefined
      ? []
      : [
          action('edit', m.billing_edit(), (invoice) => (
            <RowAction
              icon="pencil"
              label={m.billing_edit_of({ id: invoice.id })}
              onClick={() => onEdit(invoice)}
            />
          )),
          action('generate', m.billing_generate_pdf(), ({ id }) => (
            <GeneratePdfButton companyId={companyId} invoiceId={id} />
          )),
        ]),
    action('download', m.billing_download(), ({ id, object_key }) => (
      <DownloadPdfButton companyId={companyId} invoiceId={id} isReady={object_key !== null} />
    )),
  ];
}
