import { expect, it } from 'vitest';
import { withZoneAsOne } from './read-zone-lines.ts';
import type { ReadWord } from './recogniser.ts';

const word = (text: string, left: number, right: number): ReadWord => ({
  text,
  conf: 80,
  left,
  right,
  top: 10,
  bottom: 40,
  lineTop: 10,
  lineBottom: 40,
  block: 0,
  line: 1,
});

const textsOf = (words: readonly ReadWord[]) =>
  withZoneAsOne(words).map(({ text, left, right }) => [text, left, right]);

it('pieces of the line of a zone are one word, also where the box of the first is that of all', () => {
  expect(
    textsOf([word('MOREIRA<<LU', 60, 840), word('I', 300, 315), word('SA<<<<<<<<<<<<<<<<', 330, 838)]),
  ).toEqual([['MOREIRA<<LUISA<<<<<<<<<<<<<<<<', 60, 840]]);
});

it('words beside a zone, and those of other lines, are left as they are', () => {
  const beside = [word('Nome', 10, 50), word('MOREIRA<<LUISA<<<<', 60, 840), word('9', 900, 915)];
  expect(textsOf(beside)).toEqual(beside.map(({ text, left, right }) => [text, left, right]));
  const others = [word('RUA', 60, 840), word('I', 300, 315)];
  expect(textsOf(others)).toEqual(others.map(({ text, left, right }) => [text, left, right]));
});
