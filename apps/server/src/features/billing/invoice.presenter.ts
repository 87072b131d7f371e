import type { Invoice, InvoiceBody } from '@lavra/contract/model/invoice';

import { presentTime, presentTimeOrNull } from '../../platform/times.ts';
import type { DayOfService } from '../usage/index.ts';
import type { InvoiceRow } from './invoices.store.ts';

export function presentInvoice(row: InvoiceRow): Invoice {
  return {
    id: row.month,
    observation: row.observation,
    created_at: presentTime(row.createdAt),
    updated_at: presentTime(row.updatedAt),
    object_key: row.pdfKey,
    invoice: row.body,
    ...presentProgress(row),
    bill: row.bill,
  };
}

/** The progress of an invoice and its PDF. */
export function presentProgress({ status, pdfKey, pdfStatus, mailStatus, sentAt, ...row }: Progress) {
  return {
    status,
    pdf_status: pdfKey === null ? pdfStatus : ('generated' as const),
    mail_status: mailStatus,
    sent_at: presentTimeOrNull(sentAt),
    revision: row.revision,
    generated_at: presentTimeOrNull(row.countedAt),
  };
}

type Progress = Pick<
  InvoiceRow,
  'status' | 'pdfKey' | 'pdfStatus' | 'mailStatus' | 'sentAt' | 'revision' | 'countedAt'
>;

/**
 * Every day counts under its service, its day of the month and both together (`nfe`, `7`, `nfe-7`), so that one map serves the
 * three breakdowns; the totals count it once. Equal days of several months add up.
 */
export function presentInvoiceBody(days: readonly DayOfService[]): InvoiceBody {
  const body = { total: 0, error: 0, services: {} as InvoiceBody['services'] };
  for (const { day, service, total, errors, attachments } of days) {
    const ofMonth = String(Number(day.slice(8)));
    for (const key of [service, ofMonth, `${service}-${ofMonth}`]) {
      const count = (body.services[key] ??= { total: 0, error: 0 });
      count.total += total;
      count.error += errors;
      if (attachments > 0) count.attachments = (count.attachments ?? 0) + attachments;
    }
    body.total += total;
    body.error += errors;
  }
  return body;
}
