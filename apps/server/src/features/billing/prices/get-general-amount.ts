import { billingEndpoints } from '@lavra/contract/endpoints/billing';

import { readDayRange } from '../../../platform/day-range.ts';
import { verb } from '../../../platform/verb.ts';
import { billableByMonth } from '../../usage/index.ts';
import { type Prices, centsOf, presentCents, pricesOf } from './bill.ts';
import { type PriceListRow, listEveryPriceList, provider } from './price-lists.store.ts';

/** What the requests of a range cost all companies, or some: each month as in its bill, without minimums. */
export const getGeneralAmount = verb(billingEndpoints.getGeneralAmount, async ({ ctx, body }) => {
  const range = readDayRange(body, { now: ctx.clock.now() });
  const lists = await listEveryPriceList(ctx.db);
  if (lists.length === 0) return { currency: 'BRL' as const, amount: null };
  const used = await billableByMonth(ctx, {
    ...range,
    services: body.services ?? [],
    companies: body.companies ?? [],
  });
  const inForce = pricesByMonth(lists);
  let amount: bigint | null = null;
  for (const { companyId, month, service, billable, before } of used) {
    const prices = inForce(companyId, month);
    if (!prices) continue;
    const spent = before > 0 ? centsOf(service, before, prices) : 0n;
    amount = (amount ?? 0n) + centsOf(service, billable, prices) - spent;
  }
  return { currency: 'BRL' as const, amount: amount === null ? null : presentCents(amount) };
});

/** Prices by company and month, from the latest list of the company and of the provider; `lists` are newest first. */
function pricesByMonth(lists: readonly PriceListRow[]) {
  const byCompany = new Map<string, PriceListRow[]>();
  for (const list of lists) byCompany.set(list.companyId, [...(byCompany.get(list.companyId) ?? []), list]);
  // Cached, because most companies have the same prices in most months.
  const known = new Map<string, Prices | undefined>();
  return (companyId: string, month: string) => {
    const latest = [companyId, provider].flatMap(
      (id) => byCompany.get(id)?.find(({ validFrom }) => validFrom <= month) ?? [],
    );
    const key = latest.map((list) => `${list.companyId} ${list.validFrom}`).join();
    if (!known.has(key)) known.set(key, pricesOf(latest));
    return known.get(key);
  };
}
