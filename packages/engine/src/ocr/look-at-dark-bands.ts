import { usualInk } from '../pages/prepare/components.ts';
import {
  findInk,
  linesOfInk,
  meet,
  moved,
  unionOf,
  type Edges,
  type TextLine,
} from '../pages/prepare/text-lines.ts';
import { cutOnPaper, negativeOf, whitened, type Raster } from '../pages/raster.ts';
import { cropOf, onPage } from './line-crop.ts';
import type { ReadWord } from './recogniser.ts';
import type { LightLine } from './light-lines.ts';
import { meanConfidence, type SecondLook } from './second-pass.ts';
import { linesOfWords, withLines } from './words-of-lines.ts';

/** Unbroken ink of at least this length, in glyph heights, is the edge of a band, above or below its letters; and of a cell of a row of them. */
const [leastEdge, leastCell] = [12, 3] as const;
/** Greatest difference of the edges of cells in one row, and of the runs of one tag, in glyph heights. */
const mostUneven = 0.5;
/** Heights of a band, in glyph heights: lower ones are rules, taller ones are pictures. */
const [lowest, tallest] = [1.2, 5] as const;
/** Letters across a whole band part its upper edge from its lower one by at most this, in glyph heights. */
const mostParted = 2;
/** Share of a band's pixels that are dark, beside its letters; a box between two rules has far fewer. */
const leastDark = 0.55;
/** Share of dark pixels of a row of a band, and of each half of a column, where they cut letters; a rule of the box beside a tag is in one half. */
const [leastOfRow, leastOfHalf] = [0.2, 0.15] as const;
/** Least number of tags of one height on a form that has its labels on them, and greatest height of a tag, in glyph heights. */
const [leastTags, tallestTag] = [3, 4] as const;
/** A form has fewer rows of bands, and fewer tags; more are a pattern. */
const [mostBands, mostTags] = [24, 60] as const;
/** Longest stroke of a light letter, in glyph heights, and the share of a band's height that is its upper or lower edge. */
const [longestStroke, ofEdge] = [1.5, 0.3] as const;
/** Least letters of a title in a band, and least confidence of its reading. */
const [leastGlyphs, believable] = [2, 60] as const;
/** Words at least this sure that cover at least this share of a line have read it. */
const [sureConfidence, leastCovered] = [60, 0.75] as const;

/** What the edge of a band is read as. */
const isEdge = /^[|¦_[\]—-]+$/u;

/** The dark boxes of a page that may hold light words: bands of titles, and tags with labels. */
interface DarkCells {
  readonly bands: readonly Edges[];
  readonly tags: readonly Edges[];
}

/**
 * Reads the light titles of dark bands, and labels of tags, that a reading of the whole page missed, each as dark on light, cut out of `ruled`:
 * the page with its rules. What erases rules takes the upper edges of tags with those of their boxes.
 */
export function lookAtDarkBands(
  page: Raster,
  glyphHeight: number,
  words: readonly ReadWord[],
  ruled = page,
  { bands, tags }: DarkCells = darkCells(page, glyphHeight),
): SecondLook {
  const light = [...bands, ...tags].flatMap((band) => {
    const whole = grownInHeight(ruled, band, tallestTag * glyphHeight);
    return linesIn(ruled, whole, glyphHeight);
  });
  const missed = light.filter(({ line }) => !isRead(line, words));
  const lines = missed.map(({ line }) => line);
  return {
    crops: missed.map(({ crop }) => crop),
    improve: (before, readings) => {
      const better = lines.flatMap((line, index) => {
        const read = (readings[index] ?? [])
          .filter(({ text }) => !isEdge.test(text))
          .map((word) => onPage(word, line));
        return meanConfidence(read) < believable ? [] : [{ line, read }];
      });
      return better.length === 0 ? [...before] : withLines(before, better, linesOfWords(before, lines));
    },
  };
}

function isRead(line: TextLine, words: readonly ReadWord[]): boolean {
  const covered = words
    .filter((word) => word.conf >= sureConfidence && /[\p{L}\d]{2}/u.test(word.text) && meet(word, line))
    .reduce((sum, { left, right }) => sum + Math.min(right, line.right) - Math.max(left, line.left), 0);
  return covered >= leastCovered * (line.right - line.left);
}

