import { fourBlack, inFours, type Raster } from '../raster.ts';
import { unionOf, type Edges } from './text-lines.ts';

/** Grey of a stamp's ink on a flattened page: darker is print, lighter is a tint. Where it fades out at its edges it is lighter. */
const [darkest, lightest, fading] = [88, 190, 225] as const;
/** Within the strokes of a stamp grey differs by at most this from one pixel to the next; in blurred print grey is the slope of a stroke. */
const mostSlope = 36;
/** Print over a stamp is darker than this, and than this share of the stamp. */
const [print, shareOfStamp] = [80, 0.65] as const;
/** Strokes of print are closed over this many pixels on each side; on a page of larger glyphs over the second number. */
const [thin, thick, largeGlyph] = [1, 2, 15] as const;
/** Every so many pixels are looked at, and squares of this size. */
const [stride, square] = [3, 24] as const;
/** Longest level or upright stretch of grey, in glyph heights: longer ones are rules and fills. */
const longestRun = 2.5;
/** Grey of less than this area, in squares of a glyph's height, is specks and edges, of more pictures, patterns and shades. */
const [leastGrey, mostGrey] = [3.5, 27] as const;
/** A stroke of print is at most this long, in glyph heights; a rule is longer. */
const longestStroke = 1.3;
/** Least places where print stands on or beside a piece of a stamp, and least such pieces: a logo has one or two. */
const [leastPrinted, leastPieces] = [8, 5] as const;
/** Pieces of one stamp are at most this far apart, in glyph heights, and differ at most by this grey. */
const [farthest, mostUnlike] = [1.5, 30] as const;
/** A stamp is at least this wide and high, in glyph heights; its edges reach this many pixels beyond its pieces. */
const [leastWidth, leastHeight, fringe] = [15, 10.5, 8] as const;
/** The power to which the rest of print is raised: closed strokes lose some of their edges. */
const darker = 1.5;

/**
 * A flattened page without the stamps that were put over its print. Their strokes are paler and thicker than those of print: with thin
 * strokes closed, what is left is the stamp, and print is as dark as it is beside that. Grey that no print stands on, or near, stays.
 */
export function withoutStamps(flat: Raster, glyphHeight: number): Raster {
  const squares = greySquares(flat, glyphHeight);
  if (squares.length === 0) return flat;
  const reach = glyphHeight < largeGlyph ? thin : thick;
  const pieces = piecesOf(flat, greyOf(flat, squares, reach), glyphHeight);
  const chosen = pieces.filter(({ printed }) => printed >= leastPrinted);
  const open = new Set(pieces.filter(({ printed }) => printed < leastPrinted));
  const apart = farthest * glyphHeight;
  for (const piece of chosen)
    for (const other of open)
      if (isNear(piece, other, apart) && Math.abs(piece.mean - other.mean) <= mostUnlike) {
        chosen.push(other);
        open.delete(other);
      }
  const stamps = joined(chosen, apart).filter(
    (area) =>
      area.right - area.left >= leastWidth * glyphHeight &&
      area.bottom - area.top >= leastHeight * glyphHeight &&
      chosen.filter((piece) => piece.printed >= leastPrinted && isNear(piece, area, 0)).length >= leastPieces,
  );
  return stamps.length === 0 ? flat : corrected(flat, stamps, reach);
}

const isGrey = (value: number): boolean => value >= darkest && value <= lightest;
const isPrint = (value: number): boolean => value < print;
/** Ranges of values: of grey, and of print. */
const [greys, prints] = [
  [darkest, lightest],
  [0, print - 1],
] as const;

/** The squares of the page with, or beside, grey strokes that are neither rules nor fills; none where there are hardly any. */
function greySquares({ width, height, data }: Raster, glyphHeight: number): Edges[] {
  const columns = Math.ceil(width / square);
  const marked = new Set<number>();
  const most = Math.ceil(longestRun * glyphHeight);
  let samples = 0;
  for (let y = most + 1; y < height - most - 1; y += stride)
    for (let x = most + 1; x < width - most - 1; x += stride) {
      const at = y * width + x;
      if (!isGrey(data[at] ?? 255) || !isFlat(data, at, width)) continue;
      if (runOf(data, greys, { at, step: 1, most }) >= most) continue;
      if (runOf(data, greys, { at, step: width, most }) >= most) continue;
      samples += 1;
      const index = Math.floor(y / square) * columns + Math.floor(x / square);
      for (const beside of [0, 1, -1, columns, -columns]) marked.add(index + beside);
    }
  const area = (samples * stride ** 2) / glyphHeight ** 2;
  if (!(area >= leastGrey && area <= mostGrey)) return [];
  return [...marked].map((index) => {
    const [left, top] = [(index % columns) * square, Math.floor(index / columns) * square];
    return { left, top, right: left + square, bottom: top + square };
  });
}

