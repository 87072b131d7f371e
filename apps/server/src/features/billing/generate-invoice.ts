import { billingEndpoints } from '@lavra/contract/endpoints/billing';

import { verb } from '../../platform/verb.ts';
import { retentionOf } from '../companies/index.ts';
import { checkMonth } from './invoice-month.ts';
import { requestInvoices } from './request-invoices.ts';

/**
 * Requests the invoice of a month that has begun; a worker generates it. Before the end of the month it counts the usage so far.
 */
export const generateInvoice = verb(billingEndpoints.generateInvoice, async ({ ctx, params, body }) => {
  const { month, observation } = body;
  checkMonth(ctx, month, 'body.month');
  // Throws for a company that does not exist.
  await retentionOf(ctx, params.companyId);
  const replaced = await requestInvoices(ctx, { month, companyIds: [params.companyId], observation });
  return { replaces: replaced > 0 };
});
