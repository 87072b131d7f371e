import { meet, unionOf, type Edges } from '../pages/prepare/text-lines.ts';
import type { Raster } from '../pages/raster.ts';
import { RowsOfSquares, firstRows, tile } from './squares-kernel.ts';

/** Bars and modules are about half black; text is less, and a portrait or a desk is more even. */
const [leastInk, mostInk] = [0.2, 0.75] as const;
/** Mean difference between neighbouring pixels, as a share of the paper's brightness. */
const leastContrast = 0.055;
/** The paper's brightness at a square is the brightest within this distance, in squares. */
const reach = 3;
/** Where the first rows of a square hold less than this share of that contrast, it is paper. */
const leastCalm = 0.12;
/** How much the edges agree in direction, 0 to 1: those of bars do, those of letters and modules do not. */
const leastOneWay = 0.55;
/** Smallest region of bars, in squares: the key of an invoice is low and long. */
const bars = { least: 8, side: 2, filled: 0.3 } as const;
/** Smallest region of modules, in squares: modules fill it, while lines of text leave paper between them. */
const modules = { least: 9, side: 3, filled: 0.7 } as const;
/** The quiet zone around a code belongs to it. */
const quiet = 2;
const [leastAround, around] = [3, 0.35] as const;

/** Regions of a picture as dark and as busy as a code, in any orientation. */
export function findCodePlaces({ width, height, data }: Raster): Edges[] {
  const [columns, rows] = [Math.floor(width / tile), Math.floor(height / tile)];
  const squares = squaresOf({ width, height, data }, columns, rows);
  const lightestBeside = mostBeside(squares.lightest, columns);
  const isBusy = Array.from(squares.lightest, (lightest, index) => {
    const contrast = squares.contrast[index] ?? 0;
    // Paper is at least this bright.
    if (contrast < leastContrast * lightest) return false;
    const paper = mostAboveAndBelow(lightestBeside, columns, index);
    const ink = 1 - (squares.brightness[index] ?? 0) / Math.max(1, paper);
    return ink >= leastInk && ink <= mostInk && contrast >= leastContrast * paper;
  });
  const isBars = isBusy.map((busy, index) => busy && (squares.oneWay[index] ?? 0) >= leastOneWay);
  const isModules = isBusy.map((busy, index) => busy && isBars[index] !== true);
  const places = [...regionsOf(isBars, columns, bars), ...regionsOf(isModules, columns, modules)].map(
    ({ left, top, right, bottom }) => ({
      left: Math.max(0, left - quiet) * tile,
      top: Math.max(0, top - quiet) * tile,
      right: Math.min(width, (right + 1 + quiet) * tile),
      bottom: Math.min(height, (bottom + 1 + quiet) * tile),
    }),
  );
  return places.reduce(withJoined, []);
}

/** The regions, grown so that a code of which only a part is busy lies within: by squares and by a share of the longer side. */
export function withSurroundings(places: readonly Edges[], { width, height }: Raster): Edges[] {
  return places
    .map(({ left, top, right, bottom }) => {
      const reach = Math.max(leastAround * tile, Math.round(around * Math.max(right - left, bottom - top)));
      return {
        left: Math.max(0, left - reach),
        top: Math.max(0, top - reach),
        right: Math.min(width, right + reach),
        bottom: Math.min(height, bottom + reach),
      };
    })
    .reduce<Edges[]>(withJoined, []);
}

/** A wide space may divide the bars of one code. */
function withJoined(places: readonly Edges[], place: Edges): Edges[] {
  const met = places.find((other) => meet(other, place));
  if (met === undefined) return [...places, place];
  return withJoined(
    places.filter((other) => other !== met),
    unionOf(met, place),
  );
}

/** What each square of a picture looks like, row by row. */
interface Squares {
  readonly brightness: Float64Array;
  readonly contrast: Float64Array;
  readonly lightest: Uint8Array;
  readonly oneWay: Float64Array;
}

function squaresOf({ width, data }: Raster, columns: number, rows: number): Squares {
  const count = columns * rows;
  const squares: Squares = {
    brightness: new Float64Array(count),
    contrast: new Float64Array(count),
    lightest: new Uint8Array(count),
    oneWay: new Float64Array(count),
  };
  const pixels = (tile - 1) ** 2;
  const looked = new RowsOfSquares(width, 2 * leastCalm * leastContrast * (tile - 1) * firstRows);
  const { told } = looked;
  for (let row = 0; row < rows; row += 1) {
    if (columns > 0) looked.look(data, row);
    for (let column = 0; column < columns; column += 1) {
      const [square, at] = [row * columns + column, 6 * column];
      const [xx, yy, xy] = [told[at + 3] ?? 0, told[at + 4] ?? 0, told[at + 5] ?? 0];
      squares.brightness[square] = (told[at] ?? 0) / pixels;
      squares.contrast[square] = (told[at + 1] ?? 0) / pixels / 2;
      squares.lightest[square] = told[at + 2] ?? 0;
      squares.oneWay[square] = Math.hypot(xx - yy, 2 * xy) / Math.max(1, xx + yy);
    }
  }
  return squares;
}

/** The greatest value within reach of each place in its row. */
function mostBeside(values: Uint8Array, columns: number): Uint8Array {
  const most = new Uint8Array(values.length);
  for (let first = 0; first < values.length; first += columns)
    for (let column = 0; column < columns; column += 1) {
      const last = first + Math.min(columns - 1, column + reach);
      let here = 0;
      for (let at = first + Math.max(0, column - reach); at <= last; at += 1)
        if ((values[at] ?? 0) > here) here = values[at] ?? 0;
      most[first + column] = here;
    }
  return most;
}

/** The greatest value within reach of a place in its column. */
function mostAboveAndBelow(values: Uint8Array, columns: number, index: number): number {
  let most = 0;
  for (let rows = -reach; rows <= reach; rows += 1) {
    const value = values[index + rows * columns] ?? 0;
    if (value > most) most = value;
  }
  return most;
}

/** Bounding boxes of connected squares; those too small for a code are dropped. */
function regionsOf(
  isBusy: readonly boolean[],
  columns: number,
  { least, side, filled }: typeof bars | typeof modules,
): Edges[] {
  const rows = isBusy.length / columns;
  const seen = new Uint8Array(isBusy.length);
  const regions: Edges[] = [];
  for (let start = 0; start < isBusy.length; start += 1) {
    if (seen[start] === 1 || isBusy[start] !== true) continue;
    const found = [start];
    seen[start] = 1;
    for (const at of found) {
      const [column, row] = [at % columns, Math.floor(at / columns)];
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
          const next = y * columns + x;
          if (seen[next] === 1 || isBusy[next] !== true) continue;
          seen[next] = 1;
          found.push(next);
        }
      }
    }
    const [xs, ys] = [found.map((at) => at % columns), found.map((at) => Math.floor(at / columns))];
    const [left, right] = [xs.reduce((a, b) => Math.min(a, b)), xs.reduce((a, b) => Math.max(a, b))];
    const [top, bottom] = [ys.reduce((a, b) => Math.min(a, b)), ys.reduce((a, b) => Math.max(a, b))];
    const [across, down] = [right - left + 1, bottom - top + 1];
    const isFilled = found.length >= Math.max(least, filled * across * down);
    if (isFilled && Math.min(across, down) >= side) regions.push({ left, top, right, bottom });
  }
  return regions;
}
