import { priceEndpoints } from '@lavra/contract/endpoints/prices';
import type { PriceChoice, PriceList } from '@lavra/contract/model/price';
import { isScopeName } from '@lavra/contract/scopes';

import type { Context } from '../../../platform/context.ts';
import { invalidInput } from '../../../platform/invalid-input.ts';
import { verb } from '../../../platform/verb.ts';
import { retentionOf } from '../../companies/index.ts';
import { listCompanyPriceLists, listPriceLists } from './list-price-lists.ts';
import { presentPriceList } from './price-list.presenter.ts';
import { provider, putPriceList as putRow } from './price-lists.store.ts';

/** Sets prices from a month on. Invoices generated earlier keep their bill. */
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

/** Throws invalid_input when a service is unknown or named twice, or when tiers do not ascend to one without an upper bound. */
function checkPrices({ prices }: PriceChoice): void {
  const named = new Set<string>();
  for (const [index, { service, tiers }] of prices.entries()) {
    const path = `body.prices.${index}`;
    if (!isScopeName(service))
      throw invalidInput(`${path}.service`, {
        pt: `Não há um serviço ${service}.`,
        en: `There is no service ${service}.`,
      });
    if (named.has(service))
      throw invalidInput(`${path}.service`, {
        pt: `Há mais de um preço de ${service}.`,
        en: `There is more than one price of ${service}.`,
      });
    named.add(service);
    const ends = tiers.map(({ up_to: end }) => end ?? Infinity);
    const isRising = ends.every((end, place) => place === 0 || end > (ends[place - 1] ?? 0));
    if (!isRising || ends.at(-1) !== Infinity)
      throw invalidInput(`${path}.tiers`, {
        pt: 'As faixas devem subir, e a última não tem fim.',
        en: 'The tiers must rise, and the last has no end.',
      });
  }
}
