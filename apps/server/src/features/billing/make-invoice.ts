import type { Context } from '../../platform/context.ts';
import { daysOfMonth } from '../../platform/day-range.ts';
import { usageByDay } from '../usage/index.ts';
import { presentInvoiceBody } from './invoice.presenter.ts';
import { findInvoice, putInvoice } from './invoices.store.ts';

interface MakeInvoice {
  readonly companyId: string;
  /** Year-month. */
  readonly month: string;
  /** Undefined leaves the one it has. */
  readonly observation?: string | undefined;
}

/** Counts a company's month and writes it as its invoice; made again, it holds what was counted since. */
export async function makeInvoice(
  ctx: Context,
  { companyId, month, observation }: MakeInvoice,
): Promise<void> {
  const body = presentInvoiceBody(await usageByDay(ctx, companyId, daysOfMonth(month)));
  const before = await findInvoice(ctx.db, companyId, month);
  const after = await putInvoice(ctx.db, { companyId, month, observation, body, at: ctx.clock.now() });
  if (before?.pdfKey && after.pdfKey !== before.pdfKey) await ctx.objects.delete(before.pdfKey);
}
