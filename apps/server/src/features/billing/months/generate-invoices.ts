import { billingEndpoints } from '@lavra/contract/endpoints/billing';
import { ContractError } from '@lavra/contract/errors';

import { daysOfMonth } from '../../../platform/day-range.ts';
import { verb } from '../../../platform/verb.ts';
import { checkMonth } from '../invoice-month.ts';
import { requestInvoices } from '../request-invoices.ts';
import { listCompaniesOfMonth } from './billing-months.store.ts';

/** Requests the invoices of a month for companies with usage in it, or with an invoice of it. */
export const generateInvoices = verb(billingEndpoints.generateInvoices, async ({ ctx, params, body }) => {
  const { month } = params;
  checkMonth(ctx, month, 'path.month');
  const known = new Set(
    (await listCompaniesOfMonth(ctx.db, month, daysOfMonth(month))).map(({ companyId }) => companyId),
  );
  const companyIds = [...new Set(body.companies)];
  if (!companyIds.every((id) => known.has(id))) throw new ContractError('not_found');
  await requestInvoices(ctx, { month, companyIds });
  return { requested: companyIds.length };
});
