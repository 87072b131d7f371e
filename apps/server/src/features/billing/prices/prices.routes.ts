import { priceEndpoints } from '@lavra/contract/endpoints/prices';

import { routeGroup } from '../../../platform/http/route-group.ts';
import { deleteCompanyPriceList, deletePriceList } from './delete-price-list.ts';
import { listCompanyPriceLists, listPriceLists } from './list-price-lists.ts';
import { putCompanyPriceList, putPriceList } from './put-price-list.ts';

export const priceRoutes = routeGroup(priceEndpoints, {
  listPriceLists,
  putPriceList,
  deletePriceList,
  listCompanyPriceLists,
  putCompanyPriceList,
  deleteCompanyPriceList,
});
