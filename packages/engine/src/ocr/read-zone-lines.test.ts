import { expect, it } from 'vitest';
import { endedWhereNextBegins } from './read-zone-lines.ts';
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

const edgesOf = (words: readonly ReadWord[]) =>
  endedWhereNextBegins(words).map(({ left, right }) => [left, right]);

it('a word of a zone whose box covers the words behind it ends where the next one begins', () => {
  const zone = [word('MOREIRA<<LU', 60, 840), word('I', 300, 315), word('SA<<<<<<<<<<<<<<<<', 330, 840)];
  expect(edgesOf(zone)).toEqual([
    [60, 300],
    [300, 315],
    [330, 840],
  ]);
  expect(edgesOf([word('Rua', 60, 840), word('I', 300, 315)])).toEqual([
    [60, 840],
    [300, 315],
  ]);
});
