import { callUrl } from '@lavra/contract/client';
import { billingEndpoints } from '@lavra/contract/endpoints/billing';
import type { Invoice, InvoiceBody } from '@lavra/contract/model/invoice';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { type DayRange, defaultRange, today } from '../lib/days.ts';
import { formatMonth } from '../lib/formats.ts';
import { fetchStored, saveBlob } from '../lib/save-file.ts';
import { type BodyOf, documentsClient, managementClient } from './client/endpoint-clients.ts';

const billing = managementClient(billingEndpoints);
/** Invoices are generated and their PDFs drawn by the documents API. */
const documentsBilling = documentsClient(billingEndpoints);

/** Milliseconds between two polls of what is being generated. */
const watchMs = 2000;

type Progress = Pick<Invoice, 'status' | 'pdf_status' | 'mail_status'>;

function isUnderWay({ status, pdf_status: pdf, mail_status: mail }: Progress): boolean {
  return status === 'generating' || pdf === 'generating' || mail === 'sending';
}

/** Key prefix of every billing query: generating an invoice changes lists of several kinds. */
const billingKey = ['billing'] as const;
export const invoicesKey = (companyId: string) => [...billingKey, 'invoices', companyId] as const;

/** Path of the call behind `invoicesQuery`. */
export function invoicesUrl(companyId: string): string {
  return callUrl(billingEndpoints.listInvoices, { params: { companyId } });
}

/** The invoices of a company, newest first; fetched again on each visit. */
export function invoicesQuery(companyId: string) {
  return queryOptions({
    queryKey: [...invoicesKey(companyId), 'list'],
    queryFn: async ({ signal }) => {
      const { invoices } = await billing.listInvoices({ params: { companyId } }, signal);
      return invoices.toReversed();
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) === true ? watchMs : false),
  });
}

/** The counts of a month, invoiced or not. */
export interface MonthCounts {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly counts: InvoiceBody;
  /** Absent for the open month. */
  readonly invoice?: Invoice;
}

function presentCounts(invoice: Invoice): MonthCounts {
  return { month: invoice.id, counts: invoice.invoice, invoice };
}

export function invoiceQuery(companyId: string, invoiceId: string) {
  return queryOptions({
    queryKey: [...invoicesKey(companyId), 'one', invoiceId],
    queryFn: async ({ signal }): Promise<MonthCounts> => {
      const answer = await billing.getInvoice({ params: { companyId, invoiceId }, query: {} }, signal);
      if ('url' in answer) throw new TypeError('An invoice was asked for');
      return presentCounts(answer);
    },
    staleTime: 0,
  });
}

function getCounts(companyId: string, { startDate, endDate }: DayRange, signal: AbortSignal) {
  const query = { start_date: startDate, end_date: endDate };
  return billing.getInvoiceMetrics({ params: { companyId }, query }, signal);
}

/** What the current month would be invoiced with if it ended now. */
export function openMonthQuery(companyId: string) {
  const range = defaultRange();
  return queryOptions({
    queryKey: [...invoicesKey(companyId), 'open', range.startDate],
    queryFn: async ({ signal }): Promise<MonthCounts> => ({
      month: today().slice(0, 7),
      counts: await getCounts(companyId, range, signal),
    }),
    staleTime: 0,
  });
}

/** Billable counts over a range: unlike usage, they count errors by service too. */
export function countsQuery(companyId: string, range: DayRange) {
  return queryOptions({
    queryKey: ['invoice-counts', companyId, range],
    queryFn: ({ signal }) => getCounts(companyId, range, signal),
    placeholderData: (before, of) => (of?.queryKey[1] === companyId ? before : undefined),
  });
}

export function generateInvoiceMutation(companyId: string) {
  return mutationOptions({
    mutationFn: (body: BodyOf<typeof billingEndpoints.generateInvoice>) =>
      documentsBilling.generateInvoice({ params: { companyId }, body }),
    meta: { changes: billingKey },
  });
}

export function updateInvoiceMutation(companyId: string) {
  return mutationOptions({
    mutationFn: (body: BodyOf<typeof billingEndpoints.updateInvoice>) =>
      billing.updateInvoice({ params: { companyId }, body }),
    meta: { changes: billingKey },
  });
}

