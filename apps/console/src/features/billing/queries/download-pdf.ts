import { formatMonth } from '../../../lib/formats.ts';
import { fetchStored, saveBlob } from '../../../lib/save-file.ts';
import { billingApi, documentsBillingApi, type MonthCounts } from './invoices.ts';

interface StoredPdf {
  readonly companyId: string;
  readonly invoiceId: string;
}

/** Saves the PDF that was made of an invoice. */
export async function downloadInvoicePdf({ companyId, invoiceId }: StoredPdf) {
  const answer = await billingApi.getInvoice({
    params: { companyId, invoiceId },
    query: { return: 'storage' },
  });
  if (!('url' in answer)) throw new TypeError('A stored PDF was asked for');
  saveBlob(`${invoiceId}.pdf`, await fetchStored(answer.url));
}

interface DrawnPdf extends MonthCounts {
  readonly client: { readonly name: string; readonly email: string };
}

/** Has a PDF drawn of the counts as they are shown, and saves it. */
export async function drawCountsPdf({ month, counts, client }: DrawnPdf) {
  const response = await documentsBillingApi.drawInvoice({
    query: { template: 'invoice' },
    body: { client_data: client, invoice_data: { services: counts.services, date: formatMonth(month) } },
  });
  saveBlob(`${month}.pdf`, await response.blob());
}
