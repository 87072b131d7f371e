import { median } from '../pages/median.ts';
import { sharedHeight, shareOfHeight, type Edges } from '../pages/prepare/text-lines.ts';
import type { ReadWord } from './recogniser.ts';

/** Least lines of prose, and least words a line on average; a block with fewer is a label, a cell or a row. */
const leastLines = 3;
const leastWords = 2.5;
/** Parts of one column share this much of the narrower width, lines of one row this much of the lower height; distinct words share less than the last. */
const sharedWidth = 0.8;
const leastShared = 0.5;
const sharedWord = 0.25;
/**
 * A line this many times as high as the middle one is a title or a speck of a pattern with the rows it stands in; it is of one row
 * only with what shares this much of its own height.
 */
const tallLine = 1.6;
const sharedTall = 0.45;
/** Words less sure than this tell nothing of their line's height. */
const believed = 70;

interface Line extends Edges {
  readonly words: readonly ReadWord[];
}

interface Block extends Edges {
  readonly lines: readonly Line[];
  readonly isJoined: boolean;
}

/**
 * The words in reading order where the recogniser split a column of prose: in justified columns it takes words between wide gaps for
 * blocks of their own, which come after their column, or it begins another block in the middle of a row.
 */
export function joinBlocks(words: readonly ReadWord[]): ReadWord[] {
  let blocks: Block[] = [];
  for (const block of blocksOf(words)) {
    const parts = blocks.filter((other) => isOneColumn(other, block));
    const [first] = parts;
    const whole = first === undefined ? block : joined([...parts, block]);
    blocks =
      first === undefined
        ? [...blocks, block]
        : blocks.flatMap((other) => (other === first ? [whole] : parts.includes(other) ? [] : [other]));
  }
  return blocks.flatMap(wordsOf);
}

function blocksOf(words: readonly ReadWord[]): Block[] {
  const blocks = new Map<number, Map<number, ReadWord[]>>();
  for (const word of words) {
    const lines = blocks.get(word.block) ?? new Map<number, ReadWord[]>();
    lines.set(word.line, [...(lines.get(word.line) ?? []), word]);
    blocks.set(word.block, lines);
  }
  return [...blocks.values()].map((lines) => {
    const own = [...lines.values()].map((line): Line => ({ words: line, ...around(line), ...rowOf(line) }));
    return { lines: own, isJoined: false, ...around(own) };
  });
}

/** Top and bottom of a line's believed words, without the pieces of frames and seals beside them, which reach into other rows. */
function rowOf(line: readonly ReadWord[]): Pick<Edges, 'top' | 'bottom'> {
  const words = line.filter(({ conf, text }) => conf >= believed && /[\p{L}\p{N}]/u.test(text));
  const { top, bottom } = around(words.length === 0 ? line : words);
  return { top, bottom };
}

function joined(parts: readonly Block[]): Block {
  return { lines: parts.flatMap(({ lines }) => lines), isJoined: true, ...around(parts) };
}

function around(parts: readonly Edges[]): Edges {
  return {
    left: Math.min(...parts.map(({ left }) => left)),
    top: Math.min(...parts.map(({ top }) => top)),
    right: Math.max(...parts.map(({ right }) => right)),
    bottom: Math.max(...parts.map(({ bottom }) => bottom)),
  };
}

/** Whether one of them is prose and the other is in its column and among its rows, covering none of its words. */
function isOneColumn(a: Block, b: Block): boolean {
  const isBeside = shareOfWidth(a, b) < sharedWidth;
  const isBelow = sharedHeight(a, b) < leastShared * lineHeightOf(a, b);
  if (isBeside || isBelow || (!isProse(a) && !isProse(b))) return false;
  const words = b.lines.flatMap((line) => line.words);
  return a.lines.every((line) => line.words.every((word) => !words.some((other) => covers(word, other))));
}

const isProse = ({ lines }: Block): boolean =>
  lines.length >= leastLines &&
  lines.reduce((sum, line) => sum + line.words.length, 0) >= leastWords * lines.length;

const lineHeightOf = (...blocks: readonly Block[]): number =>
  Math.min(...blocks.flatMap(({ lines }) => lines.map(({ top, bottom }) => bottom - top)));

/** The share of the narrower one's width that both have in common. */
const shareOfWidth = (a: Edges, b: Edges): number =>
  (Math.min(a.right, b.right) - Math.max(a.left, b.left)) /
  Math.max(1, Math.min(a.right - a.left, b.right - b.left));

const heightOf = ({ top, bottom }: Edges): number => bottom - top;

function isOneRow(a: Edges, b: Edges, usual: number): boolean {
  const taller = Math.max(heightOf(a), heightOf(b));
  if (taller <= tallLine * usual) return shareOfHeight(a, b) >= leastShared;
  return sharedHeight(a, b) >= sharedTall * taller;
}

const covers = (a: Edges, b: Edges): boolean =>
  shareOfWidth(a, b) > sharedWord && shareOfHeight(a, b) > sharedWord;

/** Words of a joined block row by row; words of any other block as they were read. */
function wordsOf({ lines, isJoined }: Block): ReadWord[] {
  if (!isJoined) return lines.flatMap(({ words }) => words);
  const rows: Line[][] = [];
  const usual = median(lines.map(heightOf));
  for (const line of lines.toSorted((a, b) => a.top + a.bottom - b.top - b.bottom)) {
    const row = rows.findLast((other) => other.some((part) => isOneRow(part, line, usual)));
    if (row === undefined) rows.push([line]);
    else row.push(line);
  }
  const [block] = lines.flatMap(({ words }) => words.map((word) => word.block));
  return rows.flatMap((row) => {
    const [line] = row.flatMap(({ words }) => words.map((word) => word.line));
    return row
      .flatMap(({ words }) => words)
      .toSorted((a, b) => a.left - b.left)
      .map((word) => ({ ...word, block: block ?? word.block, line: line ?? word.line }));
  });
}
