import type { BillingMonthCompany } from '@lavra/contract/model/invoice';

import { m } from '../../../i18n/messages.ts';
import { formatMoney, formatNumber } from '../../../lib/formats.ts';
import { RowAction } from '../../../ui/controls/row-action.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { DownloadPdfButton } from '../components/download-pdf-button.tsx';
import { GeneratePdfButton } from '../components/generate-pdf-button.tsx';
import { InvoiceSteps } from '../components/invoice-status.tsx';
import classes from './billing-months.module.css';

interface MonthColumns {
  readonly rows: readonly BillingMonthCompany[];
  readonly month: string;
  readonly onOpen: (row: BillingMonthCompany) => void;
  readonly onGenerate: (row: BillingMonthCompany) => void;
  readonly onSend: (row: BillingMonthCompany) => void;
}

export function monthColumns(props: MonthColumns): Column<BillingMonthCompany>[] {
  const { rows } = props;
  const amount: Column<BillingMonthCompany> = {
    key: 'amount',
    title: m.billing_amount(),
    kind: 'number',
    width: '110px',
    cell: ({ invoice }) => (invoice?.bill ? formatMoney(invoice.bill.total) : '–'),
  };
  return [
    {
      key: 'company',
      title: m.billing_company(),
      cell: ({ name, email }) => (
        <span className={classes.who}>
          <span>{name}</span>
          <span className={classes.email}>{email}</span>
        </span>
      ),
    },
    {
      key: 'sent',
      title: m.billing_quantity(),
      kind: 'number',
      width: '100px',
      cell: ({ total }) => formatNumber(total),
    },
    {
      key: 'errors',
      title: m.billing_errors(),
      kind: 'number',
      width: '64px',
      cell: ({ error }) => formatNumber(error),
    },
    ...(rows.some(({ invoice }) => invoice?.bill) ? [amount] : []),
    {
      key: 'status',
      title: m.billing_status(),
      kind: 'status',
      width: '244px',
      cell: ({ invoice }) => <InvoiceSteps invoice={invoice} />,
    },
    {
      key: 'actions',
      title: m.billing_details(),
      kind: 'actions',
      width: '140px',
      cell: (row) => <Actions row={row} {...props} />,
    },
  ];
}

interface ActionsProps extends Omit<MonthColumns, 'rows'> {
  readonly row: BillingMonthCompany;
}

function Actions({ row, month, onOpen, onGenerate, onSend }: ActionsProps) {
  const { company_id: companyId, name, invoice } = row;
  const isMade = invoice !== null && invoice.revision > 0;
  return (
    <>
      {isMade && <RowAction icon="eye" label={m.billing_open_of({ name })} onClick={() => onOpen(row)} />}
      <RowAction icon="billing" label={m.billing_generate_of({ name })} onClick={() => onGenerate(row)} />
      {isMade &&
        (invoice.pdf_status === 'generated' ? (
          <>
            <DownloadPdfButton companyId={companyId} invoiceId={month} isReady />
            <RowAction icon="send" label={m.billing_send_of({ name })} onClick={() => onSend(row)} />
          </>
        ) : (
          <GeneratePdfButton companyId={companyId} invoiceId={month} />
        ))}
    </>
  );
}
