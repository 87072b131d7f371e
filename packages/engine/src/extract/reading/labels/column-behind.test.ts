import { expect, it } from 'vitest';
import { sheetOfLines } from '../sheet/sheet.cases.ts';
import { printedOf } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';
import { upToColumn } from './column-behind.ts';
import { findLabels } from './labels.ts';

const valueOf = (head: Record<number, string>): string => {
  const sheet = sheetOfLines([
    [100, head],
    [115, { 100: 'Regime', 200: 'Lucro presumido', 330: 'Conferir a carga' }],
    [128, { 100: 'Base', 200: '10,00', 330: 'ao receber.' }],
  ]);
  const labels = findLabels(
    sheet,
    ['Avisos', 'Regime', 'Base'].map((id) => ({ id: fold(id), spellings: [fold(id)] })),
  );
  const label = labels.find(({ id }) => id === fold('Regime'));
  if (label === undefined) throw new Error('No label');
  const beside = sheet.tokens.filter(({ top, left }) => top === label.top && left > label.right);
  return printedOf(upToColumn(label, beside, labels, sheet));
};

it('a value ends where the text below the title of another column begins', () => {
  expect(valueOf({ 100: 'Imposto', 330: 'Avisos' })).toBe('Lucro presumido');
  expect(valueOf({ 100: 'Imposto', 340: 'Avisos' })).toBe('Lucro presumido Conferir a carga');
  expect(valueOf({ 330: 'Avisos', 440: 'Nenhum' })).toBe('Lucro presumido Conferir a carga');
});
