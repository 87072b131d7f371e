import { expect, it } from 'vitest';
import { withLabelsBelowTable } from './labels-set-right.ts';
import { sheetOfLines } from './sheet.cases.ts';
import { printedOf } from './sheet.ts';

/** A label that ends at one edge, however long it is. */
const labelled = (label: string, value: string) => ({ [760 - 6 * label.length]: label, 790: value });
const names = ['Frete', 'Placa', 'Estado', 'Volumes', 'Espécie', 'Marca', 'Peso'] as const;
const table = [
  [100, { 40: 'Produto Qtde Valor' }],
  ...Array.from(
    { length: 8 },
    (_, at) => [120 + 20 * at, { 40: `Muda de palmeira ${at} 16,00 142,00` }] as const,
  ),
] as const;
const beside = names.map((name, at) => [111 + 23 * at, labelled(name, `valor ${at}`)] as const);
const total = [340, { 40: 'Total 1.136,00', 640: 'Desconto 0,00' }] as const;
const below = (isTable: boolean): string[] =>
  withLabelsBelowTable(
    sheetOfLines([...table, ...beside, total]),
    ([left]) => isTable && left.some(({ text }) => text === 'Produto'),
  ).rows.map(printedOf);

it('labels set to the right beside a table stand below it, each with its value, up to what goes across', () => {
  const rows = below(true);
  expect(rows.slice(0, 2)).toEqual(['Produto Qtde Valor', 'Muda de palmeira 0 16,00 142,00']);
  expect(rows.slice(9, 11)).toEqual(['Frete valor 0', 'Placa valor 1']);
  expect(rows.at(-1)).toBe('Total 1.136,00 Desconto 0,00');
});

it('they stay where they are beside anything else', () => {
  expect(below(false)).toEqual(sheetOfLines([...table, ...beside, total]).rows.map(printedOf));
});
