import { median } from '../pages/median.ts';
import type { Band } from '../pages/prepare/text-lines.ts';
import type { ReadWord } from './recogniser.ts';

/**
 * Top and bottom of each word's line: where most of its words have theirs. The line that was read is as high as its highest word, which may
 * be a signature or have a rule in its box, and a line read by itself has room around it.
 */
export function bandsOfLines(words: readonly ReadWord[]): (word: ReadWord) => Band {
  const lines = new Map<number, ReadWord[]>();
  for (const word of words) lines.set(word.line, [...(lines.get(word.line) ?? []), word]);
  const bands = new Map(
    [...lines].map(([line, own]) => [
      line,
      { top: median(own.map(({ top }) => top)), bottom: median(own.map(({ bottom }) => bottom)) },
    ]),
  );
  return ({ line, lineTop, lineBottom }) => bands.get(line) ?? { top: lineTop, bottom: lineBottom };
}