/** Whether a place has the same grey all around it. */
function isFlat(data: Uint8Array, at: number, width: number): boolean {
  let [least, most] = [255, 0];
  for (let row = at - width; row <= at + width; row += width)
    for (let place = row - 1; place <= row + 1; place += 1) {
      const value = data[place] ?? 255;
      if (value < least) least = value;
      if (value > most) most = value;
    }
  return isGrey(least) && isGrey(most) && most - least <= mostSlope;
}

/** Length of the stretch of values of a range around a place, up to `most` on each side. */
function runOf(
  data: Uint8Array,
  [least, greatest]: readonly [number, number],
  { at, step, most }: { readonly at: number; readonly step: number; readonly most: number },
): number {
  let [from, to] = [0, 0];
  for (let place = at - step; from < most; from += 1, place -= step) {
    const value = data[place] ?? 255;
    if (value < least || value > greatest) break;
  }
  for (let place = at + step; to < most; to += 1, place += step) {
    const value = data[place] ?? 255;
    if (value < least || value > greatest) break;
  }
  return from + to + 1;
}

/** An area of the page, row by row, with thin strokes closed: the darkest of the lightest pixels around each. */
function closed(
  { width, height, data }: Raster,
  { left, top, right, bottom }: Edges,
  reach: number,
): Uint8Array {
  const around = { left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach };
  const wide = around.right - around.left;
  const rows = { from: Math.max(0, around.top - reach), to: Math.min(height, around.bottom + reach) };
  const across = new Uint8Array(wide * Math.max(0, rows.to - rows.from));
  for (let y = rows.from, into = 0; y < rows.to; y += 1)
    for (let x = around.left; x < around.right; x += 1, into += 1) {
      const last = y * width + Math.min(width - 1, x + reach);
      let most = 0;
      for (let at = y * width + Math.max(0, x - reach); at <= last; at += 1)
        if ((data[at] ?? 255) > most) most = data[at] ?? 255;
      across[into] = most;
    }
  const lighter = new Uint8Array(wide * (around.bottom - around.top));
  for (let y = around.top, into = 0; y < around.bottom; y += 1) {
    const last = Math.min(rows.to - 1, y + reach) - rows.from;
    for (let x = 0; x < wide; x += 1, into += 1) {
      let most = 0;
      for (let row = Math.max(rows.from, y - reach) - rows.from; row <= last; row += 1)
        if ((across[row * wide + x] ?? 0) > most) most = across[row * wide + x] ?? 0;
      lighter[into] = most;
    }
  }
  const values = new Uint8Array((right - left) * (bottom - top));
  for (let y = 0, into = 0; y < bottom - top; y += 1)
    for (let x = 0; x < right - left; x += 1, into += 1) {
      let least = 255;
      for (let row = y; row <= y + 2 * reach; row += 1)
        for (let at = row * wide + x; at <= row * wide + x + 2 * reach; at += 1)
          if ((lighter[at] ?? 255) < least) least = lighter[at] ?? 255;
      values[into] = least;
    }
  return values;
}

/** In these squares the page with thin strokes closed, where that is grey; 0 elsewhere. */
function greyOf(flat: Raster, squares: readonly Edges[], reach: number): Uint8Array {
  const { width, height } = flat;
  const grey = new Uint8Array(width * height);
  for (const each of squares) {
    const values = closed(flat, each, reach);
    for (let y = Math.max(0, each.top); y < Math.min(height, each.bottom); y += 1)
      for (let x = Math.max(0, each.left); x < Math.min(width, each.right); x += 1) {
        const value = values[(y - each.top) * square + x - each.left] ?? 255;
        if (isGrey(value)) grey[y * width + x] = value;
      }
  }
  return grey;
}

