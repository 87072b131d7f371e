import type { BillingMonthCompany } from '@lavra/contract/model/invoice';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import {
  billingMonthQuery,
  billingMonthUrl,
  generateInvoicePdfsMutation,
  generateInvoicesMutation,
  sendInvoicesMutation,
} from '../../../api/billing.ts';
import { inTime } from '../../../base/in-time.ts';
import { m } from '../../../i18n/messages.ts';
import { formatDateTime, formatMonth, formatNumber } from '../../../lib/formats.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { RefreshButton } from '../../../ui/controls/refresh-button.tsx';
import { CallButton } from '../../../ui/dialogs/call-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { type InvoiceTab, invoiceTabs } from '../billing-search.ts';
import classes from './billing-months.module.css';
import { monthColumns } from './month-columns.tsx';

const InvoiceDialog = lazy(
  inTime(() =>
    import('../components/invoice-dialog.tsx').then((module) => ({ default: module.InvoiceDialog })),
  ),
);

function isMade({ invoice }: BillingMonthCompany): boolean {
  return invoice !== null && invoice.revision > 0 && invoice.status === 'generated';
}

function isDrawn({ invoice }: BillingMonthCompany): boolean {
  return invoice?.pdf_status === 'generated';
}

function isToBeDrawn(row: BillingMonthCompany): boolean {
  return isMade(row) && row.invoice?.pdf_status !== 'generated' && row.invoice?.pdf_status !== 'generating';
}

function isSent({ invoice }: BillingMonthCompany): boolean {
  return invoice?.mail_status === 'sent';
}

function isToBeSent(row: BillingMonthCompany): boolean {
  return isDrawn(row) && ['none', 'failed'].includes(row.invoice?.mail_status ?? '');
}

function isToBeMade({ invoice }: BillingMonthCompany): boolean {
  return invoice === null || invoice.status === 'failed';
}

/** The calls for several companies at once, each confirmed by a message. */
function useInvoiceCalls(month: string) {
  const generate = useMutation({
    ...generateInvoicesMutation(month),
    onSuccess: () => snackbar.success(m.billing_many_requested()),
  });
  const draw = useMutation({
    ...generateInvoicePdfsMutation(month),
    onSuccess: () => snackbar.success(m.billing_pdfs_requested()),
  });
  const mail = useMutation({
    ...sendInvoicesMutation(month),
    onSuccess: () => snackbar.success(m.billing_sending_requested()),
  });
  return { generate, draw, mail };
}

