import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { endsLineAbove } from './end-of-line-above.ts';
import { findLabels } from './labels.ts';

const isEnd = (above: string, label: string): boolean | undefined => {
  const sheet = sheetOfRows([[[40, above]], [[40, label]]]);
  const [found] = findLabels(sheet, [{ id: 'D', spellings: [label.toUpperCase()] }]);
  return found && endsLineAbove(found, sheet);
};

it('a word in small letters below a line that ends with a preposition is its end', () => {
  expect(isEnd('Recebidos de pessoa jurídica pelos', 'dependentes')).toBe(true);
});

it('below a line that has its end, or with a capital, it is a label', () => {
  expect(isEnd('Recebidos de pessoa jurídica', 'dependentes')).toBe(false);
  expect(isEnd('Recebidos de pessoa jurídica pelos', 'Dependentes')).toBe(false);
});
