import { expect, it } from 'vitest';
import { sheetOfBoxes } from '../../testing/sheet-of-rows.ts';
import { readPhrases, runningTextOf, type Phrase } from './phrases.ts';
import { wordsByBox } from './text-of-boxes.ts';

const phrases: readonly Phrase<'Status' | 'Since'>[] = [
  {
    pattern: /(Paga|Aberta) (?:desde )?(\d{2}\/\d{2}\/\d{4})/,
    gives: [
      ['Status', 'text'],
      ['Since', 'date'],
    ],
  },
];
const sheet = sheetOfBoxes(
  [
    [
      [60, 'Feita em'],
      [400, 'Paga'],
    ],
    [
      [60, '05/06/2001'],
      [400, 'desde 07/08/2019'],
    ],
  ],
  [
    { left: 40, right: 300, rows: [0, 1] },
    { left: 380, right: 700, rows: [0, 1] },
  ],
);
const readIn = (tokens: (typeof sheet)['tokens']) =>
  readPhrases(runningTextOf([{ tokens }]), phrases).map(({ reading }) => reading.value);

it('a sentence does not leave its box where the text in it goes on, and is whole where each box is read by itself', () => {
  expect(readIn(sheet.rows.flat())).toEqual([]);
  expect(readIn(wordsByBox(sheet) ?? [])).toEqual(['Paga', '2019-08-07']);
});

it('without rules the rows are the order', () => {
  const plain = sheetOfBoxes([[[60, 'Feita em']], [[60, '05/06/2001']]], []);
  expect(wordsByBox(plain)).toBeUndefined();
});
