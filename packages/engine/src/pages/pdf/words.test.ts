import { expect, it } from 'vitest';
import type { Character } from './character.ts';
import { groupIntoWords } from './words.ts';

/** Characters of equal width, each `[text, cells before it, whether PDFium put a blank before it]`. */
const characters = (
  of: readonly (readonly [text: string, before: number, startsWord: boolean])[],
): Character[] => {
  let x = 10;
  return of.map(([text, before, startsWord]) => {
    x += before * 4;
    const [left, right] = [x, x + 4];
    x = right;
    const line = { lineLeft: left, lineRight: right, lineTop: 10, lineBottom: 18 };
    return { text, left: left + 0.4, right: right - 0.4, top: 11, bottom: 16, ...line, turn: 0, startsWord };
  });
};

it('a blank that no place is left for separates no words', () => {
  const { words } = groupIntoWords(
    characters([
      ['R', 0, true],
      ['U', 0, true],
      ['I', 0, true],
      ['L', 0.5, true],
      ['L', 0, false],
    ]),
    100,
    100,
  );
  expect(words.map(({ text }) => text)).toEqual(['RUI', 'LL']);
});

it('dots of monospaced type are one word, however little of their cells the ink fills', () => {
  const [word] = groupIntoWords(
    characters(Array.from('Nome....:', (text) => [text, 0, false] as const)).map((each) => ({
      ...each,
      left: each.lineLeft + 1.8,
      right: each.lineRight - 1.8,
    })),
    100,
    100,
  ).words;
  expect(word?.text).toBe('Nome....:');
});

it('two capitals whose blank kerning narrowed are of two words, evenly spaced ones of one', () => {
  const apart = characters([
    ['N', 0, true],
    ['A', 0, false],
    ['A', 0.25, false],
    ['B', 0, false],
  ]);
  expect(groupIntoWords(apart, 100, 100).words.map(({ text }) => text)).toEqual(['NA', 'AB']);
  const spaced = characters([
    ['N', 0, true],
    ['A', 0.25, false],
    ['A', 0.25, false],
    ['B', 0.25, false],
  ]);
  expect(groupIntoWords(spaced, 100, 100).words.map(({ text }) => text)).toEqual(['NAAB']);
});
