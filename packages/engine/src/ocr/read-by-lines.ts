import {
  findInk,
  findTextLines,
  inkOnItsSide,
  linesOfInk,
  meet,
  type Edges,
  type Ink,
  type TextLine,
} from '../pages/prepare/text-lines.ts';
import { cutOnPaper, negativeOf, turned, type Raster } from '../pages/raster.ts';
import type { ReadWord, Recogniser } from './recogniser.ts';
import { meanConfidence, type SecondLook } from './second-pass.ts';

/** Paper around a line, in pixels of a prepared page. */
const margin = 12;
/** A line that runs up or down has as many glyphs; where level lines of more than one glyph reach beyond it, they are a column of text. */
const leastStanding = 6;
const mostLevel = 0.3;
/** Short lines that read worse are patterns and parts of pictures; those of a zone read badly and prove themselves. */
const [leastConfidence, leastShort] = [35, 70] as const;
const fewGlyphs = 12;
/** Words of a whole page at least this sure are left as they are; what is read in their place by itself must be this sure. */
const sureConfidence = 60;
const believable = 60;
const leastMissed = 3;
/** Bold figures touch each other: a line so many times as wide as high has as many. */
const widthOfTouching = 2;
const nearlyAsMuch = 0.8;
const mostMissed = 60;
const leastDoubtful = 6;
const doubtfulConfidence = 75;
/** Light words stand in boxes at least this dark, several together, and read well: the rest of what is dark is a picture. */
const darkBox = 110;
const leastLight = 4;
/** Lines by which one turn of a page is told from another. */
const sampled = 8;

/** Reads a prepared page line by line, each on paper of its own: nothing beside it is taken for letters or for the edge of a column. */
export async function readByLines(
  page: Raster,
  glyphHeight: number,
  recogniser: Recogniser,
): Promise<ReadWord[]> {
  const ink = findInk(page);
  const level = linesOfInk(page, ink, { glyphHeight });
  const standing = findStanding(page, glyphHeight, { ink, level });
  const without = standing.map(({ onPage }) => onPage);
  const own = without.length === 0 ? level : linesOfInk(page, ink, { glyphHeight, without });
  const light = findLight(page, glyphHeight, [...own, ...without]);
  const crops = [
    ...own.map((line) => cropOf(page, line)),
    ...light.map(({ crop }) => crop),
    ...standing.flatMap(({ upwards, downwards }) => [upwards, downwards]),
  ];
  const readings = await recogniser.readLines(crops, 'quick');
  // The careful data is dearer, and another opinion: of a machine-readable zone the quick one is the better.
  const doubtful = own.flatMap(({ glyphs }, index) =>
    glyphs >= leastDoubtful && meanConfidence(readings[index] ?? []) < doubtfulConfidence ? [index] : [],
  );
  const again = await recogniser.readLines(doubtful.flatMap((index) => crops[index] ?? []));
  doubtful.forEach((index, at) => {
    const [before = [], after = []] = [readings[index], again[at]];
    if (meanConfidence(after) > meanConfidence(before)) readings[index] = after;
  });
  const inLines = own.flatMap((line, index) => placed(readings[index] ?? [], line));
  const rows = Math.max(0, ...own.map(({ row }) => row));
  const inBoxes = light.flatMap(({ line }, index) => {
    const words = readings[own.length + index] ?? [];
    return meanConfidence(words) < believable ? [] : placed(words, { ...line, row: rows + line.row });
  });
  const standingWords = standing.flatMap(({ onPage }, index): ReadWord[] => {
    const [up = [], down = []] = readings.slice(own.length + light.length + 2 * index);
    const best = meanConfidence(up) >= meanConfidence(down) ? up : down;
    const conf = meanConfidence(best);
    if (conf < leastConfidence) return [];
    const text = best.map((word) => word.text).join(' ');
    const { top, bottom } = onPage;
    return [{ ...onPage, text, conf, lineTop: top, lineBottom: bottom, block: 0, line: 0 }];
  });
  return [...inLines, ...inBoxes, ...standingWords];
}

/** Words set light in dark boxes, each line dark on light. */
function findLight(
  page: Raster,
  glyphHeight: number,
  known: readonly Edges[],
): { line: TextLine; crop: Raster }[] {
  const negative = negativeOf(page);
  return linesOfInk(negative, findInk(negative), { glyphHeight, without: known }).flatMap((line) => {
    const box = boxAround(page, line);
    if (line.glyphs < leastLight || box > darkBox) return [];
    const crop = cropOf(negative, line);
    return [
      { line, crop: { ...crop, data: crop.data.map((value) => Math.min(255, (value * 255) / (255 - box))) } },
    ];
  });
}

