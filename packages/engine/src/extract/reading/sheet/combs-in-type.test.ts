import { expect, it } from 'vitest';
import { pageOfRows, sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { sheetOf } from './sheet-of-page.ts';

const wordsOf = (rows: readonly Row[]): string[] => sheetOfRows(rows).tokens.map(({ text }) => text);
const wordsOfScan = (rows: readonly Row[]): string[] =>
  sheetOf(pageOfRows(rows, 'ocr', 70)).tokens.map(({ text }) => text);

it('combs in type are their characters, and none where nobody filled them in', () => {
  expect(
    wordsOf([
      [
        [100, '|0|5|/|0|9|/|2|0|2|3|'],
        [400, '|4|4|5|_|_|'],
        [600, '|_|_|/|_|_|/|_|_|_|_|'],
        [900, '1-|2|2|'],
      ],
    ]),
  ).toEqual(['05/09/2023', '445', '22']);
});

it('bars of a picture are read as letters like them, also as figures, where the page has several combs', () => {
  expect(
    wordsOfScan([
      [
        [100, '3|/3/7/2/1]|5'],
        [300, '10151/11/0]//2]0]2]3]'],
        [600, '101212]8]610]5]0'],
      ],
      [
        [100, '[2/2/5/1/1]1]'],
        [300, '1016]'],
        [500, 'IPIRI'],
        [700, '[IIIIIIIII'],
        [900, 'LUZ'],
      ],
      [[100, '27/1/8/3/2']],
    ]),
  ).toEqual(['337215', '05/10/2023', '02286050', '225111', '06', 'PR', 'LUZ', '271832']);
});

it('bars that were all read as strokes are those of combs where three words have one behind each figure', () => {
  const combs = ['1/4///0/4///2/0/2/6', '9/2/9/2/5/4/0', '8/2/2/2/3/8', '22/5/2/5/0'];
  const rows = (words: readonly string[]): Row[] => words.map((word) => [[100, word]]);
  expect(wordsOfScan(rows(combs))).toEqual(['14/04/2026', '9292540', '822238', '225250']);
  expect(wordsOfScan(rows(combs.slice(1, 3)))).toEqual(combs.slice(1, 3));
});

it('a page without combs keeps its words', () => {
  const words = ['S/A/', '1/2/3', '1/2/3/4/15', '12/05/2026', 'INI', '|', 'A|B'];
  expect(wordsOfScan([words.map((word, at) => [100 * at, word] as const)])).toEqual(
    expect.arrayContaining(['S/A/', '1/2/3', '1/2/3/4/15', '12/05/2026', 'INI', 'A|B']),
  );
});