/** Connected grey; right and bottom are inclusive. */
interface Piece extends Edges {
  readonly mean: number;
  /** Number of its pixels that print stands on or beside. */
  readonly printed: number;
}

function piecesOf({ width, data }: Raster, grey: Uint8Array, glyphHeight: number): Piece[] {
  const known = new Uint8Array(grey.length);
  const most = Math.ceil(longestStroke * glyphHeight);
  const around = [1, -1, width, -width, width + 1, width - 1, -width + 1, -width - 1];
  const pieces: Piece[] = [];
  const fours = inFours(grey);
  for (let start = 0; start < grey.length; start += 1) {
    if ((start & 3) === 0) while (fours[start >> 2] === fourBlack) start += 4;
    if (start >= grey.length || known[start] === 1 || !isInner(grey, start, width)) continue;
    const pixels = [start];
    known[start] = 1;
    let [sum, printed, left, right, bottom] = [0, 0, width, 0, 0];
    for (let next = 0; next < pixels.length; next += 1) {
      const at = pixels[next] ?? 0;
      const column = at % width;
      sum += grey[at] ?? 0;
      if (isPrinted(data, at, { grey: grey[at] ?? 0, width, most })) printed += 1;
      [left, right] = [Math.min(left, column), Math.max(right, column)];
      bottom = Math.max(bottom, Math.floor(at / width));
      for (const step of around)
        if (known[at + step] === 0 && isInner(grey, at + step, width)) {
          known[at + step] = 1;
          pixels.push(at + step);
        }
    }
    // The first pixel is of the highest row.
    const top = Math.floor(start / width);
    pieces.push({ mean: sum / pixels.length, printed, left, top, right, bottom });
  }
  return pieces;
}

/** Whether a pixel is grey with grey on all four sides. */
const isInner = (grey: Uint8Array, at: number, width: number): boolean =>
  (grey[at] ?? 0) > 0 &&
  (grey[at + 1] ?? 0) > 0 &&
  (grey[at - 1] ?? 0) > 0 &&
  (grey[at + width] ?? 0) > 0 &&
  (grey[at - width] ?? 0) > 0;

/** Whether print stands on a pixel of a stamp or beside it. */
function isPrinted(
  data: Uint8Array,
  at: number,
  { grey, width, most }: { readonly grey: number; readonly width: number; readonly most: number },
): boolean {
  if ((data[at] ?? 255) < shareOfStamp * grey && runOf(data, prints, { at, step: 1, most }) <= most)
    return true;
  for (const aside of [-3, 3, -3 * width, 3 * width]) {
    const beside = at + aside;
    if (
      isPrint(data[beside] ?? 255) &&
      runOf(data, prints, { at: beside, step: 1, most }) <= most &&
      runOf(data, prints, { at: beside, step: width, most }) <= most
    )
      return true;
  }
  return false;
}

const isNear = (a: Edges, b: Edges, most: number): boolean =>
  Math.max(a.left, b.left) - Math.min(a.right, b.right) <= most &&
  Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom) <= most;

/** The boxes of pieces, one for those that are near each other. */
function joined(pieces: readonly Edges[], most: number): Edges[] {
  let areas: Edges[] = [];
  for (const piece of pieces) {
    const near = areas.filter((area) => isNear(area, piece, most));
    areas = [...areas.filter((area) => !near.includes(area)), near.reduce(unionOf, piece)];
  }
  return areas;
}

/** The page with what is thick and grey in these areas as light as paper, and what stands on it in proportion. */
function corrected(flat: Raster, areas: readonly Edges[], reach: number): Raster {
  const { width, height, data } = flat;
  const result = new Uint8Array(data);
  for (const area of areas) {
    const around = {
      left: Math.max(0, area.left - fringe),
      top: Math.max(0, area.top - fringe),
      right: Math.min(width, area.right + fringe),
      bottom: Math.min(height, area.bottom + fringe),
    };
    const values = closed(flat, around, reach);
    for (let y = around.top; y < around.bottom; y += 1)
      for (let x = around.left; x < around.right; x += 1) {
        const value = values[(y - around.top) * (around.right - around.left) + x - around.left] ?? 255;
        const at = y * width + x;
        if (value >= darkest && value <= fading)
          result[at] = 255 * Math.min(1, (data[at] ?? 255) / value) ** darker;
      }
  }
  return { width, height, data: result };
}
