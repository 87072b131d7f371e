import type { Context } from '../../../platform/context.ts';
import { type Prices, pricesOf } from './bill.ts';
import { listPricesInForce } from './price-lists.store.ts';

/** A company's prices in a month (`YYYY-MM`); undefined without a price list. */
export async function pricesInForce(
  ctx: Context,
  of: { readonly companyId: string; readonly month: string },
): Promise<Prices | undefined> {
  return pricesOf(await listPricesInForce(ctx.db, of));
}