/** How bright the edge of a line is on the whole. */
function boxAround({ width, data }: Raster, { left, top, right, bottom }: Edges): number {
  let sum = 0;
  for (let x = left; x < right; x += 1)
    sum += (data[top * width + x] ?? 255) + (data[(bottom - 1) * width + x] ?? 255);
  return sum / Math.max(1, 2 * (right - left));
}

/** By themselves the lines that a reading of the whole page passed over or read badly. */
export function lookAtMissedLines(
  page: Raster,
  glyphHeight: number,
  words: readonly ReadWord[],
): SecondLook & { readonly isMissed: (word: ReadWord) => boolean } {
  const lines = findTextLines(page, glyphHeight);
  const linesOf = linesOfWords(words, lines);
  const sure = words.filter(({ conf, text }) => conf >= sureConfidence || text.length > 24);
  const read = new Set(sure.flatMap((word) => linesOf.get(word) ?? []));
  const missed = lines
    .filter((line) => isText(line) && !read.has(line))
    .toSorted((a, b) => b.glyphs - a.glyphs)
    .slice(0, mostMissed);
  const isMissed = (word: ReadWord): boolean =>
    linesOf.get(word)?.some((line) => missed.includes(line)) === true;
  return {
    crops: missed.map((line) => cropOf(page, line)),
    isMissed,
    improve: (before, readings) => withMissed(before, { missed, lines, readings }),
  };
}

const isText = ({ glyphs, left, top, right, bottom }: TextLine): boolean =>
  glyphs >= leastMissed || (glyphs > 1 && right - left > widthOfTouching * (bottom - top));

interface Missed {
  readonly missed: readonly TextLine[];
  readonly lines: readonly TextLine[];
  readonly readings: readonly (readonly ReadWord[])[];
}

function withMissed(words: readonly ReadWord[], { missed, lines, readings }: Missed): ReadWord[] {
  const linesOf = linesOfWords(words, lines);
  const isOf = (word: ReadWord, line: TextLine): boolean => linesOf.get(word)?.includes(line) === true;
  const found = missed.map((line, index) => ({ line, read: placed(readings[index] ?? [], line) }));
  const better = found.filter(({ line, read }) => {
    const before = words.filter((word) => isOf(word, line));
    return meanConfidence(read) > Math.max(believable, meanConfidence(before));
  });
  const lastLine = Math.max(0, ...words.map(({ line }) => line));
  const lastBlock = Math.max(0, ...words.map(({ block }) => block));
  const kept = words
    .filter((word) => !better.some(({ line }) => isOf(word, line)))
    .map((word) => better.reduce((cut, { read }) => read.reduce(besides, cut), word));
  const blocks = edgesOfBlocks(kept);
  return better.reduce(
    (all, { read }, index) =>
      read.reduce(
        (some, word) => withWord(some, { ...word, block: lastBlock + 1, line: lastLine + 1 + index }, blocks),
        all,
      ),
    kept,
  );
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

const area = ({ left, top, right, bottom }: Edges): number => (right - left) * (bottom - top);

/**
 * The words with one more where it is read: in its line, or between two lines of the block around it. What stands alone in a wide gap of a
 * justified column is often passed over; at the end of the page it would be out of its sentence.
 */
function withWord(
  words: readonly ReadWord[],
  word: ReadWord,
  blocks: ReadonlyMap<number, Edges>,
): ReadWord[] {
  const [x, y] = [(word.left + word.right) / 2, (word.top + word.bottom) / 2];
  const [home] = [...blocks]
    .filter(([, { left, top, right, bottom }]) => left < x && x < right && top < y && y < bottom)
    .toSorted(([, a], [, b]) => area(a) - area(b));
  if (home === undefined) return [...words, word];
  const [block] = home;
  const away = (other: ReadWord) => Math.max(other.left - word.right, word.left - other.right);
  const [beside] = words
    .filter((other) => other.block === block && inner(other).top < y && y < inner(other).bottom)
    .toSorted((a, b) => away(a) - away(b));
  const isBefore = (other: ReadWord) =>
    beside === undefined ? other.bottom < y : other.line === beside.line && other.left < word.left;
  const before = words.findLastIndex((other) => other.block === block && isBefore(other));
  const first = words.findIndex(
    (other) => other.block === block && (beside === undefined || other.line === beside.line),
  );
  return words.toSpliced(before === -1 ? first : before + 1, 0, {
    ...word,
    block,
    line: beside?.line ?? word.line,
  });
}

const sharedHeight = (a: Edges, b: Edges): number => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);

