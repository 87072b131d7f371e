import { billingEndpoints } from '@lavra/contract/endpoints/billing';
import type { Invoice, InvoiceBody } from '@lavra/contract/model/invoice';
import { queryOptions } from '@tanstack/react-query';

import { documentsClient, managementClient } from '../../../lib/api.ts';
import { defaultRange, today } from '../../../lib/days.ts';

export const billingApi = managementClient(billingEndpoints);
/** Invoices are made and drawn where documents are. */
export const documentsBillingApi = documentsClient(billingEndpoints);

export const invoicesKey = (companyId: string) => ['invoices', companyId] as const;

/** The invoices of a company, newest first; asked again on each entry. */
export function invoicesQuery(companyId: string) {
  return queryOptions({
    queryKey: [...invoicesKey(companyId), 'list'],
    queryFn: async ({ signal }) => {
      const { invoices } = await billingApi.listInvoices({ params: { companyId } }, signal);
      return invoices.toReversed();
    },
    staleTime: 0,
  });
}

/** What was counted in a month, invoiced or not yet. */
export interface MonthCounts {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly counts: InvoiceBody;
  /** Of the invoice; the open month has none. */
  readonly observation?: string;
}

function toMonthCounts({ id, invoice, observation }: Invoice): MonthCounts {
  return { month: id, counts: invoice, observation };
}

export function invoiceQuery(companyId: string, invoiceId: string) {
  return queryOptions({
    queryKey: [...invoicesKey(companyId), 'one', invoiceId],
    queryFn: async ({ signal }): Promise<MonthCounts> => {
      const answer = await billingApi.getInvoice({ params: { companyId, invoiceId }, query: {} }, signal);
      if ('url' in answer) throw new TypeError('An invoice was asked for');
      return toMonthCounts(answer);
    },
    staleTime: 0,
  });
}

/** What the running month would be invoiced with, were it over now. */
export function openMonthQuery(companyId: string) {
  const { startDate, endDate } = defaultRange();
  return queryOptions({
    queryKey: [...invoicesKey(companyId), 'open', startDate],
    queryFn: async ({ signal }): Promise<MonthCounts> => {
      const query = { start_date: startDate, end_date: endDate };
      const counts = await billingApi.getInvoiceMetrics({ params: { companyId }, query }, signal);
      return { month: today().slice(0, 7), counts };
    },
    staleTime: 0,
  });
}
