import { billingEndpoints } from '@lavra/contract/endpoints/billing';
import { ContractError } from '@lavra/contract/errors';

import { dayOf } from '../../platform/day-range.ts';
import { verb } from '../../platform/verb.ts';
import { retentionOf } from '../companies/index.ts';
import { makeInvoice } from './make-invoice.ts';

/** Makes the invoice of a month that has begun: of one not yet over, what was used so far. */
export const generateInvoice = verb(billingEndpoints.generateInvoice, async ({ ctx, params, body }) => {
  checkMonth(body.month, dayOf(ctx.clock.now()).slice(0, 7));
  // Throws for a company that does not exist.
  await retentionOf(ctx, params.companyId);
  await makeInvoice(ctx, { ...params, ...body });
  return {};
});

function checkMonth(month: string, current: string): void {
  if (/^20\d{2}-(0[1-9]|1[0-2])$/.test(month) && month <= current) return;
  throw new ContractError('invalid_input', { details: [{ path: 'body.month', message: month }] });
}
