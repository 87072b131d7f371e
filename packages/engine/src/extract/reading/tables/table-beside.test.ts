import { expect, it } from 'vitest';
import { sheetOfLines } from '../sheet/sheet.cases.ts';
import { tableIn } from './table-beside.ts';

const labels = ['Código', 'Descrição', 'Qtde', 'Unidade', 'Preço', 'Total'];
const form: Parameters<typeof tableIn>[0] = {
  tables: [{ id: 'Goods', columns: labels.map((label) => ({ id: label, kind: 'text', labels: [label] })) }],
};
const tableBeside = (right: Readonly<Record<number, string>>): boolean => {
  const sheet = sheetOfLines([
    [100, { 40: 'Código', 120: 'Descrição', 260: 'Qtde', 330: 'Unidade', 420: 'Preço', ...right }],
    [120, { 40: '17', 120: 'Muda', 260: '2', 330: 'un', 420: '4,00', 700: '8,00' }],
  ]);
  const { tokens, glyph } = sheet;
  return tableIn(form, sheet)(
    [tokens.filter(({ left }) => left < 600), tokens.filter(({ left }) => left > 600)],
    glyph,
  );
};

it('a table stands beside totals, whose names have their amounts behind them', () => {
  expect(tableBeside({ 700: 'Total 8,00' })).toBe(true);
  expect(tableBeside({ 700: 'Resumo' })).toBe(true);
});

it('a table some of whose headings are right of the space goes across it', () => {
  expect(tableBeside({ 700: 'Total', 800: 'Código' })).toBe(false);
});
