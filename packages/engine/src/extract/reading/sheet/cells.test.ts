import { expect, it } from 'vitest';
import type { Rule } from '../../../pages/rule.ts';
import { arePartedByRule, withCells } from './cells.ts';
import type { Cell } from './sheet.ts';

/** Rules of a page as wide as high, in thousandths. */
const level = (top: number, left: number, right: number): Rule => ({
  left: left / 1000,
  right: right / 1000,
  top: top / 1000,
  bottom: top / 1000,
});
const upright = (left: number, top: number, bottom: number): Rule => ({
  left: left / 1000,
  right: left / 1000,
  top: top / 1000,
  bottom: bottom / 1000,
});
const word = (text: string, left: number, top: number) => ({
  text,
  left,
  right: left + 40,
  top,
  bottom: top + 10,
});
const frame = [level(100, 100, 500), level(200, 100, 500), upright(100, 100, 200), upright(500, 100, 200)];

/** Texts of the words in one cell. */
const parted = (rules: readonly Rule[], words: ReturnType<typeof word>[]): string[] => {
  const cells = new Map<Cell | undefined, string[]>();
  for (const { cell, text } of withCells(words, { rules, width: 1, height: 1 }))
    cells.set(cell, [...(cells.get(cell) ?? []), text]);
  return [...cells.values()].map((texts) => texts.join(' '));
};

it('words between the same rules are in one cell, and what is outside all boxes in that of the page', () => {
  const words = [word('A', 120, 110), word('B', 120, 180), word('C', 320, 110), word('D', 120, 300)];
  expect(parted([...frame, upright(300, 100, 200)], words)).toEqual(['A B', 'C', 'D']);
});

it('a rule in pieces or in dashes is whole, and a corner may be open', () => {
  const dashes = Array.from({ length: 24 }, (_, at) => upright(300, 103 + 4 * at, 105 + 4 * at));
  expect(parted([...frame, ...dashes], [word('A', 120, 110), word('C', 320, 110)])).toEqual(['A', 'C']);
});

it('a line across the page parts what is above it from what is below', () => {
  const words = [word('A', 100, 100), word('B', 400, 100), word('C', 100, 300)];
  expect(parted([level(200, 90, 450)], words)).toEqual(['A B', 'C']);
});

it('a line to sign on, a ray of a pattern and a stroke through words part nothing', () => {
  const words = [word('A', 120, 110), word('B', 440, 110), word('C', 120, 160), word('D', 320, 160)];
  const above = word('E', 120, 40);
  expect(parted([...frame, level(140, 110, 250)], words)).toEqual(['A B C D']);
  expect(parted([...frame, upright(300, 60, 198)], [...words, above])).toEqual(['A B C D', 'E']);
  expect(parted([...frame, level(165, 100, 500)], words)).toEqual(['A B C D']);
});

it('words are parted by a rule between them, and not where a cell is not known', () => {
  const [first, second] = withCells([word('A', 120, 110), word('C', 320, 110)], {
    rules: [...frame, upright(300, 100, 200)],
    width: 1,
    height: 1,
  });
  if (first === undefined || second === undefined) throw new Error('Two words have two cells');
  expect(arePartedByRule(first, second)).toBe(true);
  expect(arePartedByRule(first, {})).toBe(false);
});
