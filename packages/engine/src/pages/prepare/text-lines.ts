import type { Raster } from '../raster.ts';
import { findComponentsAt, usualInk, type ComponentBoxes } from './components.ts';

/** Edges in pixels of a prepared page; right and bottom are exclusive. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const unionOf = (a: Edges, b: Edges): Edges => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** The same at another place, so many pixels right and down. */
export const moved = <T extends Edges>(edges: T, x: number, y: number): T => ({
  ...edges,
  left: edges.left + x,
  top: edges.top + y,
  right: edges.right + x,
  bottom: edges.bottom + y,
});

export const meet = (a: Edges, b: Edges): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export type Band = Pick<Edges, 'top' | 'bottom'>;

/** The height that both have in common, in their own unit; less than none where one lies below the other. */
export const sharedHeight = (a: Band, b: Band): number =>
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);

/** The same as a share of the lower one's height. */
export const shareOfHeight = (a: Edges, b: Edges): number =>
  sharedHeight(a, b) / Math.max(1, Math.min(a.bottom - a.top, b.bottom - b.top));

/** Whether the middle of the first is within the other. */
export const isWithin = ({ left, top, right, bottom }: Edges, other: Edges): boolean =>
  meet(
    {
      left: (left + right) / 2,
      right: (left + right) / 2,
      top: (top + bottom) / 2,
      bottom: (top + bottom) / 2,
    },
    other,
  );

/** A line of text of a prepared page. */
export interface TextLine extends Edges {
  /** Index of the row on the page: lines beside each other share one. */
  readonly row: number;
  /** Components of ink the size of characters. */
  readonly glyphs: number;
}

/** Small labels of cards are printed pale; darker ink is searched first, because at a pale level patterns join the letters. */
export const palestInk = 210;
const inkLevels = [usualInk, 175, palestInk] as const;
/** Range of character heights, in median glyph heights; several characters may touch each other. */
const [leastHeight, mostHeight] = [0.45, 2.8] as const;
/** Figures of a machine-readable zone are taller than its letters, and may be this much taller than a card's small print: a line of so many, some of them tall. */
const [mostHeightOfZone, leastOfZone, leastTall] = [4, 20, 2] as const;
const widestTouching = 9;
const thinnest = 0.16;
/** A dash is low and wide, in median glyph heights: with a space on either side it separates words by more than any gap. */
const dash = { height: [0.06, 0.3], width: [0.25, 1.3] } as const;
/** A point, or one of a colon, and a comma, in median glyph heights; and how far it stands behind its letter and from the line's foot, in the line's. */
const point = { height: [0.08, 0.42], width: [0.08, 0.35], behind: 0.5, offFoot: 0.22 } as const;
/** Neighbours on a line share this much of the lower one's height, are at most this far apart and differ at most by this factor, in their own heights. */
const leastShared = 0.5;
const widestGap = 1.3;
const mostUneven = 2.1;
/** Room for accents above the letters, for tails below, and beside them, in line heights. */
const [accents, tails, beside] = [0.42, 0.3, 0.25] as const;
/** A lone component is a mark, unless it is as tall as a letter. */
const leastGlyphs = 2;
const leastAlone = 0.85;
/** Letters of a blood group, before its sign. */
const mostOfGroup = 2;
const mostLines = 240;
/** A page of a form has as many cells: the shortest, its amounts, would be left out. */
const mostCells = 600;
const glyphsBetweenClosings = 64;

interface Growing {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Sorted: the median is asked for far more often than one is added. */
  heights: number[];
  /** Right edge of a dash after its last glyph. */
  reach?: number;
  /** Right edge of a point or comma after it. */
  pointed?: number;
}

/** Boxes of a page's ink at each of the levels. */
export type Ink = readonly ComponentBoxes[];

export const findInk = (page: Raster): Ink => findComponentsAt(page, inkLevels);

/** The ink of a page as it is when the page is turned a quarter clockwise. */
export function inkOnItsSide(ink: Ink, { height }: Raster): Ink {
  return ink.map((boxes) => {
    const turned: (readonly [number, number, number, number])[] = [];
    for (let at = 0; at < boxes.length; at += 4) {
      const [left = 0, top = 0, right = 0, bottom = 0] = boxes.subarray(at, at + 4);
      turned.push([height - 1 - bottom, left, height - 1 - top, right]);
    }
    // From top to bottom, as they would be found.
    return Int32Array.from(turned.toSorted((a, b) => a[1] - b[1] || a[0] - b[0]).flat());
  });
}

/**
 * Finds lines of text by their characters alone: of similar height, side by side on one level. A recogniser that looks for blocks
 * loses lines among the frames, portraits and patterns of a card; there, ink without a neighbour of its size is no text. The
 * regions of `without` are skipped.
 */
