import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { invoiceQueue, keyOf } from './billing.queue.ts';
import { requestInvoices as requestRows } from './invoices.store.ts';

interface RequestInvoices {
  readonly month: string;
  readonly companyIds: readonly string[];
  /** Undefined keeps the current one. */
  readonly observation?: string | undefined;
}

/** Has the invoices of a month generated, or generated again; returns how many existed before. */
export async function requestInvoices(
  ctx: Context,
  { month, companyIds, observation }: RequestInvoices,
): Promise<number> {
  const at = ctx.clock.now();
  return transaction(ctx, async (ctx) => {
    const replaced = await requestRows(ctx.db, { month, companyIds, observation, at });
    const messages = companyIds.map((companyId) => ({ companyId, month }));
    await ctx.queue.sendMany(
      invoiceQueue,
      messages.map((data) => ({ data, options: { key: keyOf(data) } })),
    );
    return replaced;
  });
}
