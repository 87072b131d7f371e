import type { PriceChoice } from '@lavra/contract/model/price';
import { expect, it } from 'vitest';

import { openAccount } from '../../../testing/accounts.ts';
import { describeOnDatabase } from '../../../testing/database.ts';
import { asUser } from '../../../testing/principals.ts';
import type { TestKit } from '../../../testing/test-kit.ts';
import { recordUsage } from '../../usage/index.ts';
import { sumUsageUp } from '../../usage/sum-usage-up.ts';
import { listInvoices } from '../list-invoices.ts';
import { makeInvoice } from '../make-invoice.ts';
import { deleteCompanyPriceList, deletePriceList } from './delete-price-list.ts';
import { getAmount } from './get-amount.ts';
import { getGeneralAmount } from './get-general-amount.ts';
import { listCompanyPriceLists, listPriceLists } from './list-price-lists.ts';
import { putCompanyPriceList, putPriceList } from './put-price-list.ts';

const priced = (price: string, changes: Partial<PriceChoice> = {}): PriceChoice => ({
  monthly_minimum: null,
  prices: [{ service: 'all', tiers: [{ up_to: null, unit_price: price }] }],
  ...changes,
});

describeOnDatabase('price lists', (kit) => {
  async function setUp() {
    kit().clock.set('2026-03-10T12:00:00Z');
    const { userId: companyId, ctx: owner } = await openAccount(kit());
    return { companyId, owner, admin: kit().ctx({ principal: asUser({ isAdmin: true }) }) };
  }

  async function use(given: TestKit, companyId: string, days: Readonly<Record<string, number>>) {
    for (const [day, times] of Object.entries(days))
      for (let time = 0; time < times; time += 1)
        await recordUsage(given.ctx(), {
          companyId,
          service: 'nfe',
          endedAt: new Date(`${day}T15:00:00Z`),
          isError: false,
          pages: 1,
          processMs: 5,
        });
  }

  it('hold from their month on, until a later one does; what was agreed with a company comes first', async () => {
    const { companyId, admin } = await setUp();
    await use(kit(), companyId, { '2026-01-05': 2, '2026-02-05': 2, '2026-03-05': 2 });
    await putPriceList({ ctx: admin, params: { month: '2026-02' }, body: priced('1') });
    await putCompanyPriceList({ ctx: admin, params: { companyId, month: '2026-03' }, body: priced('0.4') });
    const bills: (string | undefined)[] = [];
    for (const month of ['2026-01', '2026-02', '2026-03']) {
      await makeInvoice(admin, { companyId, month });
      const { invoices } = await listInvoices({ ctx: admin, params: { companyId } });
      bills.push(invoices.at(-1)?.bill?.total);
    }
    expect(bills).toEqual([undefined, '2.00', '0.80']);
    await deletePriceList({ ctx: admin, params: { month: '2026-02' } });
  });

  it('are put, put again, listed newest first and deleted', async () => {
    const { companyId, admin } = await setUp();
    for (const month of ['2026-01', '2026-05', '2026-03'])
      await putCompanyPriceList({ ctx: admin, params: { companyId, month }, body: priced('1') });
    const again = priced('0.125', { monthly_minimum: '99.9' });
    await putCompanyPriceList({ ctx: admin, params: { companyId, month: '2026-03' }, body: again });
    const { price_lists: lists } = await listCompanyPriceLists({ ctx: admin, params: { companyId } });
    expect(lists.map((list) => list.valid_from)).toEqual(['2026-05', '2026-03', '2026-01']);
    expect(lists[1]).toMatchObject({ monthly_minimum: '99.90', currency: 'BRL', prices: again.prices });
    const one = { companyId, month: '2026-03' };
    await deleteCompanyPriceList({ ctx: admin, params: one });
    await expect(deleteCompanyPriceList({ ctx: admin, params: one })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect((await listPriceLists({ ctx: admin })).price_lists).toEqual([]);
  });

  it('leave invoices that were made as they are', async () => {
    const { companyId, admin } = await setUp();
    await use(kit(), companyId, { '2026-02-05': 3 });
    const params = { companyId, month: '2026-02' };
    await putCompanyPriceList({ ctx: admin, params, body: priced('1') });
    await makeInvoice(admin, params);
    await putCompanyPriceList({ ctx: admin, params, body: priced('2') });
    const billed = async () =>
      (await listInvoices({ ctx: admin, params })).invoices.map(({ bill }) => bill?.total);
    expect(await billed()).toEqual(['3.00']);
    await makeInvoice(admin, params);
    expect(await billed()).toEqual(['6.00']);
  });

  it('tell what a range costs, where the tiers of its month began before it', async () => {
    const { companyId, owner, admin } = await setUp();
    await use(kit(), companyId, { '2026-02-05': 3, '2026-02-20': 3, '2026-03-02': 1 });
    const tiers = [
      { up_to: 4, unit_price: '1' },
      { up_to: null, unit_price: '0.5' },
    ];
    const body = priced('0', { prices: [{ service: 'nfe', tiers }], monthly_minimum: '1000' });
    await putCompanyPriceList({ ctx: admin, params: { companyId, month: '2026-02' }, body });
    const amountOf = async (start_date: string, end_date: string, service?: string) =>
      (await getAmount({ ctx: owner, params: { companyId }, query: { start_date, end_date, service } }))
        .amount;
    expect(await amountOf('2026-02-01', '2026-02-28')).toBe('5.00');
    expect(await amountOf('2026-02-10', '2026-02-28')).toBe('2.00');
    expect(await amountOf('2026-02-10', '2026-03-31')).toBe('3.00');
    expect(await amountOf('2026-02-01', '2026-02-28', 'rg')).toBe('0.00');
    // The same in the sum of several companies, from daily rows and from monthly sums.
    const other = await openAccount(kit());
    await use(kit(), other.userId, { '2026-02-20': 6 });
    await putCompanyPriceList({ ctx: admin, params: { companyId: other.userId, month: '2026-01' }, body });
    const ofBoth = async (start: string, end: string) => {
      const both = { start, end, companies: [companyId, other.userId] };
      return (await getGeneralAmount({ ctx: admin, body: both })).amount;
    };
    for (const isSummed of [false, true]) {
      if (isSummed) await sumUsageUp(kit().ctx(), 3);
      expect(await ofBoth('2026-02-01', '2026-02-28')).toBe('10.00');
      expect(await ofBoth('2026-02-10', '2026-03-31')).toBe('8.00');
    }
    expect(await ofBoth('2026-01-01', '2026-01-31')).toBeNull();
    expect(await amountOf('2026-01-01', '2026-01-31')).toBeNull();
  });

  it('are refused where a service is unknown or twice there, or tiers do not rise to one without end', async () => {
    const { companyId, admin } = await setUp();
    const open = [{ up_to: null, unit_price: '1' }];
    const tier = (up_to: number) => ({ up_to, unit_price: '1' });
    for (const prices of [
      [{ service: 'nothing', tiers: open }],
      [
        { service: 'rg', tiers: open },
        { service: 'rg', tiers: open },
      ],
      [{ service: 'rg', tiers: [tier(10)] }],
      [{ service: 'rg', tiers: [tier(10), tier(10), ...open] }],
      [{ service: 'rg', tiers: [...open, ...open] }],
    ])
      await expect(
        putCompanyPriceList({
          ctx: admin,
          params: { companyId, month: '2026-02' },
          body: priced('1', { prices }),
        }),
      ).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('are for administrators, of companies that there are', async () => {
    const { companyId, owner, admin } = await setUp();
    const body = priced('1');
    await expect(
      putCompanyPriceList({ ctx: owner, params: { companyId, month: '2026-02' }, body }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    await expect(listPriceLists({ ctx: owner })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(
      putCompanyPriceList({ ctx: admin, params: { companyId: 'nobody', month: '2026-02' }, body }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});
