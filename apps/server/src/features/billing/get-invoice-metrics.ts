import type { InvoiceMetrics } from '@lavra/contract/model/invoice';

import { allowCompany } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { readDayRange } from '../../platform/day-range.ts';
import { usageByDay } from '../usage/index.ts';
import { toInvoiceBody } from './invoice.presenter.ts';

interface GetInvoiceMetrics {
  readonly companyId: string;
  readonly start_date: string;
  readonly end_date: string;
}

/** What an invoice of these days would count. */
export async function getInvoiceMetrics({
  ctx,
  input,
}: {
  ctx: Context;
  input: GetInvoiceMetrics;
}): Promise<InvoiceMetrics> {
  allowCompany(ctx, input.companyId);
  const range = readDayRange({ start: input.start_date, end: input.end_date }, { now: ctx.clock.now() });
  return toInvoiceBody(await usageByDay(ctx, input.companyId, range));
}
