import { billingEndpoints } from '@lavra/contract/endpoints/billing';
import type { BillingMonthCompany } from '@lavra/contract/model/invoice';

import { daysOfMonth } from '../../../platform/day-range.ts';
import { verb } from '../../../platform/verb.ts';
import { presentProgress } from '../invoice.presenter.ts';
import { checkMonth } from '../invoice-month.ts';
import { listCompaniesOfMonth } from './billing-months.store.ts';

/** Each company's usage in a month as counted now, and the progress of its invoice. */
export const getBillingMonth = verb(billingEndpoints.getBillingMonth, async ({ ctx, params: { month } }) => {
  checkMonth(ctx, month, 'path.month');
  const rows = await listCompaniesOfMonth(ctx.db, month, daysOfMonth(month));
  return { companies: rows.map(presentCompany) };
});

type Row = Awaited<ReturnType<typeof listCompaniesOfMonth>>[number];

function presentCompany(row: Row): BillingMonthCompany {
  const { companyId, name, email, total, errors, status, pdfStatus, mailStatus, revision, observation } = row;
  const isMade =
    status !== null && pdfStatus !== null && mailStatus !== null && revision !== null && observation !== null;
  return {
    company_id: companyId,
    name,
    email,
    total: total ?? 0,
    error: errors ?? 0,
    invoice: isMade
      ? {
          ...presentProgress({ ...row, status, pdfStatus, mailStatus, revision }),
          observation,
          bill: row.bill,
        }
      : null,
  };
}
