import type { Invoice } from '@lavra/contract/model/invoice';

import { m } from '../../../i18n/messages.ts';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import classes from './invoice-status.module.css';

type Progress = Pick<Invoice, 'status' | 'pdf_status' | 'mail_status' | 'revision'>;

/** State of an invoice in a word; "sent" is the last one. */
export function InvoiceStatusBadge({ invoice }: { readonly invoice: Progress }) {
  const { status, pdf_status: pdf, mail_status: mail } = invoice;
  if (status === 'generating') return <StatusBadge tone="info">{m.billing_generating()}</StatusBadge>;
  if (status === 'failed') return <StatusBadge tone="error">{m.billing_failed()}</StatusBadge>;
  if (pdf === 'generating') return <StatusBadge tone="info">{m.billing_pdf_generating()}</StatusBadge>;
  if (pdf === 'failed') return <StatusBadge tone="error">{m.billing_pdf_failed()}</StatusBadge>;
  if (mail === 'sending') return <StatusBadge tone="info">{m.billing_sending()}</StatusBadge>;
  if (mail === 'failed') return <StatusBadge tone="error">{m.billing_sending_failed()}</StatusBadge>;
  if (mail === 'sent') return <StatusBadge tone="success">{m.billing_step_sent()}</StatusBadge>;
  if (pdf === 'generated') return <StatusBadge tone="success">{m.billing_pdf_ready()}</StatusBadge>;
  return <StatusBadge tone="success">{m.billing_generated()}</StatusBadge>;
}

/** Steps of a month's invoice: open, generated, PDF, sent. */
export function InvoiceSteps({ invoice }: { readonly invoice: Progress | null }) {
  const { status, pdf_status: pdf, mail_status: mail, revision = 0 } = invoice ?? {};
  const isWorking = status === 'generating' || pdf === 'generating' || mail === 'sending';
  const hasFailed = [status, pdf, mail].includes('failed');
  const reached = mail === 'sent' ? 3 : pdf === 'generated' ? 2 : revision > 0 ? 1 : 0;
  const steps = [
    m.billing_step_open(),
    m.billing_step_generated(),
    m.billing_step_pdf(),
    m.billing_step_sent(),
  ];
  if ((isWorking || hasFailed) && invoice) return <InvoiceStatusBadge invoice={invoice} />;
  return (
    <ol className={classes.steps} aria-label={m.billing_step_of({ step: steps[reached] ?? '' })}>
      {steps.map((step, place) => (
        <li
          key={step}
          className={classes.step}
          data-state={place === reached ? 'now' : place < reached ? 'past' : 'to-come'}
          {...(place === reached ? { 'aria-current': 'step' as const } : {})}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
