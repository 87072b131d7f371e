import type { Invoice } from '@lavra/contract/model/invoice';

import { m } from '../../../i18n/messages.ts';
import { formatDateTime, formatNumber } from '../../../lib/formats.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { RowAction } from '../../../ui/controls/row-action.tsx';
import { DownloadPdfButton } from './download-pdf-button.tsx';
import { GeneratePdfButton } from './generate-pdf-button.tsx';

interface InvoiceActions {
  readonly onOpen: (invoice: Invoice) => void;
  /** Absent for customers: only administrators edit invoices and have their PDF made. */
  readonly onEdit: ((invoice: Invoice) => void) | undefined;
}

/** The invoices as a customer sees them, and what an administrator may do with each. */
export function invoiceColumns({ onOpen, onEdit }: InvoiceActions): Column<Invoice>[] {
  const action = (key: string, title: string, cell: Column<Invoice>['cell']): Column<Invoice> => ({
    key,
    title,
    kind: 'actions',
    width: '52px',
    cell,
  });
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
    {
      key: 'date',
      title: m.billing_date(),
      kind: 'time',
      width: '160px',
      cell: ({ created_at }) => formatDateTime(created_at),
    },
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
          action('generate', m.billing_generate_pdf(), ({ id }) => <GeneratePdfButton invoiceId={id} />),
        ]),
    action('download', m.billing_download(), ({ id, object_key }) => (
      <DownloadPdfButton invoiceId={id} isReady={object_key !== null} />
    )),
  ];
}
