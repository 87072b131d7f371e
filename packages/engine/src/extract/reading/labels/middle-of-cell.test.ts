import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { printedOf } from '../sheet/sheet.ts';
import { findLabels } from './labels.ts';
import { linesAroundMiddle } from './middle-of-cell.ts';

function besideLabel(label: string, lines: readonly string[], others: readonly string[] = []): string {
  const sheet = sheetOfRows(
    lines.map((line, at) => [
      [40, others[at] ?? ''],
      [300, line],
    ]),
  );
  const named = sheetOfRows([[[40, label]]]);
  const middle = (lines.length - 1) / 2;
  const moved = named.tokens.map((token) => ({
    ...token,
    top: token.top + 16 * middle,
    bottom: token.bottom + 16 * middle,
  }));
  const tokens = [...sheet.tokens.filter(({ text }) => text !== ''), ...moved];
  const rows = [...sheet.rows.map((row) => row.filter(({ text }) => text !== '')), moved];
  const [found] = findLabels({ ...sheet, tokens, rows }, [{ id: label, spellings: [label.toUpperCase()] }]);
  return found === undefined
    ? 'none'
    : printedOf(linesAroundMiddle(found, sheet.tokens, { rows, glyph: sheet.glyph }));
}

it('a value of two lines stands around the middle of its label', () => {
  expect(besideLabel('Estabelecimento', ['Clínica Boa Vista', 'Ltda.'])).toBe('Clínica Boa Vista Ltda.');
});

it('lines beside words of their own are no lines of the cell between them', () => {
  expect(besideLabel('Estabelecimento', ['Clínica Boa Vista', 'Ltda.'], ['Local', 'Forma'])).toBe('');
});
