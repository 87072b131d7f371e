import type { Box } from '@lavra/contract/model/result';
import type { PlacedWord } from './document.ts';
import { clampBox, unionOf } from './geometry.ts';
import type { Block, Line, Word } from './page.ts';
import { sharedHeight, type Band } from './prepare/text-lines.ts';
import { isRunningText } from './running-text.ts';

/** Share of the taller band that two bands must share to be on one line. */
const sharedBand = 0.45;
/** A lower line within a taller one, of which it shares this much of its own height, is level with it unless that is this many times as high. */
const [sharedLower, mostUneven] = [0.9, 2.6] as const;
/** Words that stand one above the other share at least this part of the narrower one's width; neighbours share less. */
const sharedWidth = 0.5;
/** A gap this wide, in line heights, puts the rest of a line in another column. */
const columnGap = 1.1;
/** Least width of the gutter between columns, as a share of the page. */
const leastGutter = 0.008;
/** Least lines and words a line in columns of prose; with fewer it is a table, which is read across. */
const leastLines = 3;
const leastWords = 2.5;
/** A gap this high, in heights of the line above, begins another block. */
const blockGap = 0.9;

interface Growing extends Band {
  readonly words: PlacedWord[];
  top: number;
  bottom: number;
}

interface PlacedLine extends Band {
  readonly words: PlacedWord[];
  readonly left: number;
}

/** A page's text in reading order: blocks, their lines, their words. */
export interface Layout {
  readonly blocks: readonly Block[];
  /** Words that run up, down or upside down: read, but part of no line. */
  readonly turned: readonly Word[];
}

/**
 * Puts words in reading order: running text that was read by the recogniser's blocks and columns, a text layer column by column
 * where the page has columns of prose, and everything else line by line across the page.
 */
export function layOut(words: readonly PlacedWord[]): Layout {
  const own = words.filter(({ isTurned }) => !isTurned);
  return {
    blocks: blocksOf(own).map(toBlock),
    turned: words.filter(({ isTurned }) => isTurned).map(toPlainWord),
  };
}

function blocksOf(words: readonly PlacedWord[]): PlacedWord[][][] {
  const isRead = words.length > 0 && words.every(({ place }) => place !== undefined);
  if (!isRead) return blocksSeen(words);
  const blocks = blocksRead(words);
  return isRunningText(words) ? fromAbove(blocks) : separate(byRows(blocks.flat()));
}

/** A block of running text with the middles of its first and last line. */
interface PlacedBlock {
  readonly lines: PlacedWord[][];
  readonly left: number;
  readonly right: number;
  readonly first: number;
  readonly last: number;
  readonly height: number;
}

/**
 * Blocks of running text in the recogniser's order, but for those that it read after one that stands below them in their column or on
 * their right.
 */
function fromAbove(blocks: readonly PlacedWord[][][]): PlacedWord[][][] {
  const ordered: PlacedBlock[] = [];
  for (const block of blocks.map(edgesOf)) {
    const next = ordered.findIndex((other) => isBefore(block, other));
    ordered.splice(next === -1 ? ordered.length : next, 0, block);
  }
  return ordered.map(({ lines }) => lines);
}

function isBefore(block: PlacedBlock, other: PlacedBlock): boolean {
  const half = Math.min(block.height, other.height) / 2;
  if (block.first >= other.first - half || block.left >= other.right) return false;
  return block.last < other.first + (block.right <= other.left ? half : -half);
}

function edgesOf(lines: PlacedWord[][]): PlacedBlock {
  const rows = lines.map(placeOf);
  const middles = rows.map(({ top, bottom }) => (top + bottom) / 2);
  return {
    lines,
    left: Math.min(...rows.map(({ left }) => left)),
    right: Math.max(...lines.flat().map(({ box }) => box[0] + box[2])),
    first: Math.min(...middles),
    last: Math.max(...middles),
    height: Math.min(...rows.map(({ top, bottom }) => bottom - top)),
  };
}

/**
 * Lines of a form row by row, from left to right: the recogniser reads some of its cells column by column, and a column before what
 * stands above it. Lines with words one above the other are two rows, although the boxes of narrow rows reach into each other.
 */
function byRows(lines: readonly PlacedWord[][]): PlacedWord[][] {
  const rows: PlacedLine[][] = [];
  for (const line of lines.map(placeOf).toSorted((a, b) => a.top + a.bottom - b.top - b.bottom)) {
    const row = rows.findLast((others) => isOfRow(line, others));
    if (row === undefined) rows.push([line]);
    else row.push(line);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.left - b.left).map(({ words }) => words));
}