/**
 * The lines that words stand in: of those that a word's box meets the ones with nearly as much of its height as any. Under a small label
 * the box of a value often reaches up into it, and the label was passed over all the same.
 */
function linesOfWords(words: readonly ReadWord[], lines: readonly TextLine[]): Map<ReadWord, TextLine[]> {
  return new Map(
    words.map((word) => {
      const met = lines.filter((line) => meet(inner(word), line));
      const most = Math.max(...met.map((line) => sharedHeight(word, line)));
      return [word, met.filter((line) => sharedHeight(word, line) >= nearlyAsMuch * most)];
    }),
  );
}

/** The box of a word without what it covers of another that was read over or under it. */
function besides(word: ReadWord, other: ReadWord): ReadWord {
  if (!meet(word, other)) return word;
  const isUnder = word.top + word.bottom > other.top + other.bottom;
  return isUnder ? { ...word, top: other.bottom } : { ...word, bottom: other.top };
}

/** A word without the edges that reach into its neighbours. */
function inner({ left, top, right, bottom }: ReadWord): Edges {
  const [x, y] = [(right - left) / 6, (bottom - top) / 4];
  return { left: left + x, top: top + y, right: right - x, bottom: bottom - y };
}

/** The longest lines of a page, read quickly: whether it stands upright. */
export async function readSomeLines(
  page: Raster,
  glyphHeight: number,
  recogniser: Recogniser,
): Promise<ReadWord[]> {
  const lines = findTextLines(page, glyphHeight)
    .toSorted((a, b) => b.glyphs - a.glyphs)
    .slice(0, sampled);
  const readings = await recogniser.readLines(
    lines.map((line) => cropOf(page, line)),
    'quick',
  );
  return lines.flatMap((line, index) => placed(readings[index] ?? [], line));
}

function placed(words: readonly ReadWord[], line: TextLine): ReadWord[] {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0);
  const least = characters < 3 ? leastShort : line.glyphs < fewGlyphs ? leastConfidence : 0;
  if (meanConfidence(words) < least) return [];
  const [x, y] = [line.left - margin, line.top - margin];
  return words.map((word) => ({
    ...word,
    left: x + word.left,
    top: y + word.top,
    right: x + word.right,
    bottom: y + word.bottom,
    lineTop: line.top,
    lineBottom: line.bottom,
    block: 0,
    line: line.row,
  }));
}

interface Standing {
  readonly onPage: Edges;
  readonly upwards: Raster;
  readonly downwards: Raster;
}

/** Lines that run up or down a page: number and title in the margin of a card. */
function findStanding(
  page: Raster,
  glyphHeight: number,
  { ink, level }: { ink: Ink; level: readonly TextLine[] },
): Standing[] {
  const several = level.filter(({ glyphs }) => glyphs > 1);
  const onItsSide = { width: page.height, height: page.width };
  return linesOfInk(onItsSide, inkOnItsSide(ink, page), { glyphHeight }).flatMap((line) => {
    // Turned clockwise the page's foot is on the left.
    const onPage: Edges = {
      left: line.top,
      right: line.bottom,
      top: page.height - line.right,
      bottom: page.height - line.left,
    };
    const reach = (line.bottom - line.top) / 2;
    const crosses = several.some(
      (each) => meet(each, onPage) && each.left < onPage.left - reach && each.right > onPage.right + reach,
    );
    const beyond = several.filter(
      (each) => meet(each, onPage) && (each.left < onPage.left - reach || each.right > onPage.right + reach),
    );
    if (crosses || line.glyphs < leastStanding || beyond.length > mostLevel * line.glyphs) return [];
    const upwards = turned(cropOf(page, onPage), 90);
    return [{ onPage, upwards, downwards: { ...upwards, data: upwards.data.toReversed() } }];
  });
}

const cropOf = (page: Raster, edges: Edges): Raster => cutOnPaper(page, edges, margin);