/** The dark bands of a page, and its tags: what is between unbroken runs of ink one above the other. */
export function darkCells(page: Raster, glyphHeight: number): DarkCells {
  if (glyphHeight === 0) return { bands: [], tags: [] };
  const isCell = (band: Edges): boolean => {
    const tall = (band.bottom - band.top) / glyphHeight;
    return tall >= lowest && tall <= tallest && shareOfInk(page, band) >= leastDark;
  };
  const cells = cellsAmong(page, longRuns(page, Math.ceil(leastCell * glyphHeight)), glyphHeight, isCell);
  const bands = cells.filter((band) => isLong(band, glyphHeight));
  // A heading's dark row may be parted by light rules into cells, of which some are narrow.
  const isInRow = (cell: Edges, row: readonly Edges[]): boolean =>
    row.some((band) => {
      const uneven = Math.max(Math.abs(band.top - cell.top), Math.abs(band.bottom - cell.bottom));
      return uneven < mostUneven * glyphHeight;
    });
  const long = cells.filter((cell) => bands.includes(cell) || isInRow(cell, bands));
  // Where the rules of a table are erased, they cut the bands that they meet.
  const rows = bands.filter((band, index) => !isInRow(band, bands.slice(0, index)));
  const tags = tagsAmong(
    cells.filter((cell) => !long.includes(cell)),
    glyphHeight,
  );
  return { bands: rows.length > mostBands ? [] : long, tags: tags.length > mostTags ? [] : tags };
}

/** Unbroken runs of ink of at least this length, in every other row of a page, from its top. */
function longRuns({ width, height, data }: Raster, least: number): Edges[] {
  const runs: Edges[] = [];
  for (let y = 0; y < height; y += 2) {
    const row = y * width;
    // A run of the least length has a pixel at one of the multiples of it.
    for (let at = least - 1; at < width; at += least) {
      if ((data[row + at] ?? 255) >= usualInk) continue;
      let [left, right] = [at, at + 1];
      while (left > 0 && (data[row + left - 1] ?? 255) < usualInk) left -= 1;
      while (right < width && (data[row + right] ?? 255) < usualInk) right += 1;
      if (right - left < least) continue;
      runs.push({ left, right, top: y, bottom: y + 2 });
      at = Math.max(at, right - (right % least));
    }
  }
  return runs;
}

type IsTogether = (run: Edges, group: Edges) => boolean;

/** Runs together with those above them that are near and fit. */
function groupsOf(runs: readonly Edges[], glyphHeight: number, isTogether: IsTogether) {
  const groups: { band: Edges; runs: Edges[] }[] = [];
  for (const run of runs) {
    const near = groups.findLast(
      ({ band }) => run.top - band.bottom < mostParted * glyphHeight && isTogether(run, band),
    );
    if (near === undefined) groups.push({ band: run, runs: [run] });
    else {
      near.band = unionOf(near.band, run);
      near.runs.push(run);
    }
  }
  return groups;
}

/**
 * Runs one above the other that are a dark cell together; where they are none, the dark cells around those of one width: a tag hangs from the rule
 * of its box, which may be in pieces, or close below another box.
 */
function cellsAmong(
  page: Raster,
  runs: readonly Edges[],
  glyphHeight: number,
  isCell: (band: Edges) => boolean,
): Edges[] {
  const isOver: IsTogether = (run, band) => band.left < run.right && band.right > run.left;
  const isAsWide: IsTogether = (run, band) =>
    Math.max(Math.abs(run.left - band.left), Math.abs(run.right - band.right)) < mostUneven * glyphHeight;
  const wide = ({ left, right }: Edges): number => right - left;
  const cells = groupsOf(runs, glyphHeight, isOver).flatMap(({ band, runs: own }) =>
    isCell(band)
      ? [band]
      : groupsOf(own, glyphHeight, isAsWide)
          .map((alike) => grown(page, alike.band, 2 * tallest * glyphHeight))
          .filter(isCell),
  );
  const widest = cells.toSorted((one, other) => wide(other) - wide(one));
  return widest.filter((cell, index) => !widest.slice(0, index).some((wider) => meet(cell, wider)));
}

