import { priceEndpoints } from '@lavra/contract/endpoints/prices';
import type { PriceChoice, PriceList } from '@lavra/contract/model/price';

import type { Context } from '../../../platform/context.ts';
import { verb } from '../../../platform/verb.ts';
import { retentionOf } from '../../companies/index.ts';
import { listCompanyPriceLists, listPriceLists } from './list-price-lists.ts';
import { presentPriceList } from './price-list.presenter.ts';
import { provider, putPriceList as putRow } from './price-lists.store.ts';
import { checkPrices } from './price-rules.ts';

/** Sets prices from a month on. Invoices that were made keep the bill that they have. */
export const putPriceList = verb(
  priceEndpoints.putPriceList,
  ({ ctx, params, body }) => put(ctx, { companyId: provider, ...params }, body),
  { state: listPriceLists },
);

export const putCompanyPriceList = verb(
  priceEndpoints.putCompanyPriceList,
  async ({ ctx, params, body }) => {
    // Throws for a company that does not exist.
    await retentionOf(ctx, params.companyId);
    return put(ctx, params, body);
  },
  { state: listCompanyPriceLists },
);

async function put(
  ctx: Context,
  of: { readonly companyId: string; readonly month: string },
  choice: PriceChoice,
): Promise<PriceList> {
  checkPrices(choice);
  return presentPriceList(await putRow(ctx.db, of, choice, ctx.clock.now()));
}
