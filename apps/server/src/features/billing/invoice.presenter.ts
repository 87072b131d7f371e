import type { Invoice, InvoiceBody } from '@lavra/contract/model/invoice';

import { presentTime } from '../../platform/times.ts';
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
  };
}

/**
 * Every day is counted under its service, its day of the month and both together (`nfe`, `7`, `nfe-7`), so that one
 * map serves the three breakdowns; the totals count it once. Days of several months with one number add up.
 */
export function presentInvoiceBody(days: readonly DayOfService[]): InvoiceBody {
  const body = { total: 0, error: 0, services: {} as InvoiceBody['services'] };
  for (const { day, service, total, errors } of days) {
    const ofMonth = String(Number(day.slice(8)));
    for (const key of [service, ofMonth, `${service}-${ofMonth}`]) {
      const count = (body.services[key] ??= { total: 0, error: 0 });
      count.total += total;
      count.error += errors;
    }
    body.total += total;
    body.error += errors;
  }
  return body;
}
