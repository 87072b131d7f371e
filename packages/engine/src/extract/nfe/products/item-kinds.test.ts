import { expect, it } from 'vitest';
import { fieldOf } from '../../../evidence/field.ts';
import { sheetOfLines } from '../../reading/sheet/sheet.cases.ts';
import { isNoProduct, isRefuted, withRefuted } from './item-kinds.ts';

it('what a column cannot have is not stated highly, and its own values are as they were', () => {
  const { tokens } = sheetOfLines([[100, { 40: 'SC' }]]);
  const field = (value: string) => fieldOf({ value, tokens, anchorFit: 1 });
  const [item] = withRefuted([
    { Description: field('0,00'), Unit: field('SCCPSACO1234X'), NCM: field('25232910'), CFOP: field('5102') },
  ]);
  expect(item?.Description?.conf).toBeLessThan(90);
  expect(item?.Unit?.conf).toBeLessThan(90);
  expect(item?.NCM).toEqual(field('25232910'));
  expect(item?.CFOP).toEqual(field('5102'));
});

it('units of several words and short codes are none', () => {
  for (const value of ['CX/12', 'M3', 'UNIDADE', 'KG', 'PC 10'])
    expect(isRefuted('Unit', { value })).toBe(false);
  expect(isRefuted('NCM', { value: '87019410120' })).toBe(true);
  expect(isRefuted('ICMSRate', { value: '27413.96' })).toBe(true);
});

it('a row whose cells are of other kinds is no product', () => {
  const { tokens } = sheetOfLines([[100, { 40: 'SC' }]]);
  const field = (value: string) => fieldOf({ value, tokens, anchorFit: 1 });
  const product = { Unit: field('SC'), CFOP: field('5102'), TotalAmount: field('10.00') };
  expect(isNoProduct({ Code: field('A1'), Description: field('CAL'), ...product })).toBe(false);
  expect(isNoProduct({ CST: field('mercadorias'), Unit: field('(Lei'), TotalAmount: field('5416.15') })).toBe(
    true,
  );
});
