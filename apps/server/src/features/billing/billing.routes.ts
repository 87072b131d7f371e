import { billingEndpoints } from '@lavra/contract/endpoints/billing';

import { routeGroup } from '../../platform/http/route-group.ts';
import { drawInvoice } from './draw-invoice.ts';
import { generateInvoicePdf } from './generate-invoice-pdf.ts';
import { generateInvoice } from './generate-invoice.ts';
import { getInvoiceMetrics } from './get-invoice-metrics.ts';
import { getInvoice } from './get-invoice.ts';
import { listInvoices } from './list-invoices.ts';
import { updateInvoice } from './update-invoice.ts';

export const billingRoutes = routeGroup(billingEndpoints, {
  listInvoices: ({ ctx, params }) => listInvoices({ ctx, input: params }),
  getInvoice: ({ ctx, params, query }) => getInvoice({ ctx, input: { ...query, ...params } }),
  getInvoiceMetrics: ({ ctx, params, query }) => getInvoiceMetrics({ ctx, input: { ...query, ...params } }),
  updateInvoice: ({ ctx, params, body }) => updateInvoice({ ctx, input: { ...body, ...params } }),
  generateInvoicePdf: ({ ctx, params, body }) => generateInvoicePdf({ ctx, input: { ...body, ...params } }),
  generateInvoice: ({ ctx, params, body }) => generateInvoice({ ctx, input: { ...body, ...params } }),
  drawInvoice: ({ ctx, body }) => drawInvoice({ ctx, input: body }),
});
