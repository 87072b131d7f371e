import { priceEndpoints } from '@lavra/contract/endpoints/prices';

import type { Context } from '../../../platform/context.ts';
import { verb } from '../../../platform/verb.ts';
import { retentionOf } from '../../companies/index.ts';
import { presentPriceList } from './price-list.presenter.ts';
import { listPriceLists as listRows, provider } from './price-lists.store.ts';

export const listPriceLists = verb(priceEndpoints.listPriceLists, ({ ctx }) => listsOf(ctx, provider));

export const listCompanyPriceLists = verb(
  priceEndpoints.listCompanyPriceLists,
  async ({ ctx, params: { companyId } }) => {
    // Throws for a company that does not exist.
    await retentionOf(ctx, companyId);
    return listsOf(ctx, companyId);
  },
);

async function listsOf(ctx: Context, companyId: string) {
  return { price_lists: (await listRows(ctx.db, companyId)).map(presentPriceList) };
}
