import type { Context } from '../../../platform/context.ts';
import { type Prices, pricesOf } from './bill.ts';
import { listPricesInForce } from './price-lists.store.ts';

/** What a company pays in a month (`YYYY-MM`); undefined without a price list. */
export async function pricesInForce(
  ctx: Context,
  of: { readonly companyId: string; readonly month: string },
): Promise<Prices | undefined> {
  return pricesOf(await listPricesInForce(ctx.db, of));
}
