import { billingEndpoints } from '@lavra/contract/endpoints/billing';

import { readDayRange } from '../../../platform/day-range.ts';
import { verb } from '../../../platform/verb.ts';
import { billableByMonth } from '../../usage/index.ts';
import { addReais, pricesOf, subtotalOf, subtractReais } from './bill.ts';
import { type PriceListRow, listEveryPriceList, provider } from './price-lists.store.ts';

/** What the requests of a range cost all companies, or some: of each month as its bill would say, without minimums. */
export const getGeneralAmount = verb(billingEndpoints.getGeneralAmount, async ({ ctx, body }) => {
  const range = readDayRange(body, { now: ctx.clock.now() });
  const lists = await listEveryPriceList(ctx.db);
  if (lists.length === 0) return { currency: 'BRL' as const, amount: null };
  const used = await billableByMonth(ctx, {
    ...range,
    services: body.services ?? [],
    companies: body.companies ?? [],
  });
  const bills = new Map<string, { companyId: string; month: string; all: Counts; before: Counts }>();
  for (const { companyId, month, service, billable, before } of used) {
    const key = `${companyId} ${month}`;
    const bill = bills.get(key) ?? { companyId, month, all: new Map(), before: new Map() };
    bill.all.set(service, billable);
    bill.before.set(service, before);
    bills.set(key, bill);
  }
  let amount: string | null = null;
  for (const { companyId, month, all, before } of bills.values()) {
    const prices = pricesOf(inForce(lists, companyId, month));
    if (!prices) continue;
    const isCut = [...before.values()].some((count) => count > 0);
    const spent = isCut ? subtotalOf(before, prices) : '0';
    const cost = subtractReais(subtotalOf(all, prices), spent);
    amount = addReais(amount ?? '0', cost);
  }
  return { currency: 'BRL' as const, amount };
});

type Counts = Map<string, number>;

/** The latest list of the company and of the provider; `lists` are newest first. */
function inForce(lists: readonly PriceListRow[], companyId: string, month: string): PriceListRow[] {
  return [companyId, provider].flatMap(
    (id) => lists.find((list) => list.companyId === id && list.validFrom <= month) ?? [],
  );
}