function isOfRow(line: PlacedLine, row: readonly PlacedLine[]): boolean {
  const [first] = row;
  return first !== undefined && isLevelWith(first, line) && !row.some((other) => standsOver(other, line));
}

/** Whether two lines of a form share a band, or one lies in the other, which a word with too high a box made taller. */
function isLevelWith(a: Band, b: Band): boolean {
  const heights = [a.bottom - a.top, b.bottom - b.top];
  const [lower, taller] = [Math.min(...heights), Math.max(...heights)];
  return sharesBand(a, b) || (sharedHeight(a, b) >= sharedLower * lower && taller <= mostUneven * lower);
}

const standsOver = (a: PlacedLine, b: PlacedLine): boolean =>
  a.words.some(({ box }) => b.words.some((word) => shareOfWidth(box, word.box) >= sharedWidth));

function shareOfWidth([left, , width]: Box, [other, , otherWidth]: Box): number {
  const shared = Math.min(left + width, other + otherWidth) - Math.max(left, other);
  return shared / Math.min(width, otherWidth);
}

/** A line with the mean band of its words. */
function placeOf(words: PlacedWord[]): PlacedLine {
  const meanOf = (edge: 0 | 1) => words.reduce((sum, { band }) => sum + band[edge], 0) / words.length;
  return { words, left: Math.min(...words.map(({ box }) => box[0])), top: meanOf(0), bottom: meanOf(1) };
}

/** Lines and blocks in the recogniser's order. */
function blocksRead(words: readonly PlacedWord[]): PlacedWord[][][] {
  const blocks = new Map<number, Map<number, PlacedWord[]>>();
  for (const word of words) {
    const { block, line } = word.place ?? { block: 0, line: 0 };
    const lines = blocks.get(block) ?? new Map<number, PlacedWord[]>();
    lines.set(line, [...(lines.get(line) ?? []), word]);
    blocks.set(block, lines);
  }
  return [...blocks.values()].map((lines) => [...lines.values()]);
}

/** Sections of the page with columns of prose, and the lines between them. */
function blocksSeen(words: readonly PlacedWord[]): PlacedWord[][][] {
  return stretchesOf(visualLines(words).map(piecesOf)).flatMap((rows) => {
    const columns = columnsOf(rows);
    return columns === undefined
      ? separate(rows.map((pieces) => pieces.flat()))
      : columns.flatMap((column) => separate(column));
  });
}

/** Visual lines across the whole page, top to bottom, their words left to right. */
function visualLines(words: readonly PlacedWord[]): PlacedWord[][] {
  const lines: Growing[] = [];
  const centred = words.toSorted(
    (a, b) => a.band[0] + a.band[1] - b.band[0] - b.band[1] || a.box[0] - b.box[0],
  );
  for (const word of centred) {
    const [top, bottom] = word.band;
    const line = lines.findLast((candidate) => sharesBand(candidate, { top, bottom }));
    if (line === undefined) lines.push({ words: [word], top, bottom });
    else join(line, word);
  }
  return lines
    .toSorted(
      (a, b) => a.top + a.bottom - b.top - b.bottom || (a.words[0]?.box[0] ?? 0) - (b.words[0]?.box[0] ?? 0),
    )
    .map((line) => line.words.toSorted((a, b) => a.box[0] - b.box[0]));
}

function sharesBand(a: Band, b: Band): boolean {
  return sharedHeight(a, b) > sharedBand * Math.max(a.bottom - a.top, b.bottom - b.top);
}

/** The band of a line is the mean of its words: a slanted line neither grows nor swallows its neighbour. */
function join(line: Growing, word: PlacedWord): void {
  const count = line.words.length;
  line.top = (line.top * count + word.band[0]) / (count + 1);
  line.bottom = (line.bottom * count + word.band[1]) / (count + 1);
  line.words.push(word);
}

/** The pieces of a line between gaps wide enough for a gutter. */
function piecesOf(line: readonly PlacedWord[]): PlacedWord[][] {
  const pieces: PlacedWord[][] = [];
  for (const word of line) {
    const last = pieces.at(-1)?.at(-1);
    const gap = last === undefined ? Infinity : word.box[0] - last.box[0] - last.box[2];
    // A page is about 1.4 times as high as wide; the gap need not be exact.
    if (gap > columnGap * (word.band[1] - word.band[0]) * 1.4) pieces.push([word]);
    else pieces.at(-1)?.push(word);
  }
  return pieces;
}

