import { priceEndpoints } from '@lavra/contract/endpoints/prices';
import type { PriceChoice } from '@lavra/contract/model/price';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { managementClient } from './client/endpoint-clients.ts';

const prices = managementClient(priceEndpoints);

/** Owner of a price list: one company, or undefined for the provider. */
type Owner = string | undefined;

const pricesKey = (companyId: Owner) => ['prices', companyId ?? 'provider'] as const;

/** Price lists, newest first. */
export function priceListsQuery(companyId: Owner) {
  return queryOptions({
    queryKey: pricesKey(companyId),
    queryFn: async ({ signal }) => {
      const answer =
        companyId === undefined
          ? await prices.listPriceLists({}, signal)
          : await prices.listCompanyPriceLists({ params: { companyId } }, signal);
      return answer.price_lists;
    },
    staleTime: 0,
  });
}

export function putPriceListMutation(companyId: Owner) {
  return mutationOptions({
    mutationFn: ({ month, choice: body }: { month: string; choice: PriceChoice }) =>
      companyId === undefined
        ? prices.putPriceList({ params: { month }, body })
        : prices.putCompanyPriceList({ params: { companyId, month }, body }),
    meta: { changes: pricesKey(companyId) },
  });
}

export function deletePriceListMutation(companyId: Owner) {
  return mutationOptions({
    mutationFn: (month: string) =>
      companyId === undefined
        ? prices.deletePriceList({ params: { month } })
        : prices.deleteCompanyPriceList({ params: { companyId, month } }),
    meta: { changes: pricesKey(companyId) },
  });
}
