import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { withTaxesLabelled } from './tax-rows.ts';

type Rows = Parameters<typeof sheetOfRows>[0];
const textOf = (rows: Rows): string[] =>
  withTaxesLabelled(sheetOfRows(rows)).rows.map((row) => row.map(({ text }) => text).join(' '));
const table = (first: string): Rows => [
  [
    [60, first],
    [200, 'Base de cálculo'],
    [340, 'Valor'],
    [500, 'Resumo'],
  ],
  [
    [60, 'ICMS'],
    [230, '800,00'],
    [330, '144,00'],
    [500, 'Frete'],
    [640, '25,00'],
  ],
  [
    [60, 'ICMS-ST'],
    [230, '90,00'],
    [330, '16,20'],
  ],
  [
    [60, 'PIS'],
    [250, '—'],
    [330, '13,20'],
  ],
];

it('a table of taxes has the base and the amount of each as labels with their values behind them', () => {
  expect(textOf(table('Tributo (R$)'))).toEqual([
    'Resumo',
    'BC ICMS: 800,00 ICMS: 144,00 Frete 25,00',
    'BC ICMS ST: 90,00 ICMS-ST: 16,20',
    'PIS: 13,20',
  ]);
});

it('other tables with such columns are left as they are', () => {
  expect(textOf(table('Serviço'))[1]).toBe('ICMS 800,00 144,00 Frete 25,00');
});

it('rows of a block beside the table part none of its rows', () => {
  const [heads, icms, st, pis] = table('Tributo') as [Rows[number], Rows[number], Rows[number], Rows[number]];
  expect(textOf([heads, icms, [[500, 'Seguro']], st, [[500, 'Outras']], pis])).toEqual([
    'Resumo',
    'BC ICMS: 800,00 ICMS: 144,00 Frete 25,00',
    'Seguro',
    'BC ICMS ST: 90,00 ICMS-ST: 16,20',
    'Outras',
    'PIS: 13,20',
  ]);
});

it('the rate in brackets behind the name of a tax is no part of it', () => {
  const rows = table('Imposto');
  const rated = rows.map((row) =>
    row.map(([left, text]) => [left, text === 'PIS' ? 'PIS (1,65%)' : text] as const),
  );
  expect(textOf(rated).at(-1)).toBe('PIS: 13,20');
});
