import { expect, it } from 'vitest';
import type { Character } from './character.ts';
import { groupIntoWords } from './words.ts';

/** Cells of half a line's height, with spaces between them in line heights: `spacing` after each letter, and a blank of `blank` more. */
function printed(text: string, spacing: number, from = 10, blank = 0.25): Character[] {
  const height = 10;
  let x = from;
  let isBlank = true;
  return [...text].flatMap((letter) => {
    if (letter === ' ') {
      x += (blank + spacing) * height;
      isBlank = true;
      return [];
    }
    const [left, right] = [x, x + 0.5 * height];
    x = right + spacing * height;
    const line = { lineLeft: left, lineRight: right, lineTop: 10, lineBottom: 20 };
    // PDFium takes any wide space for a blank.
    const startsWord = isBlank || (spacing > 0.08 && !'AO'.includes(letter));
    isBlank = false;
    return [{ text: letter, left, right, top: 11, bottom: 18, ...line, turn: 0 as const, startsWord }];
  });
}

const wordsOf = (characters: readonly Character[]): string[] =>
  groupIntoWords(characters, 1000, 1000).words.map(({ text }) => text);

it('a title with spaced letters has whole words', () => {
  expect(wordsOf(printed('DADOS DO VENDEDOR', 0.11))).toEqual(['DADOS', 'DO', 'VENDEDOR']);
});

it('capitals of a title may be further apart than words of a text', () => {
  expect(wordsOf(printed('RECIBO', 0.35))).toEqual(['RECIBO']);
  expect(wordsOf(printed('A B C', 0))).toEqual(['A', 'B', 'C']);
});

it('words beside a spaced label keep their blanks', () => {
  const label = printed('PROPRIETÁRIO', 0.13);
  const value = printed('RUI LIMA', 0, (label.at(-1)?.lineRight ?? 0) + 9);
  expect(wordsOf([...label, ...value])).toEqual(['PROPRIETÁRIO', 'RUI', 'LIMA']);
});

it('narrow blanks between short words are no spaced letters', () => {
  expect(wordsOf(printed('e de D.', 0, 10, 0.16))).toEqual(['e', 'de', 'D.']);
  expect(wordsOf(printed('A e de', 0, 10, 0.16))).toEqual(['A', 'e', 'de']);
});
