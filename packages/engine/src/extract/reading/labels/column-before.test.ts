import { expect, it } from 'vitest';
import { sheetOfLines } from '../sheet/sheet.cases.ts';
import { printedOf } from '../sheet/sheet.ts';
import { paragraphOf } from './around-label.ts';
import { findLabels } from './labels.ts';

const read = (lines: Parameters<typeof sheetOfLines>[0]): string => {
  const sheet = sheetOfLines(lines);
  const labels = findLabels(sheet, [{ id: 'Notes', spellings: ['OBSERVACOES'] }]);
  const [label] = labels;
  return label === undefined ? '' : printedOf(paragraphOf(label, sheet, labels));
};

it('a title over the text of its own column leaves the rows of the column before it, at other heights', () => {
  expect(
    read([
      [90, { 50: 'Frete 10,00' }],
      [96, { 400: 'Observações' }],
      [102, { 50: 'Seguro 0,00' }],
      [108, { 400: 'Entregar na portaria' }],
      [114, { 50: 'Total 90,00' }],
      [120, { 400: 'das 9h às 17h.' }],
    ]),
  ).toBe('Entregar na portaria das 9h às 17h.');
});

it('a title alone over text of the whole width has all of it', () => {
  expect(
    read([
      [96, { 400: 'Observações' }],
      [108, { 50: 'Entregar na portaria do prédio ao lado da praça' }],
      [118, { 50: 'das 9h às 17h.' }],
    ]),
  ).toBe('Entregar na portaria do prédio ao lado da praça das 9h às 17h.');
});
