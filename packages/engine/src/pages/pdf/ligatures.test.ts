import { expect, it } from 'vitest';
import type { Character } from './character.ts';
import { withLigaturesPlaced } from './ligatures.ts';

const letter = (text: string, left: number, line = 10, startsWord = false): Character => ({
  text,
  left,
  right: left + 4,
  top: line + 2,
  bottom: line + 8,
  lineLeft: left,
  lineRight: left + 5,
  lineTop: line,
  lineBottom: line + 10,
  turn: 0,
  startsWord,
});
const placesOf = (characters: readonly Character[]) =>
  withLigaturesPlaced(characters).map(({ lineLeft, lineTop }) => [lineLeft, lineTop]);

it('the letters of a ligature far from its word are set into the gap that the word has for them', () => {
  expect(
    placesOf([letter('e', 10, 10, true), letter('f', 300, 400), letter('i', 300, 400), letter('c', 21)]),
  ).toEqual([
    [10, 10],
    [15, 10],
    [18, 10],
    [21, 10],
  ]);
});

it('at the beginning of a word they stand right before its next letter', () => {
  expect(placesOf([letter('f', 300, 400, true), letter('l', 300, 400), letter('a', 21)])).toEqual([
    [16.5, 10],
    [18.75, 10],
    [21, 10],
  ]);
});

it('letters in the line of their word stay, and so do two that are no ligature', () => {
  const level = [letter('f', 10, 10, true), letter('i', 10), letter('m', 15)];
  expect(withLigaturesPlaced(level)).toEqual(level);
  const apart = [letter('f', 300, 400, true), letter('i', 305, 400), letter('m', 21)];
  expect(withLigaturesPlaced(apart)).toEqual(apart);
});
