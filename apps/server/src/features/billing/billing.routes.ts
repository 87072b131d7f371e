import { billingEndpoints } from '@lavra/contract/endpoints/billing';

import { routeGroup } from '../../platform/http/route-group.ts';
import { drawInvoice } from './draw-invoice.ts';
import { generateInvoicePdf } from './generate-invoice-pdf.ts';
import { generateInvoice } from './generate-invoice.ts';
import { generateInvoicePdfs } from './months/generate-invoice-pdfs.ts';
import { generateInvoices } from './months/generate-invoices.ts';
import { getBillingMonth } from './months/get-billing-month.ts';
import { listBillingMonths } from './months/list-billing-months.ts';
import { getAmount } from './prices/get-amount.ts';
import { getGeneralAmount } from './prices/get-general-amount.ts';
import { getInvoiceMetrics } from './get-invoice-metrics.ts';
import { getInvoice } from './get-invoice.ts';
import { listInvoices } from './list-invoices.ts';
import { sendInvoices } from './mail/send-invoices.ts';
import { updateInvoice } from './update-invoice.ts';

export const billingRoutes = routeGroup(billingEndpoints, {
  listInvoices,
  getInvoice,
  getInvoiceMetrics,
  updateInvoice,
  generateInvoicePdf,
  generateInvoice,
  drawInvoice,
  getAmount,
  getGeneralAmount,
  listBillingMonths,
  getBillingMonth,
  generateInvoices,
  generateInvoicePdfs,
  sendInvoices,
});
