import { expect, it } from 'vitest';
import { sheetOfTexts, type Text } from '../../testing/sheet-of-texts.ts';
import { readSummedColumn } from './summed-column.ts';

const column: readonly (readonly [name: string, amount: string])[] = [
  ['Frete por peso', '1.200,00'],
  ['Seguro (0,3%)', '80,50'],
  ['Escolta', '0,00'],
  ['Coleta', '65,00'],
];

const read = (rows: readonly (readonly [name: string, amount: string])[]) =>
  readSummedColumn(
    sheetOfTexts(
      rows.flatMap(([name, amount], at): Text[] => [
        [60, 100 + 20 * at, 9, 'Telhas de barro'],
        [600, 100 + 20 * at, 9, name],
        [900 - 5.85 * amount.length, 100 + 20 * at, 9, amount],
      ]),
    ),
  )?.rows.map(({ Name, Amount }) => [Name.value, Amount.value]);

it('amounts beside their names are a list where the amount below them is their sum, whatever it is called', () => {
  expect(read([...column, ['A cobrar', '1.345,50'], ['Base', '1.345,50']])).toEqual([
    ['Frete por peso', '1200.00'],
    ['Seguro (0,3%)', '80.50'],
    ['Escolta', '0.00'],
    ['Coleta', '65.00'],
  ]);
});

it('amounts of another sum, and two whose sum is not called so, are no list', () => {
  expect(read([...column, ['A cobrar', '1.345,51']])).toBeUndefined();
  expect(
    read([
      ['Frete', '80,00'],
      ['Taxa', '20,00'],
      ['Base', '100,00'],
    ]),
  ).toBeUndefined();
  expect(
    read([
      ['Frete', '80,00'],
      ['Taxa', '20,00'],
      ['Total', '100,00'],
    ]),
  ).toHaveLength(2);
});

it('amounts whose sum stands apart from their column are a list', () => {
  const apart = (total: string) =>
    readSummedColumn(
      sheetOfTexts([
        ...column.flatMap(([name, amount], at): Text[] => [
          [60, 100 + 20 * at, 9, name],
          [400 - 5.85 * amount.length, 100 + 20 * at, 9, amount],
        ]),
        [600, 108, 9, `R$ ${total}`],
      ]),
    )?.rows.length;
  expect(apart('1.345,50')).toBe(4);
  expect(apart('1.345,40')).toBeUndefined();
});