/** The companies of a month with the state of their invoices; all missing invoices can be generated at once. */
export function MonthCompanies({ month }: { readonly month: string }) {
  const companies = useQuery(billingMonthQuery(month));
  const [opened, setOpened] = useState<BillingMonthCompany>();
  const [replaced, setReplaced] = useState<BillingMonthCompany>();
  const [tab, setTab] = useState<InvoiceTab>(invoiceTabs[0]);
  const [sent, setSent] = useState<readonly BillingMonthCompany[]>([]);
  const { generate, draw, mail } = useInvoiceCalls(month);
  const rows = companies.data ?? [];
  const unsent = rows.filter(isToBeSent);
  const undrawn = rows.filter(isToBeDrawn);
  const missing = rows.filter(isToBeMade);
  const send = (some: readonly BillingMonthCompany[]) =>
    generate.mutate(some.map(({ company_id }) => company_id));
  const ask = (row: BillingMonthCompany) => (isToBeMade(row) ? send([row]) : setReplaced(row));
  const label = m.billing_companies({ month: formatMonth(month) });
  return (
    <Panel
      title={label}
      actions={
        <>
          <RefreshButton isBusy={companies.isRefetching} onRefresh={() => void companies.refetch()} />
          <CallButton call={billingMonthUrl(month)} token="administrator" group="billing" />
          {undrawn.length > 0 && (
            <Button
              variant="default"
              loading={draw.isPending}
              onClick={() => draw.mutate(undrawn.map(({ company_id }) => company_id))}
            >
              {m.billing_draw_many({ count: undrawn.length })}
            </Button>
          )}
          {unsent.length > 0 && (
            <Button
              variant="default"
              leftSection={<Icon name="send" size={16} />}
              loading={mail.isPending}
              onClick={() => setSent(unsent)}
            >
              {m.billing_send_many({ count: unsent.length })}
            </Button>
          )}
          {missing.length > 0 && (
            <Button
              leftSection={<Icon name="billing" size={16} />}
              loading={generate.isPending}
              onClick={() => send(missing)}
            >
              {missing.length === 1
                ? m.billing_generate_one()
                : m.billing_generate_many({ count: formatNumber(missing.length) })}
            </Button>
          )}
        </>
      }
    >
      <div className={classes.companies}>
        <Progress rows={rows} />
        <DataTable
          label={label}
          columns={monthColumns({
            rows,
            month,
            onOpen: setOpened,
            onGenerate: ask,
            onSend: (row) => setSent([row]),
          })}
          rows={companies.data}
          rowKey={({ company_id }) => company_id}
          error={companies.error}
          onRetry={() => void companies.refetch()}
          onOpen={(row) => isMade(row) && setOpened(row)}
          empty={
            <EmptyState icon="billing" title={m.billing_month_empty()} text={m.billing_month_empty_text()} />
          }
        />
      </div>
      <Suspense>
        {opened !== undefined && (
          <InvoiceDialog
            client={{ companyId: opened.company_id, name: opened.name, email: opened.email }}
            id={month}
            isAdmin
            tab={tab}
            onTab={setTab}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
      <ConfirmDialog
        isOpen={replaced !== undefined}
        title={m.billing_replace_title({ name: replaced?.name ?? '' })}
        text={m.billing_replaces({ month: formatMonth(month) })}
        action={m.billing_generate_again()}
        isForClient={false}
        onConfirm={() => {
          if (replaced !== undefined) send([replaced]);
          setReplaced(undefined);
        }}
        onClose={() => setReplaced(undefined)}
      />
      <ConfirmDialog
        isOpen={sent.length > 0}
        title={m.billing_send_title({ month: formatMonth(month), count: sent.length })}
        text={<Receivers rows={sent} />}
        action={m.billing_send()}
        isForClient={false}
        onConfirm={() => {
          mail.mutate(sent.map(({ company_id }) => company_id));
          setSent([]);
        }}
        onClose={() => setSent([])}
      />
    </Panel>
  );
}

const namedReceivers = 5;

/** The e-mail addresses the invoices go to, and whether they were sent before. */
function Receivers({ rows }: { readonly rows: readonly BillingMonthCompany[] }) {
  const [only] = rows;
  const named = rows.slice(0, namedReceivers);
  const emails = named.map(({ email }) => email).join(', ');
  const rest = rows.length - named.length;
  return (
    <>
      {m.billing_send_to({
        emails: rest > 0 ? m.billing_send_more({ emails, count: formatNumber(rest) }) : emails,
      })}
      {rows.length === 1 && only?.invoice?.sent_at && (
        <> {m.billing_sent_before({ date: formatDateTime(only.invoice.sent_at) })}</>
      )}
    </>
  );
}

/** How many invoices are generated, drawn or sent, while some are in progress. */
function Progress({ rows }: { readonly rows: readonly BillingMonthCompany[] }) {
  const isMaking = rows.some(({ invoice }) => invoice?.status === 'generating');
  const isDrawing = rows.some(({ invoice }) => invoice?.pdf_status === 'generating');
  const isSending = rows.some(({ invoice }) => invoice?.mail_status === 'sending');
  if (!isMaking && !isDrawing && !isSending) return null;
  const [all, isDone, say] = isMaking
    ? [rows, isMade, m.billing_progress]
    : isDrawing
      ? [rows.filter(isMade), isDrawn, m.billing_pdf_progress]
      : [rows.filter(isDrawn), isSent, m.billing_mail_progress];
  const done = all.filter(isDone).length;
  const words = say({ made: formatNumber(done), all: formatNumber(all.length) });
  return (
    <output className={classes.progress}>
      {words}
      <progress max={all.length} value={done} aria-label={words} />
    </output>
  );
}
