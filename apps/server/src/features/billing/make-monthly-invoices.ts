import type { Context } from '../../platform/context.ts';
import { dayOf, daysOfMonth, endOfDay } from '../../platform/day-range.ts';
import { companiesWithUsage } from '../usage/index.ts';
import { findInvoice } from './invoices.store.ts';
import { makeInvoice } from './make-invoice.ts';

/**
 * Generates last month's invoice for every company with usage and without an invoice counted after the month ended. Runs daily,
 * which makes up for a first of the month on which the server was down.
 */
export async function makeMonthlyInvoices(ctx: Context): Promise<void> {
  const month = lastMonth(ctx.clock.now());
  const range = daysOfMonth(month);
  for (const companyId of await companiesWithUsage(ctx, range)) {
    const invoice = await findInvoice(ctx.db, companyId, month);
    const isMade = invoice?.countedAt != null && invoice.countedAt >= endOfDay(range.end);
    if (!isMade) await makeInvoice(ctx, { companyId, month });
  }
}

function lastMonth(now: Date): string {
  const [year = 0, month = 0] = dayOf(now).split('-').map(Number);
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7);
}
