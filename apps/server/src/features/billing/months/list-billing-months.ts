import { billingEndpoints } from '@lavra/contract/endpoints/billing';

import { shiftMonth } from '../../../platform/times.ts';
import { verb } from '../../../platform/verb.ts';
import { currentMonth } from '../invoice-month.ts';
import { sumInvoicesByMonth, sumUsageByMonth } from './billing-months.store.ts';

const shownMonths = 12;

/** The months of the whole provider, the current one first. */
export const listBillingMonths = verb(billingEndpoints.listBillingMonths, async ({ ctx }) => {
  const months = lastMonths(currentMonth(ctx));
  const since = months.at(-1) ?? '';
  const used = new Map((await sumUsageByMonth(ctx.db, `${since}-01`)).map((row) => [row.month, row]));
  const made = new Map((await sumInvoicesByMonth(ctx.db, since)).map((row) => [row.month, row]));
  return {
    months: months.map((month) => {
      const { companies = 0, total = 0, error = 0 } = used.get(month) ?? {};
      const { invoiced = 0, billed = null } = made.get(month) ?? {};
      return { month, companies, invoiced, total, error, billed };
    }),
  };
});

function lastMonths(current: string): string[] {
  return Array.from({ length: shownMonths }, (_, back) => shiftMonth(current, -back));
}
