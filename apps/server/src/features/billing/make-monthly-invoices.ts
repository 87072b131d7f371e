import type { Context } from '../../platform/context.ts';
import { dayOf, daysOfMonth, endOfDay } from '../../platform/day-range.ts';
import { shiftMonth } from '../../platform/times.ts';
import { companiesWithUsage } from '../usage/index.ts';
import { findInvoice } from './invoices.store.ts';
import { makeInvoice } from './make-invoice.ts';

/**
 * Generates last month's invoice for every company with usage and without an invoice counted after the month ended. Runs daily,
 * which makes up for a first of the month on which the server was down.
 */
export async function makeMonthlyInvoices(ctx: Context): Promise<void> {
  const month = shiftMonth(dayOf(ctx.clock.now()), -1);
  const range = daysOfMonth(month);
  for (const companyId of await companiesWithUsage(ctx, range)) {
    const invoice = await findInvoice(ctx.db, companyId, month);
    const isMade = invoice?.countedAt != null && invoice.countedAt >= endOfDay(range.end);
    if (!isMade) await makeInvoice(ctx, { companyId, month });
  }
}
