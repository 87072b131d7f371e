import { expect, it } from 'vitest';
import { columnsOfPage } from './columns-of-page.ts';
import { sheetOfLines } from './sheet.cases.ts';
import { printedOf } from './sheet.ts';

const list = Array.from(
  { length: 7 },
  (_, at) => [100 + 20 * at, { 40: `Muda de palmeira ${at} 16,00 142,00` }] as const,
);
const totals = Array.from(
  { length: 6 },
  (_, at) => [105 + 23 * at, { 600: 'mais frete da venda de mudas 350,00' }] as const,
);
const asTexts = (lines: Parameters<typeof sheetOfLines>[0]): string[][] =>
  columnsOfPage(sheetOfLines(lines)).map(({ rows }) => rows.map(printedOf));

it('a list and the totals beside it are two columns where nothing crosses the space between them', () => {
  const columns = asTexts([...list, ...totals]);
  expect(columns).toHaveLength(2);
  expect(columns[0]).toContain('Muda de palmeira 3 16,00 142,00');
  expect(columns[1]).toContain('mais frete da venda de mudas 350,00');
});

it('a page with a title across, and one whose rows go through both, is one sheet', () => {
  const title = [
    60,
    {
      60: 'DANFE nota documento auxiliar da nota fiscal eletrônica de venda de mercadoria a prazo pelo emitente da nota a seu cliente e a outros',
    },
  ] as const;
  expect(asTexts([title, ...list, ...totals])).toHaveLength(1);
  const level = list.map(
    ([top]) => [top, { 40: 'base do imposto devido', 600: 'R$ 350,00 por conta do cliente' }] as const,
  );
  expect(asTexts(level)).toHaveLength(1);
});

it('a table whose columns of figures stand behind the space goes across it', () => {
  const products = Array.from(
    { length: 3 },
    (_, at) => [400 + 20 * at, { 40: `Muda de ipê ${at} 44011000 UN`, 600: '2,000 16,00 32,00' }] as const,
  );
  expect(asTexts([...list, ...totals, ...products])).toHaveLength(1);
});

it('a registration or a telephone of a party beside the list is no figure of a table', () => {
  const numbers = ['IE 244.158', '(14) 3232-1010', '☎ 3232-1010'].map(
    (text, at) => [100 + 20 * at, { 600: text }] as const,
  );
  expect(
    asTexts([...list, ...numbers, ...totals.map(([top, words]) => [top + 130, words] as const)]),
  ).toHaveLength(2);
});