export function linesOfInk(
  page: Pick<Raster, 'width' | 'height'>,
  ink: Ink,
  {
    glyphHeight,
    without = [],
    most = mostLines,
  }: { glyphHeight: number; without?: readonly Edges[]; most?: number },
): TextLine[] {
  const found: Growing[] = [];
  const isOutside = outsideOf(without);
  for (const boxes of ink) {
    const all = glyphsOf(boxes, glyphHeight, mostHeightOfBrand).filter(isOutside);
    // Copies, because glyphs that are chained grow to be their line.
    const glyphsUpTo = (tallest: number): Growing[] =>
      all
        .filter(({ heights: [height = 0] }) => height <= tallest * glyphHeight)
        .map((glyph) => ({ ...glyph, heights: [...glyph.heights] }));
    const brands = brandLines(all, glyphHeight);
    const large = [...largeLines(glyphsUpTo(mostHeightOfZone), glyphHeight), ...brands];
    const glyphs = glyphsUpTo(mostHeight).filter((glyph) => !large.some((each) => isWithin(glyph, each)));
    for (const line of [...large, ...chain(glyphs, glyphHeight)]) {
      const known = found.filter((other) => overlaps(line, other));
      const [first, ...others] = known;
      if (first === undefined) found.push(line);
      // A line that begins or continues paler is one line; one that spans several heights is a pattern.
      else if (known.every((other) => isOneLevel(other, line) || isPiece(other, line))) {
        for (const other of others) found.splice(found.indexOf(other), 1);
        const glyphs = Math.max(line.heights.length, ...known.map(({ heights }) => heights.length));
        for (const part of [...others, line]) widen(first, part);
        // The same glyphs were found at both levels.
        first.heights = first.heights.filter((_height, index, all) => (index * glyphs) % all.length < glyphs);
      }
    }
  }
  const lines = found
    .filter(({ heights }) => heights.length >= leastGlyphs || (heights[0] ?? 0) >= leastAlone * glyphHeight)
    .toSorted((a, b) => b.heights.length - a.heights.length)
    .slice(0, most);
  return inRows(lines).map(({ line, row }) => {
    const height = heightOf(line);
    return {
      left: Math.max(0, Math.floor(line.left - beside * height)),
      right: Math.min(page.width, Math.ceil(endOf(line) + beside * height)),
      top: Math.max(0, Math.floor(line.top - accents * height)),
      bottom: Math.min(page.height, Math.ceil(line.bottom + tails * height)),
      row,
      glyphs: line.heights.length,
    };
  });
}

/** Whether a glyph meets none of these regions: a page's negative has thousands of glyphs, and its print hundreds of lines. */
function outsideOf(regions: readonly Edges[]): (glyph: Growing) => boolean {
  const edges = Float64Array.from(
    regions.flatMap(({ left, top, right, bottom }) => [left, top, right, bottom]),
  );
  return ({ left, top, right, bottom }) => {
    for (let at = 0; at < edges.length; at += 4)
      if (
        (edges[at + 1] ?? 0) < bottom &&
        top < (edges[at + 3] ?? 0) &&
        (edges[at] ?? 0) < right &&
        left < (edges[at + 2] ?? 0)
      )
        return false;
    return true;
  };
}

/** Where a line ends: a dash behind one or two letters is a part of them, as of a blood group. */
const endOf = ({ right, reach = right, pointed = right, heights }: Growing): number =>
  Math.max(right, pointed, heights.length <= mostOfGroup ? reach : right);

export const findTextLines = (page: Raster, glyphHeight: number, most = mostLines): TextLine[] =>
  linesOfInk(page, findInk(page), { glyphHeight, most });

const cells = new WeakMap<Raster, readonly TextLine[]>();

/** The text lines of a prepared page, as many as a form has; found once, for looking at it again in several ways. */
export function findCells(page: Raster, glyphHeight: number): readonly TextLine[] {
  const found = cells.get(page) ?? findTextLines(page, glyphHeight, mostCells);
  cells.set(page, found);
  return found;
}

function glyphsOf(boxes: ComponentBoxes, glyphHeight: number, tallest: number): Growing[] {
  const glyphs: Growing[] = [];
  for (let at = 0; at < boxes.length; at += 4) {
    const left = boxes[at] ?? 0;
    const top = boxes[at + 1] ?? 0;
    const right = boxes[at + 2] ?? 0;
    const bottom = boxes[at + 3] ?? 0;
    const width = right - left + 1;
    const height = bottom - top + 1;
    if ([isDash, isPoint].some((isMark) => isMark(width / glyphHeight, height / glyphHeight))) {
      glyphs.push({ left, top, right: right + 1, bottom: bottom + 1, heights: [] });
      continue;
    }
    if (height < leastHeight * glyphHeight || height > tallest * glyphHeight) continue;
    if (width < 2 || width > widestTouching * height) continue;
    // The side of a frame.
    if (width < thinnest * height && height > 1.3 * glyphHeight) continue;
    glyphs.push({ left, top, right: right + 1, bottom: bottom + 1, heights: [height] });
  }
  return glyphs.toSorted((a, b) => a.left - b.left);
}