/** Edges moved over the rows and columns around them that are dark but for light letters, up to a height that no band has. */
function grown(page: Raster, edges: Edges, mostHeight: number): Edges {
  const { top, bottom } = grownInHeight(page, edges, mostHeight);
  let { left, right } = edges;
  const middle = Math.round((top + bottom) / 2);
  const halves = [
    { top, bottom: middle },
    { top: middle, bottom },
  ] as const;
  const isColumn = (x: number): boolean =>
    halves.every((half) => shareOfInk(page, { left: x, right: x + 1, ...half }) >= leastOfHalf);
  while (left > 0 && isColumn(left - 1)) left -= 1;
  while (right < page.width && isColumn(right)) right += 1;
  return { left, top, right, bottom };
}

function grownInHeight(page: Raster, edges: Edges, mostHeight: number): Edges {
  let { top, bottom } = edges;
  const isRow = (y: number): boolean => shareOfInk(page, { ...edges, top: y, bottom: y + 1 }) >= leastOfRow;
  while (top > 0 && bottom - top < mostHeight && isRow(top - 1)) top -= 1;
  while (bottom < page.height && bottom - top < mostHeight && isRow(bottom)) bottom += 1;
  return { ...edges, top, bottom };
}

/** The small dark boxes of which each holds a label: there are several, of one height. */
function tagsAmong(cells: readonly Edges[], glyphHeight: number): Edges[] {
  const heightOf = ({ top, bottom }: Edges): number => bottom - top;
  const low = cells.filter((cell) => heightOf(cell) <= tallestTag * glyphHeight);
  const isAsHigh = (one: Edges, other: Edges): boolean =>
    Math.abs(heightOf(one) - heightOf(other)) < mostUneven * glyphHeight;
  return low.filter((cell) => low.filter((other) => isAsHigh(cell, other)).length >= leastTags);
}

const isLong = ({ left, right }: Edges, glyphHeight: number): boolean =>
  right - left >= leastEdge * glyphHeight;

function shareOfInk({ width, data }: Raster, { left, top, right, bottom }: Edges): number {
  let dark = 0;
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) if ((data[y * width + x] ?? 255) < usualInk) dark += 1;
  return dark / Math.max(1, (right - left) * (bottom - top));
}

/** The lines of light letters in a band, each cut out as dark on light. */
function linesIn(page: Raster, band: Edges, glyphHeight: number): LightLine[] {
  const dark = cutOnPaper(page, band, 0);
  const negative = withoutPaper(whitened(negativeOf(dark), darknessOf(dark)), glyphHeight);
  return linesOfInk(negative, findInk(negative), { glyphHeight })
    .filter(({ glyphs }) => glyphs >= leastGlyphs)
    .map((line) => ({ line: moved(line, band.left, band.top), crop: cropOf(negative, line) }));
}

/** A negative without runs of ink longer than a stroke at its edges: the paper around a band, and what was a rule across its top. */
function withoutPaper({ width, height, data }: Raster, glyphHeight: number): Raster {
  const without = Uint8Array.from(data);
  for (let y = 0; y < height; y += 1) {
    const [start, end] = [y * width, (y + 1) * width];
    const isOuter = Math.min(y, height - 1 - y) < ofEdge * height;
    for (let from = start; from < end; from += 1) {
      let to = from;
      while (to < end && (data[to] ?? 255) < usualInk) to += 1;
      const isAtEnd = from === start || to === end;
      if ((isOuter || isAtEnd) && to - from > longestStroke * glyphHeight) without.fill(255, from, to);
      from = to;
    }
  }
  return { width, height, data: without };
}

/** Mean level of a band's dark pixels. */
function darknessOf({ data }: Raster): number {
  let [sum, count] = [0, 0];
  for (const value of data) {
    if (value >= usualInk) continue;
    sum += value;
    count += 1;
  }
  return sum / Math.max(1, count);
}
