import type { Context } from '../../platform/context.ts';
import { daysOfMonth } from '../../platform/day-range.ts';
import { usageByDay } from '../usage/index.ts';
import type { InvoiceMessage } from './billing.queue.ts';
import { deleteInvoicePdf } from './invoice-pdf-keys.ts';
import { presentInvoiceBody } from './invoice.presenter.ts';
import { findInvoice, putInvoice } from './invoices.store.ts';
import { billableOf, createBill } from './prices/bill.ts';
import { pricesInForce } from './prices/prices-in-force.ts';

/** Counts a company's month, applies the prices of that month, and stores both as its invoice, replacing an earlier one. */
export async function makeInvoice(ctx: Context, { companyId, month }: InvoiceMessage): Promise<void> {
  const days = await usageByDay(ctx, companyId, daysOfMonth(month));
  const prices = await pricesInForce(ctx, { companyId, month });
  const body = presentInvoiceBody(days);
  const bill = prices ? createBill(billableOf(days), prices) : null;
  const before = await findInvoice(ctx.db, companyId, month);
  const after = await putInvoice(ctx.db, { companyId, month, body, bill, at: ctx.clock.now() });
  if (before?.pdfKey && after.pdfKey !== before.pdfKey) await deleteInvoicePdf(ctx, before.pdfKey);
}
