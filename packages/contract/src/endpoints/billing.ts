import * as z from 'zod/mini';

import { observationMaxLength } from '../constants.ts';
import { emailConstraint } from '../email-constraint.ts';
import { endpoints } from '../kernel.ts';
import {
  BillingMonth,
  BillingMonthCompany,
  Invoice,
  InvoiceCount,
  InvoiceMetrics,
} from '../model/invoice.ts';
import { Bill, Currency, Month, Reais } from '../model/price.ts';
import { Day, Empty, Id, StorageLink, text } from '../model/primitives.ts';
import { GeneralUsageFilter } from '../model/usage.ts';
import { companyId, email } from '../reference/example-values.ts';
import { invoice } from '../reference/money-examples.ts';
import { billingMonth, billingMonthCompany } from '../reference/provider-examples.ts';
import { said } from '../model/schema.ts';

const company = z.object({ companyId: Id });
const month = z.object({ month: Month });
const one = z.object({ companyId: Id, invoiceId: text(16) });

export const billingEndpoints = endpoints({
  listInvoices: {
    method: 'GET',
    path: '/v2/companies/:companyId/invoices',
    access: 'user',
    summary: 'Invoices of a company, oldest first',
    params: company,
    answer: z.object({ invoices: said(z.array(Invoice), 'As faturas.', 'The invoices.') }),
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
    query: z.object({ start_date: Day, end_date: Day }),
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
    /** Whether the new invoice replaces an existing one. */
    answer: z.object({
      replaces: said(
        z.boolean(),
        'Se havia uma, cujo lugar a nova toma.',
        'Whether there was one, which the new one takes the place of.',
      ),
    }),
    errors: ['forbidden', 'not_found', 'invalid_input'],
  },
  getAmount: {
    method: 'GET',
    path: '/v2/companies/:companyId/metrics/amount',
    access: 'user',
    summary: 'What the requests of a range cost by the price list, without the monthly minimum',
    params: company,
    query: z.object({
      start_date: z.optional(Day),
      end_date: z.optional(Day),
      service: z.optional(text(64)),
    }),
    answer: z.object({ currency: Currency, amount: z.nullable(Reais) }),
    errors: ['not_found', 'date_range_invalid'],
  },
  getGeneralAmount: {
    method: 'POST',
    path: '/v2/companies/metrics/amount',
    access: 'admin',
    isReading: true,
    summary: 'What the requests of all companies, or of some, cost over a range, without monthly minimums',
    body: z.pick(GeneralUsageFilter, { start: true, end: true, services: true, companies: true }),
    answer: z.object({ currency: Currency, amount: z.nullable(Reais) }),
    errors: ['forbidden', 'date_range_invalid'],
  },
  listBillingMonths: {
    method: 'GET',
    path: '/v2/billing/months',
    access: 'admin',
    summary: 'The last twelve months of the whole provider, newest first',
    answer: z.object({ months: said(z.array(BillingMonth), 'Os meses.', 'The months.') }),
    errors: ['forbidden'],
  },
  getBillingMonth: {
    method: 'GET',
    path: '/v2/billing/months/:month',
    access: 'admin',
    summary: 'Companies of a month with their use and their invoice',
    params: month,
    answer: z.object({ companies: z.array(BillingMonthCompany) }),
    errors: ['forbidden', 'invalid_input'],
  },
  generateInvoices: {
    method: 'POST',
    path: '/v2/billing/months/:month/generate',
    access: 'admin',
    summary: 'Ask for the invoice of a month of several companies',
    params: month,
    body: z.strictObject({ companies: z.array(Id).check(z.minLength(1), z.maxLength(5000)) }),
    answer: z.object({ requested: z.int() }),
    errors: ['forbidden', 'not_found', 'invalid_input'],
  },
  generateInvoicePdfs: {
    method: 'POST',
    path: '/v2/billing/months/:month/generate-pdf',
    access: 'admin',
    summary: 'Ask for the PDFs of the invoices of a month of several companies',
    params: month,
    body: z.strictObject({ companies: z.array(Id).check(z.minLength(1), z.maxLength(5000)) }),
    answer: z.object({ requested: z.int() }),
    errors: ['forbidden', 'not_found', 'invalid_input'],
  },
  sendInvoices: {
    method: 'POST',
    path: '/v2/billing/months/:month/send',
    access: 'admin',
    summary: 'Send the PDFs of the invoices of a month to the e-mail of each company',
    params: month,
    body: z.strictObject({ companies: z.array(Id).check(z.minLength(1), z.maxLength(5000)) }),
    answer: z.object({ requested: z.int() }),
    errors: ['forbidden', 'not_found', 'file_not_ready', 'invalid_input'],
  },
  drawInvoice: {
    method: 'POST',
    path: '/v1/reports',
    access: 'user',
    isReading: true,
    summary: 'An invoice drawn as PDF from the data given (`template=invoice`)',
    query: z.object({ template: z.literal('invoice') }),
    body: z.object({
      client_data: z.object({ name: text(200), email: text(emailConstraint.maxLength) }),
      invoice_data: said(
        z.object({
          services: z.record(z.string(), InvoiceCount),
          date: text(32),
          bill: z.optional(z.nullable(Bill)),
        }),
        'O que a fatura conta.',
        'What the invoice counts.',
      ),
    }),
    answer: 'file',
    errors: ['invalid_input'],
    callsPerMinute: 60,
  },
}).described({
  listInvoices: {
    group: 'billing',
    pt: 'Faturas de uma empresa, das mais antigas às mais novas',
    answer: { invoices: [invoice] },
  },
  getInvoice: { group: 'billing', pt: 'Uma fatura, ou um link para o seu PDF', answer: invoice },
  getInvoiceMetrics: {
    group: 'billing',
    pt: 'Contagens faturáveis de um intervalo',
    answer: invoice.invoice,
  },
  updateInvoice: {
    group: 'billing',
    pt: 'Mudar a observação (administradores do provedor)',
    body: { invoice_id: invoice.id, observation: 'Desconto de outubro' },
    answer: { ...invoice, observation: 'Desconto de outubro' },
  },
  generateInvoicePdf: {
    group: 'billing',
    pt: 'Pedir o PDF de uma fatura (administradores do provedor)',
    body: { invoice_id: invoice.id },
    answer: {},
  },
  generateInvoice: {
    group: 'billing',
    pt: 'Pedir a fatura de um mês (administradores do provedor)',
    body: { month: invoice.id },
    answer: { replaces: false },
  },
  getAmount: {
    group: 'billing',
    pt: 'Quanto custam as requisições de um intervalo, sem o mínimo mensal',
    answer: { currency: 'BRL', amount: '324.50' },
  },
  getGeneralAmount: {
    group: 'administration',
    pt: 'Quanto custam as requisições de todas as empresas, ou de algumas, sem os mínimos mensais',
    body: { start: '2026-11-01', end: '2026-11-30' },
    answer: { currency: 'BRL', amount: '18262.00' },
  },
  listBillingMonths: {
    group: 'billing',
    pt: 'Os últimos doze meses do provedor, do mais novo ao mais antigo',
    answer: { months: [billingMonth] },
  },
  getBillingMonth: {
    group: 'billing',
    pt: 'As empresas de um mês com seu uso e sua fatura',
    answer: { companies: [billingMonthCompany] },
  },
  generateInvoices: {
    group: 'billing',
    pt: 'Pedir a fatura de um mês de várias empresas',
    body: { companies: [companyId] },
    answer: { requested: 1 },
  },
  generateInvoicePdfs: {
    group: 'billing',
    pt: 'Pedir os PDFs das faturas de um mês de várias empresas',
    body: { companies: [companyId] },
    answer: { requested: 1 },
  },
  sendInvoices: {
    group: 'billing',
    pt: 'Enviar os PDFs das faturas de um mês ao e-mail de cada empresa',
    body: { companies: [companyId] },
    answer: { requested: 1 },
  },
  drawInvoice: {
    group: 'billing',
    pt: 'Uma fatura desenhada em PDF a partir dos dados recebidos',
    mediaType: 'application/pdf',
    body: {
      client_data: { name: 'Construtora Ltda.', email },
      invoice_data: { services: invoice.invoice.services, date: '2026-11-01' },
    },
  },
});
