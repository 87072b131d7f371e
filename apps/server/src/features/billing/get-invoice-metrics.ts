import { billingEndpoints } from '@lavra/contract/endpoints/billing';

import { readDayRange } from '../../platform/day-range.ts';
import { verb } from '../../platform/verb.ts';
import { usageByDay } from '../usage/index.ts';
import { presentInvoiceBody } from './invoice.presenter.ts';

/** What an invoice of these days would count. */
export const getInvoiceMetrics = verb(billingEndpoints.getInvoiceMetrics, async ({ ctx, params, query }) => {
  const range = readDayRange({ start: query.start_date, end: query.end_date }, { now: ctx.clock.now() });
  return presentInvoiceBody(await usageByDay(ctx, params.companyId, range));
});
