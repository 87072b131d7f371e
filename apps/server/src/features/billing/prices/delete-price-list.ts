import { priceEndpoints } from '@lavra/contract/endpoints/prices';
import { ContractError } from '@lavra/contract/errors';

import { verb } from '../../../platform/verb.ts';
import { listCompanyPriceLists, listPriceLists } from './list-price-lists.ts';
import { deletePriceList as deleteRow, provider } from './price-lists.store.ts';

/** From that month on the previous prices apply again. */
export const deletePriceList = verb(
  priceEndpoints.deletePriceList,
  async ({ ctx, params: { month } }) => {
    if (!(await deleteRow(ctx.db, { companyId: provider, month }))) throw new ContractError('not_found');
    return {};
  },
  { state: listPriceLists },
);

export const deleteCompanyPriceList = verb(
  priceEndpoints.deleteCompanyPriceList,
  async ({ ctx, params }) => {
    if (!(await deleteRow(ctx.db, params))) throw new ContractError('not_found');
    return {};
  },
  { state: listCompanyPriceLists },
);
