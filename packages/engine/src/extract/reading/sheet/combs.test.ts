import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';

const wordsOf = (rows: Parameters<typeof sheetOfRows>[0]): string[] =>
  sheetOfRows(rows).tokens.map(({ text }) => text);

it('the characters of a box with a cell for each are one word', () => {
  expect(
    wordsOf([
      [
        [100, '5 4 0 1 4 5'],
        [300, 'P 3 2 5 0'],
        [500, 'Nome'],
      ],
    ]),
  ).toEqual(['540145', 'P3250', 'Nome']);
});

it('the figures of a table stand further apart, and a few are no comb', () => {
  const columns = [100, 140, 180, 220, 260, 300].map((left) => [left, '1'] as const);
  expect(wordsOf([columns])).toHaveLength(6);
  expect(wordsOf([[[100, '1 2 1']]])).toHaveLength(3);
});

it('a day is one word, and a short comb where the page has others with such cells', () => {
  expect(
    wordsOf([
      [
        [100, '4 1 6 2 5 1'],
        [300, '2 1 / 1 1 / 2 0 2 4'],
      ],
      [
        [100, '5 4 0 1 4 5'],
        [300, '0 6'],
        [500, 'Nome'],
      ],
    ]),
  ).toEqual(['416251', '21/11/2024', '540145', '06', 'Nome']);
});
