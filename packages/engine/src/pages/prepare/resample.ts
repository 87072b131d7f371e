import type { Raster } from '../raster.ts';
import { DarkRuns } from './vector/dark-runs.ts';
import { spaceIn } from './vector/assemble.ts';
import { RotatedRows } from './vector/rotate-rows.ts';
import { enlargeKernels, weightBits } from './vector/enlarge-kernels.ts';

/** Number of positions between two pixels with weights of their own. */
const phases = 64;
/** Kernel size: an enlarged pixel is interpolated from this many pixels of a row, then of a column. */
const taps = 4;
/** Pixels of a row handled as one block: where all of its sources are paper it is paper too. */
const blockWidth = 16;
const paper = 255;
/** Lighter pixels count as paper. */
const nearlyPaper = 247;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Enlarges a page by cubic interpolation. What is nearly paper becomes white, except on blurred pages, which are enlarged as the library of
 * pictures does, to the last bit: their strokes are read better so.
 */
export function enlarge(
  source: Raster,
  { width, height }: Size,
  { isBlurred = false }: { isBlurred?: boolean } = {},
): Raster {
  const kernels = enlargeKernels();
  const rows = new WidenedRows(source, width, isBlurred);
  const data = new Uint8Array(width * height).fill(paper);
  const blocks = Math.ceil(width / blockWidth);
  const { befores, weights } = placesOf(source.height, height, isBlurred);
  for (let y = 0; y < height; y += 1) {
    const before = befores[y] ?? 0;
    const [w0 = 0, w1 = 0, w2 = 0, w3 = 0] = weights.subarray(taps * y, taps * y + taps);
    const isAnyInked = kernels.mix(
      rows.at(within(before, source.height)),
      rows.at(within(before + 1, source.height)),
      rows.at(within(before + 2, source.height)),
      rows.at(within(before + 3, source.height)),
      (w0 & 0xffff) | (w1 << 16),
      (w2 & 0xffff) | (w3 << 16),
      rows.mixed.byteOffset,
      rows.mixed.byteOffset + blocks * blockWidth,
    );
    if (isAnyInked !== 0) data.set(rows.mixed.subarray(0, width), y * width);
  }
  return { width, height, data };
}

/** Space at the end of a row for pixels that are handled together with its last ones. */
const room = 2 * blockWidth;

/** The rows of a page enlarged to a width, the last four that were asked for, in the kernels' memory; there is one at a time. */
class WidenedRows {
  /** A row mixed from four of them. */
  readonly mixed: Uint8Array;
  readonly #source: Raster;
  readonly #runs: DarkRuns;
  readonly #width: number;
  readonly #isBlurred: boolean;
  readonly #line: Uint8Array;
  readonly #places: Int32Array;
  readonly #weights: Int16Array;
  readonly #rows: readonly Int16Array[];
  readonly #known = [-1, -1, -1, -1];

  constructor(source: Raster, width: number, isBlurred: boolean) {
    const { memory } = enlargeKernels();
    const length = Math.ceil(width / blockWidth) * blockWidth + room;
    const bytes = source.width + 4 * taps + length * (4 + 2 * taps + 2 * taps + 2) + 128;
    const next = spaceIn(memory, bytes);
    const { buffer } = memory;
    this.#places = new Int32Array(buffer, next(4 * length), length);
    this.#weights = new Int16Array(buffer, next(2 * taps * length), taps * length);
    this.#rows = Array.from({ length: taps }, () =>
      new Int16Array(buffer, next(2 * length), length).fill(paper),
    );
    this.mixed = new Uint8Array(buffer, next(length), length);
    this.#line = new Uint8Array(buffer, next(source.width + 4 * taps), source.width + 4 * taps).fill(paper);
    this.#source = source;
    this.#runs = new DarkRuns(source);
    this.#width = width;
    this.#isBlurred = isBlurred;
    const { befores, weights } = placesOf(source.width, width, isBlurred);
    const first = this.#line.byteOffset + taps;
    this.#places.fill(first).set(befores.map((before) => first + before));
    this.#weights.fill(0).set(weights);
  }

  /** The address of an enlarged row. */
  at(row: number): number {
    const slot = row % taps;
    const into = this.#rows[slot] ?? new Int16Array();
    if (this.#known[slot] !== row) {
      this.#known[slot] = row;
      this.#widen(row, into);
    }
    return into.byteOffset;
  }

  #widen(row: number, into: Int16Array): void {
    const { width, data } = this.#source;
    const scale = this.#width / width;
    const start = row * width;
    into.fill(paper);
    let isSet = false;
    const level = this.#isBlurred ? paper : nearlyPaper;
    eachRun(this.#runs, { row, white: level }, (inkFrom, inkTo) => {
      if (!isSet) {
        this.#line.set(data.subarray(start, start + width), taps);
        if (this.#isBlurred) this.#repeatEdges();
        isSet = true;
      }
      const first = Math.max(0, Math.floor((inkFrom - 2) * scale));
      const last = Math.min(this.#width - 1, Math.ceil((inkTo + 3) * scale));
      enlargeKernels().widen(
        into.byteOffset + 2 * first,
        this.#places.byteOffset + 4 * first,
        this.#places.byteOffset + 4 * (last + 1),
        this.#weights.byteOffset + 2 * taps * first,
        this.#isBlurred ? -32_768 : 0,
        this.#isBlurred ? 32_767 : paper,
      );
      // Pixels are handled in fours.
      into.fill(paper, last + 1, last + taps);
    });
  }

  #repeatEdges(): void {
    const end = taps + this.#source.width;
    this.#line.fill(this.#line[taps] ?? paper, 0, taps);
    this.#line.fill(this.#line[end - 1] ?? paper, end);
  }
}

