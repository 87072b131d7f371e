import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { printedOf, rowsOf, type Sheet } from './sheet.ts';
import { withSideFirst } from './side-of-page.ts';

/** A page with lines of a side, set to its right edge, beside rows of a list; `pitch` is the distance of the side's lines in those of the list. */
function pageWith(side: readonly string[], list: readonly Row[], pitch: number): Sheet {
  const exact = sheetOfRows(list);
  const lines = sheetOfRows(side.map((text): Row => [[250 - text.length * 6, text]]));
  const moved = lines.tokens.map((token) => {
    const down = (pitch - 1) * (token.top - 50);
    return { ...token, top: token.top + down, bottom: token.bottom + down };
  });
  const tokens = [...exact.tokens, ...moved];
  return { ...exact, tokens, rows: rowsOf(tokens, exact.glyph) };
}

const side = [
  'Hotel Serra',
  'Hotel Serra Ltda',
  'Rua Azul, 7',
  'Centro',
  'Lages',
  '88500-000',
  'Pago com Pix',
];
const list: Row[] = Array.from({ length: 9 }, (_, at) => [
  [320, `Item ${at}`],
  [700, `${at + 1},00`],
]);

it('a side with lines of its own pitch comes before what is beside it, each line a row', () => {
  const { rows } = withSideFirst(pageWith(side, list, 1.37));
  expect(rows.map(printedOf)).toEqual([...side, ...list.map((row) => row.map(([, text]) => text).join(' '))]);
});

it('the first column of a table is no side: its cells are level with the others', () => {
  const sheet = pageWith(side, list, 1);
  expect(withSideFirst(sheet)).toBe(sheet);
});
