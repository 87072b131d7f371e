import { isWithin, meet, sharedHeight, type Edges, type TextLine } from '../pages/prepare/text-lines.ts';
import { isRunningText } from '../pages/running-text.ts';
import type { ReadWord } from './recogniser.ts';

/** Of the lines that its box meets, a word belongs to those that share at least this part of the height that the best one shares. */
const nearlyAsMuch = 0.8;

/** A word this many times as high as a whole line is of another one: a title, a signature or a piece of a seal. */
const tallest = 2.2;

/** A line, and its reading by itself. */
export interface LineRead {
  readonly line: TextLine;
  readonly read: readonly ReadWord[];
}

/** The words of a page, with better readings of some lines in place of the words of these lines. */
export function withLines(
  words: readonly ReadWord[],
  better: readonly LineRead[],
  linesOf: ReadonlyMap<ReadWord, readonly TextLine[]>,
): ReadWord[] {
  const isOf = (word: ReadWord, line: TextLine): boolean => linesOf.get(word)?.includes(line) === true;
  const lastLine = Math.max(0, ...words.map(({ line }) => line));
  const lastBlock = Math.max(0, ...words.map(({ block }) => block));
  const kept = words
    .filter((word) => !better.some(({ line }) => isOf(word, line)))
    .map((word) => better.reduce((cut, { read }) => read.reduce(besides, cut), word));
  const blocks = edgesOfBlocks(kept);
  const isProse = isRunningText(kept);
  return better.reduce((all, { line, read }, index) => {
    const next = isProse ? blockBelow(line, blocks) : undefined;
    // Each line a block: not all that come before the same block stand together.
    const place = { block: lastBlock + 1 + index, line: lastLine + 1 + index };
    return read.reduce(
      (some, word) => withWord(some, { ...word, ...place }, { line: isProse ? line : word, blocks, next }),
      all,
    );
  }, kept);
}

/** The block before which a line outside all blocks is read: the first below it in its column. */
function blockBelow(line: Edges, blocks: ReadonlyMap<number, Edges>): number | undefined {
  const [below] = [...blocks].filter(
    ([, { left, right, top }]) =>
      top >= (line.top + line.bottom) / 2 && left < line.right && right > line.left,
  );
  return below?.[0];
}

function edgesOfBlocks(words: readonly ReadWord[]): Map<number, Edges> {
  const blocks = new Map<number, Edges>();
  for (const { block, left, top, right, bottom } of words) {
    const known = blocks.get(block) ?? { left, top, right, bottom };
    blocks.set(block, {
      left: Math.min(known.left, left),
      top: Math.min(known.top, top),
      right: Math.max(known.right, right),
      bottom: Math.max(known.bottom, bottom),
    });
  }
  return blocks;
}

const heightOf = ({ top, bottom }: Edges): number => bottom - top;

const area = ({ left, top, right, bottom }: Edges): number => (right - left) * (bottom - top);

/**
 * Inserts a word at its place in reading order: in its line, or between two lines of the block around it. A word alone in a wide gap of a
 * justified column is often missed, and at the end of the page it would be out of its sentence. Outside all blocks it comes before the
 * block `next`, or at the end when there is none, as on a form.
 */
function withWord(
  words: readonly ReadWord[],
  word: ReadWord,
  { line, blocks, next }: { line: Edges; blocks: ReadonlyMap<number, Edges>; next: number | undefined },
): ReadWord[] {
  const y = (word.top + word.bottom) / 2;
  const beside = [...blocks]
    .filter(([, { top, bottom }]) => top < y && y < bottom)
    .toSorted(([, a], [, b]) => area(a) - area(b));
  // A line may be longer than all others of its block.
  const home =
    beside.find(([, block]) => isWithin(word, block)) ??
    (line === word
      ? undefined
      : beside.find(([, { left, right }]) => left < line.right && right > line.left));
  if (home === undefined) {
    const at = words.findIndex((other) => other.block === next);
    return words.toSpliced(at === -1 ? words.length : at, 0, word);
  }
  const [block] = home;
  const away = (other: ReadWord) => Math.max(other.left - word.right, word.left - other.right);
  const [neighbour] = words
    .filter(
      (other) =>
        other.block === block &&
        inner(other).top < y &&
        y < inner(other).bottom &&
        heightOf(other) <= tallest * (word.lineBottom - word.lineTop),
    )
    .toSorted((a, b) => away(a) - away(b));
  const isBefore = (other: ReadWord) =>
    neighbour === undefined ? other.bottom < y : other.line === neighbour.line && other.left < word.left;
  const before = words.findLastIndex((other) => other.block === block && isBefore(other));
  const first = words.findIndex(
    (other) => other.block === block && (neighbour === undefined || other.line === neighbour.line),
  );
  return words.toSpliced(before === -1 ? first : before + 1, 0, {
    ...word,
    block,
    line: neighbour?.line ?? word.line,
  });
}

/**
 * The lines of each word: of those that its box meets, the ones that share nearly as much of its height as the best one. The box of a
 * value often reaches up into a small label above it, although that label was missed.
 */
export function linesOfWords(
  words: readonly ReadWord[],
  lines: readonly TextLine[],
): Map<ReadWord, TextLine[]> {
  return new Map(
    words.map((word) => {
      const { left, top, right, bottom } = inner(word);
      // Their height first: nearly all lines are above or below.
      const met = lines.filter(
        (line) => line.top < bottom && top < line.bottom && line.left < right && left < line.right,
      );
      const most = Math.max(...met.map((line) => sharedHeight(word, line)));
      return [word, met.filter((line) => sharedHeight(word, line) >= nearlyAsMuch * most)];
    }),
  );
}

/** The word's box without the part that covers another word above or below it. */
function besides(word: ReadWord, other: ReadWord): ReadWord {
  if (!meet(word, other)) return word;
  const isUnder = word.top + word.bottom > other.top + other.bottom;
  return isUnder ? { ...word, top: other.bottom } : { ...word, bottom: other.top };
}

/** The word's box without the edges that reach into its neighbours. */
function inner({ left, top, right, bottom }: ReadWord): Edges {
  const [x, y] = [(right - left) / 6, (bottom - top) / 4];
  return { left: left + x, top: top + y, right: right - x, bottom: bottom - y };
}
