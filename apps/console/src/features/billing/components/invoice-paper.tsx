import { observationMaxLength } from '@lavra/contract/constants';
import type { Invoice } from '@lavra/contract/model/invoice';
import type { Bill } from '@lavra/contract/model/price';
import { Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { updateInvoiceMutation } from '../../../api/billing.ts';
import { Mark } from '../../../base/mark.tsx';
import { m } from '../../../i18n/messages.ts';
import { formatDateTime, formatMoney, formatMonth, formatNumber } from '../../../lib/formats.ts';
import { serviceName } from '../../../lib/service-name.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import classes from './invoice-paper.module.css';
import { InvoiceStatusBadge } from './invoice-status.tsx';

export interface BilledClient {
  readonly companyId: string;
  readonly name: string;
  readonly email: string;
}

interface InvoicePaperProps {
  readonly client: BilledClient;
  readonly invoice: Invoice;
  /** Whether the observation can be edited here. */
  readonly isEditable: boolean;
}

/** The invoice as its PDF shows it. */
export function InvoicePaper({ client, invoice, isEditable }: InvoicePaperProps) {
  const { id, bill, revision, generated_at: generatedAt, sent_at: sentAt, observation } = invoice;
  return (
    <section className={classes.paper} aria-label={m.billing_paper({ id })}>
      <header className={classes.head}>
        <div className={classes.client}>
          <Mark size={36} />
          <div>
            <p className={classes.label}>{m.billing_to()}</p>
            <p className={classes.name}>{client.name}</p>
            {client.email !== '' && <p className={classes.dim}>{client.email}</p>}
          </div>
        </div>
        <div className={classes.facts}>
          <InvoiceStatusBadge invoice={invoice} />
          <p>{m.billing_number({ id })}</p>
          <p>{m.billing_period({ month: formatMonth(id) })}</p>
          {generatedAt !== null && <p>{m.billing_issued({ date: formatDateTime(generatedAt) })}</p>}
          {sentAt !== null && <p>{m.billing_sent_on({ date: formatDateTime(sentAt) })}</p>}
          {revision > 1 && <p>{m.billing_revision({ count: formatNumber(revision) })}</p>}
        </div>
      </header>
      {bill === null ? <p className={classes.dim}>{m.billing_no_prices()}</p> : <Charges bill={bill} />}
      {isEditable ? (
        <ObservationField key={observation} companyId={client.companyId} invoice={invoice} />
      ) : (
        observation !== '' && <p className={classes.note}>{observation}</p>
      )}
    </section>
  );
}

function Charges({ bill }: { readonly bill: Bill }) {
  return (
    // A scrollable box must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.scroll} tabIndex={0}>
      <table className={classes.charges}>
        <caption className={classes.hidden}>{m.billing_charges()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.billing_endpoint()}</th>
            <th scope="col">{m.billing_quantity()}</th>
            <th scope="col">{m.billing_unit()}</th>
            <th scope="col">{m.billing_amount()}</th>
          </tr>
        </thead>
        <tbody>
          {bill.lines.map(({ service, quantity, unit_price: price, amount }) => (
            <tr key={`${service}-${price}`}>
              <td>{serviceName(service)}</td>
              <td>{formatNumber(quantity)}</td>
              <td>{formatMoney(price)}</td>
              <td>{formatMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {bill.minimum !== null && (
            <>
              <SumRow name={m.billing_subtotal()} value={bill.subtotal} />
              <SumRow name={m.billing_minimum()} value={bill.minimum} />
            </>
          )}
          <SumRow name={m.billing_to_pay()} value={bill.total} isLast />
        </tfoot>
      </table>
    </div>
  );
}

interface SumRowProps {
  readonly name: string;
  readonly value: string;
  readonly isLast?: boolean;
}

function SumRow({ name, value, isLast = false }: SumRowProps) {
  return (
    <tr data-last={isLast || undefined}>
      <th scope="row" colSpan={3}>
        {name}
      </th>
      <td>{formatMoney(value)}</td>
    </tr>
  );
}

function ObservationField({ companyId, invoice }: { readonly companyId: string; readonly invoice: Invoice }) {
  const [observation, setObservation] = useState(invoice.observation);
  const update = useMutation({
    ...updateInvoiceMutation(companyId),
    onSuccess: () => snackbar.success(m.billing_updated()),
  });
  return (
    <div className={classes.observation}>
      <Textarea
        label={m.billing_observation()}
        value={observation}
        maxLength={observationMaxLength}
        rows={2}
        onChange={({ currentTarget }) => setObservation(currentTarget.value)}
      />
      {observation !== invoice.observation && (
        <Button
          loading={update.isPending}
          onClick={() => update.mutate({ invoice_id: invoice.id, observation })}
        >
          {m.action_save()}
        </Button>
      )}
    </div>
  );
}
