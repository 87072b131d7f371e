import { expect, it } from 'vitest';
import { printedOf } from '../reading/sheet/sheet.ts';
import { sheetOf } from '../reading/sheet/sheet-of-page.ts';
import { pageOfTexts } from '../testing/sheet-of-texts.ts';
import { withListBelowDiscounts } from './list-beside-discounts.ts';
import { weighingticketTables } from './tables.ts';

it('a list of weights beside the discounts has rows of its own height', () => {
  const columns = [38, 262, 342, 428, 530];
  const table = [
    ['', 'Apurado', 'Tolerância', 'Desconto', 'Desc.'],
    ['Análise', '', '', '', ''],
    ['', '(%)', '(%)', '(%)', '(kg)'],
    ['UMIDADE', '15,2', '14,0', '1,80', '530'],
    ['IMPUREZA', '1,6', '1,0', '0,60', '180'],
    ['QUEBRADOS', '3,1', '8,0', '0,00', '0'],
    ['ARDIDOS', '0,9', '6,0', '0,00', '0'],
  ].flatMap((cells, row) =>
    cells.flatMap((text, at) =>
      text === ''
        ? []
        : [
            [
              columns[at] ?? 0,
              [239, 245, 251, 273, 300, 328, 356][row] ?? 0,
              row < 3 ? 10 : 15,
              text,
            ] as const,
          ],
    ),
  );
  const list = [
    ['Peso bruto (kg)', '45.100'],
    ['Tara (kg)', '15.600'],
    ['Líq. balança (kg)', '29.500'],
    ['Descontos (kg)', '710'],
    ['Líq. c/ desc. (kg)', '28.790'],
    ['Sacas 60 kg', '479,83'],
  ].flatMap(([label = '', value = ''], row) => [
    [611, 239 + 24 * row, 12, label] as const,
    [910, 239 + 24 * row, 12, value] as const,
  ]);
  const sheet = sheetOf(
    pageOfTexts([
      [40, 40, 14, 'Romaneio de pesagem'],
      [600, 40, 14, 'nº 40718'],
      [40, 100, 12, 'Produto: Soja'],
      [611, 100, 12, 'Placa: BRA2E19'],
      ...table,
      ...list,
    ]),
  );
  const rows = withListBelowDiscounts(sheet, weighingticketTables).rows.map(printedOf);
  expect(rows.slice(0, 2)).toEqual(['Romaneio de pesagem nº 40718', 'Produto: Soja Placa: BRA2E19']);
  expect(rows).toContain('UMIDADE 15,2 14,0 1,80 530');
  expect(rows.slice(-6)).toEqual([
    'Peso bruto (kg) 45.100',
    'Tara (kg) 15.600',
    'Líq. balança (kg) 29.500',
    'Descontos (kg) 710',
    'Líq. c/ desc. (kg) 28.790',
    'Sacas 60 kg 479,83',
  ]);
});

it('a list of weights on the left of the discounts keeps its weights', () => {
  const columns = [560, 720, 790, 860, 930];
  const table = [
    ['Análise', 'Apurado', 'Tolerância', 'Desconto', 'Desc.'],
    ['', '(%)', '(%)', '(%)', '(kg)'],
    ['UMIDADE', '15,2', '14,0', '1,80', '530'],
    ['IMPUREZA', '1,6', '1,0', '0,60', '180'],
    ['QUEBRADOS', '3,1', '8,0', '0,00', '0'],
    ['ARDIDOS', '0,9', '6,0', '0,00', '0'],
  ].flatMap((cells, row) =>
    cells.flatMap((text, at) => (text === '' ? [] : [[columns[at] ?? 0, 239 + 24 * row, 11, text] as const])),
  );
  const list = [
    ['Peso bruto', '45.100'],
    ['Tara', '15.600'],
    ['Líq. balança', '29.500'],
    ['Descontos', '710'],
    ['Líq. c/ desc.', '28.790'],
    ['Sacas de sessenta', '479,83'],
  ].flatMap(([label = '', value = ''], row) => [
    [40, 248 + 25 * row, 12, label] as const,
    [460, 248 + 25 * row, 12, value] as const,
  ]);
  const sheet = sheetOf(pageOfTexts([[40, 40, 14, 'Romaneio de pesagem'], ...table, ...list]));
  const below = withListBelowDiscounts(sheet, weighingticketTables).rows.map(printedOf);
  for (const weight of ['Peso bruto 45.100', 'Tara 15.600', 'Descontos 710'])
    expect(below.some((row) => row.startsWith(weight))).toBe(true);
});