type Gap = readonly [left: number, right: number];

/** The gaps beside and between the pieces of a line, over the page's width. */
function gapsOf(pieces: readonly (readonly PlacedWord[])[]): Gap[] {
  const edges = pieces.map((piece) => unionOf(piece.map(({ box }) => box)));
  const starts = [0, ...edges.map(([x, , width]) => x + width)];
  const ends = [...edges.map(([x]) => x), 1];
  return starts.map((start, index): Gap => [start, ends[index] ?? 1]).filter(isGutter);
}

const isGutter = ([left, right]: Gap): boolean => right - left >= leastGutter;

function sharedGaps(first: readonly Gap[], second: readonly Gap[]): Gap[] {
  return first
    .flatMap(([left, right]) => second.map((gap): Gap => [Math.max(left, gap[0]), Math.min(right, gap[1])]))
    .filter(isGutter);
}

/** Gaps that have text on both sides in some of these lines. */
function gutters(rows: readonly PlacedWord[][][], gaps: readonly Gap[]): Gap[] {
  let [first, last] = [Infinity, -Infinity];
  for (const pieces of rows)
    for (const piece of pieces)
      for (const { box } of piece) {
        if (box[0] < first) first = box[0];
        if (box[0] > last) last = box[0];
      }
  return gaps.filter(([left, right]) => first < left && last >= right - 1e-6);
}

/** Runs of lines that keep a common gutter, and the runs between them that have none. */
function stretchesOf(rows: readonly PlacedWord[][][]): PlacedWord[][][][] {
  const stretches: PlacedWord[][][][] = [];
  let gaps: readonly Gap[] = [];
  for (const row of rows) {
    const current = stretches.at(-1);
    const own = gapsOf(row);
    const shared = current === undefined ? own : sharedGaps(gaps, own);
    const had = current === undefined ? 0 : gutters(current, gaps).length;
    const keeps = current !== undefined && gutters([...current, row], shared).length > 0;
    const startsColumns = had === 0 && gutters([row], own).length > 0;
    if (current === undefined || (had > 0 ? !keeps : startsColumns)) {
      stretches.push([row]);
      gaps = own;
    } else {
      current.push(row);
      gaps = shared;
    }
  }
  return stretches;
}

/** The lines of each column, left to right; undefined when this is no prose in columns. */
function columnsOf(rows: readonly PlacedWord[][][]): PlacedWord[][][] | undefined {
  const gaps = rows.reduce<readonly Gap[]>((all, row) => sharedGaps(all, gapsOf(row)), [[0, 1]]);
  const edges = gutters(rows, gaps).map(([left]) => left);
  if (edges.length === 0) return undefined;
  const columns = Array.from({ length: edges.length + 1 }, (_unused, index) => {
    const [from, to] = [edges[index - 1] ?? -1, edges[index] ?? 2];
    return rows
      .map((pieces) => pieces.flat().filter(({ box }) => box[0] >= from - 1e-6 && box[0] < to - 1e-6))
      .filter((line) => line.length > 0);
  });
  const isProse = columns.every(
    (lines) =>
      lines.length >= leastLines &&
      lines.reduce((sum, line) => sum + line.length, 0) >= leastWords * lines.length,
  );
  return isProse ? columns : undefined;
}

/** Groups lines into blocks at vertical gaps. */
function separate(lines: readonly PlacedWord[][]): PlacedWord[][][] {
  const blocks: PlacedWord[][][] = [];
  let bottom = -1;
  for (const line of lines) {
    const top = Math.min(...line.map(({ band }) => band[0]));
    const low = Math.max(...line.map(({ band }) => band[1]));
    if (blocks.length === 0 || top - bottom > blockGap * (low - top)) blocks.push([line]);
    else blocks.at(-1)?.push(line);
    bottom = low;
  }
  return blocks;
}

function toBlock(lines: readonly PlacedWord[][]): Block {
  const plain = lines.map(toLine);
  return { lines: plain, box: clampBox(unionOf(plain.map(({ box }) => box))) };
}

function toLine(placed: readonly PlacedWord[]): Line {
  const words = placed.map(toPlainWord);
  return {
    text: words.map((word) => word.text).join(' '),
    words,
    box: clampBox(unionOf(words.map((word) => word.box))),
  };
}

function toPlainWord({ text, conf, box, level, blanks }: PlacedWord): Word {
  return {
    text,
    conf,
    box,
    ...(level === undefined ? {} : { level }),
    ...(blanks === undefined ? {} : { blanks }),
  };
}