const within = (at: number, length: number): number => Math.min(length - 1, Math.max(0, at));

/** For each pixel of the enlarged line, its first source pixel and the weight of each source (Catmull-Rom), which the library rounds down. */
function placesOf(
  from: number,
  to: number,
  isBlurred: boolean,
): { befores: Int32Array; weights: Int32Array } {
  const [befores, weights] = [new Int32Array(to), new Int32Array(taps * to)];
  for (let at = 0; at < to; at += 1) {
    // As in the library: half a pixel further than edge on edge.
    const place = (at * from) / to - 0.5;
    const whole = Math.floor(place);
    befores[at] = whole - 1;
    const t = Math.round((place - whole) * phases) / phases;
    const exact = [
      ((2 - t) * t - 1) * t,
      (3 * t - 5) * t * t + 2,
      ((4 - 3 * t) * t + 1) * t,
      (t - 1) * t * t,
    ];
    const asWhole = isBlurred ? Math.trunc : Math.round;
    exact.forEach((weight, tap) => (weights[taps * at + tap] = asWhole((weight / 2) * (1 << weightBits))));
  }
  return { befores, weights };
}

/**
 * Turns a page clockwise about its centre by a few degrees at most, with paper in the corners. Each pixel is interpolated from four and
 * mapped by a table; it is paper where all four are at least as light as `white`.
 */
export function rotate(
  source: Raster,
  degrees: number,
  levels: { white: number; table: Uint8Array },
): Raster {
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const width = Math.round(source.width * cos + source.height * Math.abs(sin));
  const height = Math.round(source.width * Math.abs(sin) + source.height * cos);
  // Source position of the first pixel.
  const shiftX = Math.round(Math.min(0, -sin * source.height));
  const shiftY = Math.round(Math.min(0, sin * source.width));
  const data = new Uint8Array(width * height).fill(paper);
  const rows = new RotatedRows(source, width, levels);
  for (let y = 0; y < height; y += 1) {
    const line = [cos * shiftX + sin * (y + shiftY), cos * (y + shiftY) - sin * shiftX, cos, -sin] as const;
    const [from, to] = insideOf(source, line, width);
    if (from < to && rows.rotate(from, to, line)) data.set(rows.row.subarray(from, to), y * width + from);
  }
  return { width, height, data };
}

/** The pixels of a turned row that lie within the page: the first, and the first after them. */
function insideOf(
  { width: sourceWidth, height: sourceHeight }: Size,
  [startX, startY, stepX, stepY]: readonly [number, number, number, number],
  width: number,
): readonly [number, number] {
  const isInside = (x: number): boolean => {
    const [sx, sy] = [startX + stepX * x, startY + stepY * x];
    return sx >= 0 && sy >= 0 && sx < sourceWidth - 1 && sy < sourceHeight - 1;
  };
  const ends = [-startY / stepY, (sourceHeight - 1 - startY) / stepY];
  const least = Math.max(-startX / stepX, stepY === 0 ? 0 : Math.min(...ends));
  const most = Math.min((sourceWidth - 1 - startX) / stepX, stepY === 0 ? width : Math.max(...ends));
  let from = Math.max(0, Math.floor(least) - 1);
  let to = Math.min(width, Math.ceil(most) + 2);
  while (from < to && !isInside(from)) from += 1;
  while (to > from && !isInside(to - 1)) to -= 1;
  return [from, to];
}

/** Calls with the first and last column of each run of a row darker than paper; runs that nearly touch are one. */
function eachRun(
  runs: DarkRuns,
  { row, white }: { row: number; white: number },
  call: (from: number, to: number) => void,
): void {
  runs.take(row);
  const { edges } = runs;
  const count = runs.find(Math.ceil(white));
  for (let first = 0; first < count;) {
    let last = first + 1;
    while (last + 1 < count && (edges[last + 1] ?? 0) - (edges[last] ?? 0) < taps) last += 2;
    call(edges[first] ?? 0, (edges[last] ?? 0) - 1);
    first = last + 1;
  }
}