/** Requests the PDF of an invoice, which is drawn in the background. */
export function generateInvoicePdfMutation(companyId: string) {
  return mutationOptions({
    mutationFn: (invoiceId: string) =>
      billing.generateInvoicePdf({ params: { companyId }, body: { invoice_id: invoiceId } }),
    meta: { changes: billingKey },
  });
}

/** Saves the generated PDF of an invoice. */
export function downloadInvoicePdfMutation(companyId: string) {
  return mutationOptions({
    mutationFn: async (invoiceId: string) => {
      const answer = await billing.getInvoice({
        params: { companyId, invoiceId },
        query: { return: 'storage' },
      });
      if (!('url' in answer)) throw new TypeError('A stored PDF was asked for');
      saveBlob(`${invoiceId}.pdf`, await fetchStored(answer.url));
    },
  });
}

interface DrawnPdf extends MonthCounts {
  readonly client: { readonly name: string; readonly email: string };
}

/** Requests a PDF of the counts as shown, and saves it. */
export function drawCountsPdfMutation() {
  return mutationOptions({
    mutationFn: async ({ month, counts, invoice, client }: DrawnPdf) => {
      const bill = invoice?.bill ?? undefined;
      const response = await documentsBilling.drawInvoice({
        query: { template: 'invoice' },
        body: {
          client_data: client,
          invoice_data: {
            services: counts.services,
            date: formatMonth(month),
            ...(bill === undefined ? {} : { bill }),
          },
        },
      });
      saveBlob(`${month}.pdf`, await response.blob());
    },
  });
}

const monthsKey = [...billingKey, 'months'] as const;

/** The months of all companies, the current one first. */
export function billingMonthsQuery() {
  return queryOptions({
    queryKey: [...monthsKey, 'list'],
    queryFn: async ({ signal }) => (await billing.listBillingMonths({}, signal)).months,
    staleTime: 0,
  });
}

/** The companies of a month; polled while one of their invoices is being generated. */
export function billingMonthQuery(month: string) {
  return queryOptions({
    queryKey: [...monthsKey, 'one', month],
    queryFn: async ({ signal }) => (await billing.getBillingMonth({ params: { month } }, signal)).companies,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ invoice }) => invoice !== null && isUnderWay(invoice)) === true ? watchMs : false,
  });
}

/** Path of the call behind `billingMonthQuery`. */
export function billingMonthUrl(month: string): string {
  return callUrl(billingEndpoints.getBillingMonth, { params: { month } });
}

/** Generates the invoices of several companies. */
export function generateInvoicesMutation(month: string) {
  return mutationOptions({
    mutationFn: (companies: string[]) => billing.generateInvoices({ params: { month }, body: { companies } }),
    meta: { changes: billingKey },
  });
}

/** Generates the PDFs of several companies' invoices. */
export function generateInvoicePdfsMutation(month: string) {
  return mutationOptions({
    mutationFn: (companies: string[]) =>
      billing.generateInvoicePdfs({ params: { month }, body: { companies } }),
    meta: { changes: billingKey },
  });
}

/** Sends the PDFs of several companies' invoices to them. */
export function sendInvoicesMutation(month: string) {
  return mutationOptions({
    mutationFn: (companies: string[]) => billing.sendInvoices({ params: { month }, body: { companies } }),
    meta: { changes: billingKey },
  });
}

/** What the requests of a range cost by the price list; null without a price list. */
export function amountQuery(companyId: string, { startDate, endDate, service }: AmountRange) {
  const query = { start_date: startDate, end_date: endDate, service };
  return queryOptions({
    queryKey: ['amount', companyId, query],
    queryFn: async ({ signal }) => (await billing.getAmount({ params: { companyId }, query }, signal)).amount,
    // The dashboard works without it, so a failure shows no message.
    meta: { quiet: true },
  });
}

/** What the requests of all companies, or of some, cost over a range; null where no price applies. */
export function generalAmountQuery(body: BodyOf<typeof billingEndpoints.getGeneralAmount>) {
  return queryOptions({
    queryKey: ['amount', 'general', body],
    queryFn: async ({ signal }) => (await billing.getGeneralAmount({ body }, signal)).amount,
    meta: { quiet: true },
  });
}

interface AmountRange extends DayRange {
  readonly service?: string | undefined;
}
