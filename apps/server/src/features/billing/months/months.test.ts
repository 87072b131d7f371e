import { expect, it } from 'vitest';

import { openAccount } from '../../../testing/accounts.ts';
import { describeOnDatabase } from '../../../testing/database.ts';
import { asUser } from '../../../testing/principals.ts';
import { recordUsage } from '../../usage/index.ts';
import { putCompanyPriceList } from '../prices/put-price-list.ts';
import { makeInvoice } from '../make-invoice.ts';
import { generateInvoicePdfs } from './generate-invoice-pdfs.ts';
import { generateInvoices } from './generate-invoices.ts';
import { getBillingMonth } from './get-billing-month.ts';
import { listBillingMonths } from './list-billing-months.ts';

const month = '2031-02';

describeOnDatabase('the months of billing', (kit) => {
  async function setUp() {
    kit().clock.set('2031-03-10T12:00:00Z');
    const admin = kit().ctx({ principal: asUser({ isAdmin: true }) });
    const companies = [await openAccount(kit()), await openAccount(kit())];
    for (const { userId: companyId } of companies)
      await recordUsage(admin, {
        companyId,
        service: 'nfe',
        endedAt: new Date(`${month}-05T12:00:00Z`),
        isError: false,
        pages: 1,
        processMs: 1,
      });
    return { admin, companyIds: companies.map(({ userId }) => userId) };
  }

  it('say what each company used, how far its invoice is, and what was billed in all', async () => {
    const { admin, companyIds } = await setUp();
    const [first = '', second = ''] = companyIds;
    const body = {
      monthly_minimum: null,
      prices: [{ service: 'nfe', tiers: [{ up_to: null, unit_price: '0.25' }] }],
    };
    await putCompanyPriceList({ ctx: admin, params: { companyId: first, month }, body });
    const rowOf = async (id: string) => {
      const { companies } = await getBillingMonth({ ctx: admin, params: { month } });
      return companies.find((one) => one.company_id === id);
    };
    expect(await rowOf(first)).toMatchObject({ total: 1, error: 0, invoice: null });
    expect(
      await generateInvoices({ ctx: admin, params: { month }, body: { companies: companyIds } }),
    ).toEqual({ requested: 2 });
    expect((await rowOf(first))?.invoice).toMatchObject({ status: 'generating', revision: 0 });
    await makeInvoice(admin, { companyId: first, month });
    expect((await rowOf(first))?.invoice).toMatchObject({
      status: 'generated',
      revision: 1,
      bill: { total: '0.25' },
    });
    expect((await rowOf(second))?.invoice).toMatchObject({ status: 'generating' });
    const pdfs = (companies: string[]) =>
      generateInvoicePdfs({ ctx: admin, params: { month }, body: { companies } });
    await expect(pdfs([first, 'nobody'])).rejects.toMatchObject({ code: 'not_found' });
    expect((await rowOf(first))?.invoice).toMatchObject({ pdf_status: 'none' });
    expect(await pdfs([first])).toEqual({ requested: 1 });
    expect((await rowOf(first))?.invoice).toMatchObject({ pdf_status: 'generating' });
    const { months } = await listBillingMonths({ ctx: admin });
    expect(months.slice(0, 2).map((one) => one.month)).toEqual(['2031-03', month]);
    expect(months).toHaveLength(12);
    expect(months[1]).toEqual({ month, companies: 2, invoiced: 1, total: 2, error: 0, billed: '0.25' });
  });

  it('are for administrators, of months that have begun and companies that used something', async () => {
    const { admin, companyIds } = await setUp();
    const owner = kit().ctx({ principal: asUser() });
    await expect(listBillingMonths({ ctx: owner })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(getBillingMonth({ ctx: admin, params: { month: '2031-04' } })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    const body = { companies: [...companyIds, 'nobody'] };
    await expect(generateInvoices({ ctx: admin, params: { month }, body })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
