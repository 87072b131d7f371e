import * as z from 'zod/mini';

import { observationMaxLength } from '../constants.ts';
import { emailRule } from '../email-rule.ts';
import { endpoints } from '../kernel.ts';
import { Invoice, InvoiceCount, InvoiceMetrics } from '../model/invoice.ts';
import { Empty, Id, StorageLink, text } from '../model/primitives.ts';

const company = z.object({ companyId: Id });
const one = z.object({ companyId: Id, invoiceId: text(16) });

export const billingEndpoints = endpoints({
  listInvoices: {
    method: 'GET',
    path: '/v2/companies/:companyId/invoices',
    access: 'user',
    summary: 'Invoices of a company, oldest first',
    params: company,
    answer: z.object({ invoices: z.array(Invoice) }),
    errors: ['not_found'],
  },
  getInvoice: {
    method: 'GET',
    path: '/v2/companies/:companyId/invoices/:invoiceId',
    access: 'user',
    summary: 'One invoice, or a link to its PDF with `return=storage`',
    params: one,
    query: z.object({ return: z.optional(z.literal('storage')) }),
    answer: z.union([Invoice, StorageLink]),
    errors: ['not_found', 'file_not_ready'],
  },
  getInvoiceMetrics: {
    method: 'GET',
    path: '/v2/companies/:companyId/metrics/invoices',
    access: 'user',
    summary: 'Billable counts over a range, keyed as in an invoice',
    params: company,
    query: z.object({ start_date: text(10), end_date: text(10) }),
    answer: InvoiceMetrics,
    errors: ['not_found', 'date_range_invalid'],
  },
  updateInvoice: {
    method: 'PATCH',
    path: '/v2/companies/:companyId/invoices',
    access: 'admin',
    summary: 'Change the observation (provider’s administrators)',
    params: company,
    body: z.strictObject({ invoice_id: text(16), observation: text(observationMaxLength) }),
    answer: Invoice,
    errors: ['forbidden', 'not_found'],
  },
  generateInvoicePdf: {
    method: 'POST',
    path: '/v2/companies/:companyId/invoices/generate-pdf',
    access: 'admin',
    summary: 'Ask for the PDF of an invoice (provider’s administrators)',
    params: company,
    body: z.strictObject({ invoice_id: text(16) }),
    answer: Empty,
    errors: ['forbidden', 'not_found'],
  },
  generateInvoice: {
    method: 'POST',
    path: '/v2/companies/:companyId/invoice/generate',
    access: 'admin',
    summary: 'Ask for the invoice of a month (provider’s administrators)',
    params: company,
    body: z.strictObject({
      month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
      observation: z.optional(text(observationMaxLength)),
    }),
    answer: Empty,
    errors: ['forbidden', 'not_found', 'invalid_input'],
  },
  drawInvoice: {
    method: 'POST',
    path: '/v1/reports',
    access: 'user',
    summary: 'An invoice drawn as PDF from the data given (`template=invoice`)',
    query: z.object({ template: z.literal('invoice') }),
    body: z.object({
      client_data: z.object({ name: text(200), email: text(emailRule.maxLength) }),
      invoice_data: z.object({ services: z.record(z.string(), InvoiceCount), date: text(32) }),
    }),
    answer: 'file',
    errors: ['invalid_input'],
    callsPerMinute: 60,
  },
});
