import { expect, it } from 'vitest';
import type { Word } from '../../../pages/page.ts';
import { sheetOf } from '../sheet/sheet-of-page.ts';
import { isOfOneType } from './one-type.ts';
import { runningTextOf } from './phrases.ts';

/** A row of words, each with the height of its box in thousandths. */
const textOf = (words: readonly (readonly [text: string, height: number])[]) => {
  const placed = words.map(([text, height], at): Word => ({
    text,
    conf: 100,
    box: [0.1 + 0.1 * at, 0.1, 0.08, height / 1000],
  }));
  const looks = { source: 'text-layer', orientation: 0, quality: 'ok', width: 1000, height: 1000 } as const;
  return runningTextOf([sheetOf({ number: 1, words: placed, lines: [], codes: [], ...looks })]);
};

it('boxes close around the letters are as high as these, in one type', () => {
  const text = textOf([
    ['profissão', 13],
    ['com', 6.8],
    ['Lima', 10],
    ['filha', 10],
  ]);
  expect(isOfOneType(text, { from: 0, to: text.text.length })).toBe(true);
});

it('a title in larger letters is no part of the sentence below it', () => {
  const text = textOf([
    ['Certidão', 19],
    ['falecida', 10],
  ]);
  expect(isOfOneType(text, { from: 0, to: text.text.length })).toBe(false);
});