const mostOfZone = 3;

/** Long lines with characters taller than those of other text. */
function largeLines(glyphs: readonly Growing[], glyphHeight: number): Growing[] {
  const isTall = (height: number): boolean => height > mostHeight * glyphHeight;
  const tall = glyphs.filter(({ heights }) => heights.some(isTall));
  if (tall.length < leastTall) return [];
  const found = chain(glyphs, glyphHeight).filter(
    ({ heights }) => heights.length >= leastOfZone && heights.filter(isTall).length >= leastTall,
  );
  // A zone has no more lines; a page of large print has them all.
  return found.length > mostOfZone ? [] : found;
}

/**
 * A brand, or a card's number, in letters taller than other text has so many of them, at least so wide for their height, and differing at
 * most as capitals do from small letters; a card has few such lines.
 */
const [leastOfBrand, widthOfBrand, mostUnevenBrand, mostBrands] = [4, 0.3, 1.55, 2] as const;
/** Height of its letters, in median glyph heights: small print on a card's back is far below its front's. */
const mostHeightOfBrand = 6;
/** Small letters and narrower figures of such a line are at least this high, in median glyph heights. */
const leastHeightOfBrand = mostHeight / mostUnevenBrand;
/** Height of a point or dash between its figures and how far from the line's foot a point ends, as shares of the line's height; and how flat a dash is. */
const [pointOfLine, footOfLine, flatness] = [0.3, 0.2, 1.5] as const;

/** Lines of nothing but large letters, some of them tall, as of a brand: pieces of a picture have others among them. */
function brandLines(glyphs: readonly Growing[], glyphHeight: number): Growing[] {
  const isTall = (height: number): boolean => height > mostHeight * glyphHeight;
  const isLarge = ({ heights: [height = 0] }: Growing): boolean => height > leastHeightOfBrand * glyphHeight;
  const isWide = ({ left, right, heights: [height = 0] }: Growing): boolean =>
    right - left > widthOfBrand * height;
  if (!glyphs.some(({ heights }) => heights.some(isTall))) return [];
  const letters = glyphs.filter((glyph) => isLarge(glyph) && isWide(glyph));
  const large = letters.map((glyph) => ({ ...glyph, heights: [...glyph.heights] }));
  const low = glyphs.filter((glyph) => glyph.heights.length > 0 && !isLarge(glyph));
  const found = chain(large, glyphHeight).filter(
    (line) =>
      line.heights.length >= leastOfBrand &&
      isTall(line.heights.at(-1) ?? 0) &&
      (line.heights.at(-1) ?? 0) < mostUnevenBrand * (line.heights[0] ?? 0) &&
      !low.some((glyph) => isWithin(glyph, line) && !isMarkOf(glyph, line, letters)),
  );
  return found.length > mostBrands ? [] : found;
}

/** The dot within a zero or over a letter, or a point or dash between figures. */
function isMarkOf(mark: Growing, line: Growing, letters: readonly Growing[]): boolean {
  const [height, own] = [line.bottom - line.top, mark.bottom - mark.top];
  const isAtFoot = line.bottom - mark.bottom <= footOfLine * height;
  const isOver = mark.top <= line.top;
  const isFlat = mark.right - mark.left > flatness * own;
  return (
    (own <= pointOfLine * height && (isAtFoot || isFlat || isOver)) ||
    letters.some(
      ({ left, top, right, bottom }) =>
        mark.left > left && mark.right < right && mark.top > top && mark.bottom < bottom,
    )
  );
}

/** Character height of a line, without the room for accents and tails. */
export const glyphHeightOf = ({ top, bottom }: TextLine): number => (bottom - top) / (1 + accents + tails);

/** Room that is left beyond the letters of a line without accents and tails, in their height. */
const ofEdges = 0.06;

/** A line of letters that have no accents and tails, without the room for them: the foot of a label may be in it. */
export function withoutRoom(line: TextLine): TextLine {
  const height = glyphHeightOf(line);
  return {
    ...line,
    top: Math.round(line.top + (accents - ofEdges) * height),
    bottom: Math.round(line.bottom - (tails - ofEdges) * height),
  };
}

const isDash = (width: number, height: number): boolean =>
  height >= dash.height[0] &&
  height <= dash.height[1] &&
  width >= dash.width[0] &&
  width <= dash.width[1] &&
  width > 1.5 * height;

const isPoint = (width: number, height: number): boolean =>
  height >= point.height[0] &&
  height <= point.height[1] &&
  width >= point.width[0] &&
  width <= point.width[1];

