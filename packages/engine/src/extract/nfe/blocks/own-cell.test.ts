import { expect, it } from 'vitest';
import { findLabels } from '../../reading/labels/labels.ts';
import { printedOf } from '../../reading/sheet/sheet.ts';
import { sheetOfBoxes, type DrawnBox } from '../../testing/sheet-of-rows.ts';
import { inOwnCell } from './own-cell.ts';

function notesIn(boxes: readonly DrawnBox[]): string {
  const sheet = sheetOfBoxes(
    [[[40, 'Observações']], [[40, 'Pedido 8821.']], [[40, 'Entregar cedo.']], [[40, 'Recebi a mercadoria']]],
    boxes,
  );
  const [label] = findLabels(sheet, [{ id: 'notes', spellings: ['OBSERVACOES'] }]);
  if (label === undefined) throw new Error('no label');
  return printedOf(
    inOwnCell(
      label,
      sheet.tokens.filter((token) => !label.tokens.includes(token)),
    ),
  );
}

it('notes end at the rule below their box', () => {
  expect(notesIn([{ left: 20, right: 900, rows: [0, 2] }])).toBe('Pedido 8821. Entregar cedo.');
});

it('notes under a strip with their title end at the rule below their own box', () => {
  expect(
    notesIn([
      { left: 20, right: 900, rows: [0, 0] },
      { left: 20, right: 900, rows: [1, 2] },
    ]),
  ).toBe('Pedido 8821. Entregar cedo.');
});

it('without rules all words are of the box', () => {
  expect(notesIn([])).toBe('Pedido 8821. Entregar cedo. Recebi a mercadoria');
});
