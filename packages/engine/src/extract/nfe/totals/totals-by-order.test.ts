import { expect, it } from 'vitest';
import { fieldOf } from '../../../evidence/field.ts';
import { sheetOfRows } from '../../reading/sheet/sheet.cases.ts';
import type { InvoiceData } from '../invoice.ts';
import { fillTotalsByOrder } from './totals-by-order.ts';

const band = { top: 0, bottom: 1000 };
const valuesOf = (data: InvoiceData): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).map(([name, field]) => [name, 'value' in field ? field.value : field]),
  );

it('totals that sum are believed before their labels, others only fill what is missing', () => {
  const upper = { 130: '201,00', 280: '24,00', 460: '0,00', 610: '0,00', 880: '297,00' };
  const lower = { 130: '3,00', 280: '0,00', 420: '10,00', 600: '0,00', 740: '5,00' };
  const misplaced = (): InvoiceData => ({ FreightAmount: fieldOf({ value: '0.00', tokens: [] }) });
  const [right, wrong] = [misplaced(), misplaced()];
  fillTotalsByOrder(sheetOfRows([upper, { ...lower, 880: '295,00' }]), band, right);
  expect(valuesOf(right)).toMatchObject({
    FreightAmount: '3.00',
    DiscountAmount: '10.00',
    TotalAmount: '295.00',
  });
  fillTotalsByOrder(sheetOfRows([upper, { ...lower, 880: '999,00' }]), band, wrong);
  expect(valuesOf(wrong)).toMatchObject({ FreightAmount: '0.00', ICMSBase: '201.00', TotalAmount: '999.00' });
});

it('an amount misread keeps its place: what stands behind it is not taken for it', () => {
  const upper = { 130: '201,00', 280: '20;466', 420: '0,00', 560: '7,00', 700: '85,04', 880: '297,00' };
  const lower = { 130: '3,00', 280: '0,00', 420: '10,00', 560: '0,00', 700: '5,00', 880: '302,00' };
  const data: InvoiceData = {};
  fillTotalsByOrder(sheetOfRows([upper, lower]), band, data);
  expect(valuesOf(data)).toMatchObject({ ICMSBase: '201.00', ICMSSTBase: '0.00', ICMSSTAmount: '7.00' });
  expect(data.ICMSAmount).toBeUndefined();
});

it('an amount that was not read leaves its place open, and totals without their title are those that sum', () => {
  const upper = { 130: '201,00', 280: '20,66', 420: '0,00', 560: '0,00', 880: '297,00' };
  const lower = { 130: '3,00', 280: '0,00', 420: '0,00', 700: '5,00', 880: '305,00' };
  const data: InvoiceData = {};
  fillTotalsByOrder(sheetOfRows([upper, lower]), band, data, false);
  expect(valuesOf(data)).toMatchObject({ FreightAmount: '3.00', IPIAmount: '5.00', TotalAmount: '305.00' });
  expect(data.OtherExpensesAmount).toBeUndefined();
  const none: InvoiceData = {};
  fillTotalsByOrder(sheetOfRows([upper, { ...lower, 880: '999,00' }]), band, none, false);
  expect(none).toEqual({});
});

it('amounts of which others were lost stand in their boxes, which are about equally wide', () => {
  const labels = { 40: 'BASE DO', 200: 'VALOR', 360: 'BASE', 520: 'VALOR', 680: 'TRIBUTOS', 840: 'TOTAL' };
  const upper = { 140: '170,50', 310: '20,46', 470: '0,00', 780: '85,04', 930: '262,79' };
  const lower = { 310: '0,00', 780: '8,25', 930: '271,04' };
  const data: InvoiceData = {};
  fillTotalsByOrder(sheetOfRows([labels, upper, labels, lower]), band, data);
  expect(valuesOf(data)).toEqual({
    ApproximateTaxesAmount: '85.04',
    ICMSBase: '170.50',
    ICMSAmount: '20.46',
    ICMSSTBase: '0.00',
    ProductsAmount: '262.79',
    InsuranceAmount: '0.00',
    IPIAmount: '8.25',
    TotalAmount: '271.04',
  });
});

it('amounts with a point for a comma, without one, or in two pieces are mended, and never sure', () => {
  const upper = { 130: '201,00', 280: '20,466,67', 420: '000', 560: '7,00', 880: '297,00' };
  const lower = { 130: '3,00', 280: '0,00', 420: '10,00', 560: '0,00', 700: '6. 164,85', 880: '999,00' };
  const data: InvoiceData = {};
  fillTotalsByOrder(sheetOfRows([upper, lower]), band, data);
  expect(valuesOf(data)).toMatchObject({ ICMSAmount: '20466.67', ICMSSTBase: '0.00', IPIAmount: '6164.85' });
  for (const id of ['ICMSAmount', 'ICMSSTBase'] as const) expect(data[id]?.conf).toBeLessThan(90);
});

it('the row in the lower half of the block alone is the second', () => {
  const lower = { 130: '3,00', 280: '0,00', 420: '10,00', 560: '0,00', 700: '5,00', 880: '302,00' };
  const data: InvoiceData = {};
  fillTotalsByOrder(sheetOfRows([{ 40: 'BASE DO ICMS' }, {}, lower]), { top: 90, bottom: 150 }, data);
  expect(valuesOf(data)).toMatchObject({ FreightAmount: '3.00', TotalAmount: '302.00' });
  expect(data.ICMSBase).toBeUndefined();
});

it('all totals in one row are told by their order where they sum, and by their labels alone where one was lost', () => {
  const places = [90, 180, 270, 360, 450, 540, 620, 700, 780, 870, 960];
  const row = '500,00 60,00 0,00 0,00 21,00 0,00 11,00 0,00 5,00 500,00 515,00'.split(' ');
  const whole = Object.fromEntries(row.map((text, at) => [places[at] ?? 0, text]));
  const misread = fieldOf({ value: '5.00', tokens: [] });
  const data: InvoiceData = { IPIAmount: fieldOf({ value: '21.00', tokens: [] }), PISAmount: misread };
  fillTotalsByOrder(sheetOfRows([{ 90: 'BASE' }, whole]), band, data);
  expect(valuesOf(data)).toMatchObject({
    FreightAmount: '21.00',
    DiscountAmount: '11.00',
    IPIAmount: '5.00',
  });
  expect(data.PISAmount).toBe(misread);
  const same: InvoiceData = {
    PISAmount: { ...misread, ...(data.IPIAmount?.box && { box: data.IPIAmount.box }) },
  };
  fillTotalsByOrder(sheetOfRows([{ 90: 'BASE' }, whole]), band, same);
  expect(same.PISAmount).toBeUndefined();
  const { 270: _lost, ...others } = whole;
  const none: InvoiceData = {};
  fillTotalsByOrder(sheetOfRows([{ 90: 'BASE' }, others]), { top: 0, bottom: 30 }, none);
  expect(none).toEqual({});
});
