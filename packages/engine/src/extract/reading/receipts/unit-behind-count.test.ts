import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { readReceiptRows } from './receipt-rows.ts';

/** Description and unit of the products of a roll with these rows. */
const productsOf = (...sales: readonly (readonly [name: string, price: string, sum: string])[]) =>
  readReceiptRows(
    sheetOfRows([
      [[100, 'Qtd Produto Unit Valor']],
      ...sales.map(([name, price, sum]): Row => [
        [100, name],
        [500, price],
        [600, sum],
      ]),
    ]),
  )?.map(({ Description, Unit }) => [Description?.value, Unit?.value]);

it('a unit behind the count is no word of the name', () => {
  expect(
    productsOf(['2 UN TAPIOCA QUEIJO', '9,50', '19,00'], ['0,486 KG SELF SERVICE', '69,90', '33,97']),
  ).toEqual([
    ['TAPIOCA QUEIJO', 'UN'],
    ['SELF SERVICE', 'KG'],
  ]);
});

it('a size and a name that only begin as units do are of the name', () => {
  expect(productsOf(['2 G REFRESCO UVA', '9,50', '19,00'], ['1 PASTEL CARNE', '8,00', '8,00'])).toEqual([
    ['G REFRESCO UVA', undefined],
    ['PASTEL CARNE', undefined],
  ]);
});
