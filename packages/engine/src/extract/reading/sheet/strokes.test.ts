import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { printedOf } from './sheet.ts';
import { withoutStrokesBefore } from './strokes.ts';

it('strokes before the lines of a text are no part of it, those within it are', () => {
  const sheet = sheetOfRows([
    [
      [40, '┆'],
      [80, 'Rua Azul, 12'],
    ],
    [[80, 'Centro | Bagé']],
  ]);
  expect(withoutStrokesBefore(sheet).rows.map(printedOf)).toEqual(['Rua Azul, 12', 'Centro | Bagé']);
});