/** Adds each glyph to the line that ends nearest on its left, or begins a line with it; a dash or a point only extends the reach of lines. */
function chain(glyphs: readonly Growing[], glyphHeight: number): Growing[] {
  const lines: Growing[] = [];
  let open: Growing[] = [];
  for (const [index, glyph] of glyphs.entries()) {
    const [own] = glyph.heights;
    let best: { line: Growing; gap: number } | undefined;
    // Glyphs come from left to right: a line that ended too far back for the tallest of them never continues.
    if (index % glyphsBetweenClosings === 0)
      open = open.filter((line) => glyph.left - reachOf(line) <= widestGap * mostHeight * glyphHeight);
    if (own === undefined) {
      reachOver(open, glyph);
      continue;
    }
    for (const line of open) {
      // Nearly all lines are above or below.
      if (line.top >= glyph.bottom || line.bottom <= glyph.top) continue;
      const gap = glyph.left - reachOf(line);
      const other = heightOf(line);
      if (gap > widestGap * Math.max(own, other) || (best && gap >= best.gap)) continue;
      if (Math.max(own, other) > mostUneven * Math.min(own, other)) continue;
      if (sharedHeight(line, glyph) >= leastShared * Math.min(own, line.bottom - line.top))
        best = { line, gap };
    }
    if (best !== undefined) {
      widen(best.line, glyph);
      continue;
    }
    lines.push(glyph);
    open.push(glyph);
  }
  return lines;
}

/** A line's right edge, or that of a mark behind it; glyphs behind the mark reach farther. */
const reachOf = ({ right, reach = right, pointed = right }: Growing): number =>
  Math.max(right, reach, pointed);

/** Extends the reach of lines that end right before a dash in the middle of their height, or a point at their foot. */
function reachOver(lines: readonly Growing[], { left, top, right, bottom }: Growing): void {
  const middle = (top + bottom) / 2;
  for (const line of lines) {
    const height = line.bottom - line.top;
    // Of small letters the tallest tells the space between two words.
    const tallest = line.heights.at(-1) ?? 0;
    const isBehind = left >= line.right && left - line.right < widestGap * tallest;
    if (isBehind && middle > line.top + 0.25 * height && middle < line.bottom - 0.15 * height)
      line.reach = right;
    const isAtFoot = top < line.bottom && bottom > line.bottom - point.offFoot * height;
    if (isAtFoot && left >= line.right && left - line.right < point.behind * height) line.pointed = right;
  }
}

/** The band follows the glyphs: a line that is not quite level stays one. */
function widen(line: Growing, by: Growing): void {
  line.left = Math.min(line.left, by.left);
  line.right = Math.max(line.right, by.right);
  for (const height of by.heights) insert(line.heights, height);
  const weight = Math.max(1 / 6, by.heights.length / line.heights.length);
  line.top += (by.top - line.top) * weight;
  line.bottom += (by.bottom - line.bottom) * weight;
}

const overlaps = (a: Growing, b: Growing): boolean =>
  a.top < b.bottom &&
  b.top < a.bottom &&
  Math.min(a.right, b.right) > Math.max(a.left, b.left) &&
  sharedHeight(a, b) > 0.3 * Math.min(a.bottom - a.top, b.bottom - b.top);

const isOneLevel = (a: Growing, b: Growing): boolean =>
  Math.abs(a.top + a.bottom - b.top - b.bottom) < 0.6 * (a.bottom - a.top) &&
  Math.abs(a.bottom - a.top - b.bottom + b.top) < 0.5 * (a.bottom - a.top);

/** A piece of a thin glyph of the line, of which only the darkest part was ink at a darker level. */
const isPiece = ({ heights, top, bottom }: Growing, line: Growing): boolean =>
  heights.length < leastGlyphs && top >= line.top - 1 && bottom <= line.bottom + 1;

function insert(sorted: number[], value: number): void {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) < value) from = middle + 1;
    else to = middle;
  }
  sorted.splice(from, 0, value);
}

function heightOf({ heights }: Growing): number {
  return heights[heights.length >> 1] ?? 0;
}

/** Lines from top to bottom, those of one row from left to right. */
function inRows(lines: readonly Growing[]): { line: Growing; row: number }[] {
  const rows: Growing[][] = [];
  for (const line of lines.toSorted((a, b) => a.top + a.bottom - b.top - b.bottom)) {
    const last = rows.at(-1);
    const [first] = last ?? [];
    if (first && last && Math.abs(first.top + first.bottom - line.top - line.bottom) < heightOf(line))
      last.push(line);
    else rows.push([line]);
  }
  return rows.flatMap((row, index) =>
    row.toSorted((a, b) => a.left - b.left).map((line) => ({ line, row: index + 1 })),
  );
}
