import { expect, it } from 'vitest';
import { columnsApart } from './columns-of-page.ts';
import { withColumnsBelow } from './columns-below.ts';
import { sheetOfLines } from './sheet.cases.ts';
import { printedOf } from './sheet.ts';

const list = Array.from(
  { length: 8 },
  (_, at) => [100 + 20 * at, { 40: `Muda de palmeira ${at} 16,00 142,00` }] as const,
);
const totals = Array.from(
  { length: 7 },
  (_, at) => [105 + 23 * at, { 600: `mais frete da venda ${at} 350,00` }] as const,
);
const across =
  'Documento auxiliar da nota fiscal eletrônica de venda de mercadoria a prazo pelo emitente da nota a seu cliente e a outros';
const below = (lines: Parameters<typeof sheetOfLines>[0], isTable = true): string[] =>
  withColumnsBelow(sheetOfLines(lines), (sides, glyph) => isTable && columnsApart(sides, glyph) > 0).rows.map(
    printedOf,
  );

it('the totals beside a list stand below it, and what goes across the page stays over and under both', () => {
  const rows = below([[60, { 60: across }], ...list, ...totals, [320, { 60: across }]]);
  expect(rows).toHaveLength(17);
  expect([rows[0], rows[1], rows[8], rows[9], rows[15], rows[16]]).toEqual([
    across,
    'Muda de palmeira 0 16,00 142,00',
    'Muda de palmeira 7 16,00 142,00',
    'mais frete da venda 0 350,00',
    'mais frete da venda 6 350,00',
    across,
  ]);
});

it('columns between which no table stands are left beside each other', () => {
  const lines = [...list, ...totals];
  expect(below(lines, false)).toEqual(sheetOfLines(lines).rows.map(printedOf));
});

it('rows that begin at many places right of a space are those of a table, and no column', () => {
  const cells = totals.map(
    ([top, cell], at) => [top, { [600 + 25 * at]: Object.values(cell)[0] ?? '' }] as const,
  );
  const lines = [[60, { 60: across }] as const, ...list, ...cells];
  expect(below(lines)).toEqual(sheetOfLines(lines).rows.map(printedOf));
});
