import { median } from '../pages/median.ts';
import type { Band } from '../pages/prepare/text-lines.ts';
import { isTurned } from './noise-words.ts';
import type { ReadWord } from './recogniser.ts';

/**
 * Top and bottom of each word's line: where most of its words have theirs. The line that was read is as high as its highest word, which may
 * be a signature or have a rule in its box, and a line read by itself has room around it. Text that runs up the page is in no line with others,
 * though the recogniser may give it their number.
 */
export function bandsOfLines(words: readonly ReadWord[]): (word: ReadWord) => Band {
  const lines = new Map<number, ReadWord[]>();
  for (const word of words)
    if (!isTurned(word)) lines.set(word.line, [...(lines.get(word.line) ?? []), word]);
  const bands = new Map(
    [...lines].map(([line, own]) => [
      line,
      { top: median(own.map(({ top }) => top)), bottom: median(own.map(({ bottom }) => bottom)) },
    ]),
  );
  return (word) => (isTurned(word) ? undefined : bands.get(word.line)) ?? ownLine(word);
}

const ownLine = ({ lineTop, lineBottom }: ReadWord): Band => ({ top: lineTop, bottom: lineBottom });
