import { darkerThan, fourBlack, inFours, isDark, type Raster } from '../raster.ts';

/** Number of positions between two pixels with weights of their own, and the bits of those integer weights. */
const [phases, bits] = [64, 12] as const;
/** Kernel size: an enlarged pixel is interpolated from this many pixels of a row, then of a column. */
const taps = 4;
/** Pixels of a row handled as one block: where all of its sources are paper it is paper too. */
const blockWidth = 16;
const paper = 255;
/** Lighter pixels count as paper. */
const nearlyPaper = 247;
const [half, most] = [1 << (bits - 1), paper << bits] as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture, and for each block of its rows whether it holds anything darker than a level; the others are skipped. */
export interface Blocked extends Raster {
  readonly isInked: Uint8Array;
}

/** Enlarges a page by cubic interpolation as the library does, but paper becomes white. Blocks with pixels darker than `white` are marked. */
export function enlarge(source: Raster, { width, height }: Size, white: number = paper): Blocked {
  const rows = { width, height: source.height, data: widened(source, width) };
  const data = new Uint8Array(width * height).fill(paper);
  const blocks = Math.ceil(width / blockWidth);
  const isRowInked = inkedBlocks(rows, paper);
  const isInked = new Uint8Array(blocks * height);
  const { befores, weights } = placesOf(source.height, height);
  for (let y = 0; y < height; y += 1) {
    const before = befores[y] ?? 0;
    const [w0 = 0, w1 = 0, w2 = 0, w3 = 0] = weights.subarray(taps * y, taps * y + taps);
    const [r0 = 0, r1 = 0, r2 = 0, r3 = 0] = [0, 1, 2, 3].map((tap) => within(before + tap, source.height));
    for (let block = 0; block < blocks; block += 1) {
      const isPaper =
        isRowInked[r0 * blocks + block] === 0 &&
        isRowInked[r1 * blocks + block] === 0 &&
        isRowInked[r2 * blocks + block] === 0 &&
        isRowInked[r3 * blocks + block] === 0;
      if (isPaper) continue;
      const right = Math.min(width, (block + 1) * blockWidth);
      let darkest = paper;
      for (let x = block * blockWidth; x < right; x += 1) {
        const sum =
          half +
          Math.imul(rows.data[r0 * width + x] ?? 0, w0) +
          Math.imul(rows.data[r1 * width + x] ?? 0, w1) +
          Math.imul(rows.data[r2 * width + x] ?? 0, w2) +
          Math.imul(rows.data[r3 * width + x] ?? 0, w3);
        const mixed = sum <= 0 ? 0 : sum >= most ? paper : sum >> bits;
        data[y * width + x] = mixed;
        if (mixed < darkest) darkest = mixed;
      }
      if (darkest < white) isInked[y * blocks + block] = 1;
    }
  }
  return { width, height, data, isInked };
}

/** Enlarges the rows of a page. */
function widened(source: Raster, width: number): Uint8Array {
  const data = new Uint8Array(width * source.height).fill(paper);
  const { befores, weights } = placesOf(source.width, width);
  const scale = width / source.width;
  // Paper on either side.
  const line = new Uint8Array(source.width + 2 * taps).fill(paper);
  eachRun(source, nearlyPaper, (row, inkFrom, inkTo) => {
    const [from, to] = [Math.max(0, inkFrom - 2 * taps), Math.min(source.width, inkTo + 2 * taps)];
    line.set(source.data.subarray(row * source.width + from, row * source.width + to), from + taps);
    const first = Math.max(0, Math.floor((inkFrom - 2) * scale));
    const last = Math.min(width - 1, Math.ceil((inkTo + 3) * scale));
    for (let x = first; x <= last; x += 1) {
      const at = (befores[x] ?? 0) + taps;
      const weight = taps * x;
      const sum =
        half +
        Math.imul(line[at] ?? 0, weights[weight] ?? 0) +
        Math.imul(line[at + 1] ?? 0, weights[weight + 1] ?? 0) +
        Math.imul(line[at + 2] ?? 0, weights[weight + 2] ?? 0) +
        Math.imul(line[at + 3] ?? 0, weights[weight + 3] ?? 0);
      data[row * width + x] = sum <= 0 ? 0 : sum >= most ? paper : sum >> bits;
    }
  });
  return data;
}

const within = (at: number, length: number): number => Math.min(length - 1, Math.max(0, at));

/** For each pixel of the enlarged line, its first source pixel and the weight of each source (Catmull-Rom). */
function placesOf(from: number, to: number): { befores: Int32Array; weights: Int32Array } {
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
    exact.forEach((weight, tap) => (weights[taps * at + tap] = Math.round((weight / 2) * (1 << bits))));
  }
  return { befores, weights };
}

/**
 * Turns a page clockwise about its centre by a few degrees at most, with paper in the corners. Each pixel is interpolated from four and
 * mapped by a table; it is paper where all four are at least as light as `white`.
 */
export function rotate(
  source: Raster | Blocked,
  degrees: number,
  { white, table }: { white: number; table: Uint8Array },
): Raster {
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const width = Math.round(source.width * cos + source.height * Math.abs(sin));
  const height = Math.round(source.width * Math.abs(sin) + source.height * cos);
  // Source position of the first pixel.
  const shiftX = Math.round(Math.min(0, -sin * source.height));
  const shiftY = Math.round(Math.min(0, sin * source.width));
  const data = new Uint8Array(width * height).fill(paper);
  const [blocks, sourceBlocks] = [Math.ceil(width / blockWidth), Math.ceil(source.width / blockWidth)];
  const isInked = 'isInked' in source ? source.isInked : inkedBlocks(source, white);
  const [lastX, lastY] = [source.width - 1, source.height - 1];
  const { data: pixels, width: stride } = source;
  for (let y = 0; y < height; y += 1) {
    const startX = cos * shiftX + sin * (y + shiftY);
    const startY = cos * (y + shiftY) - sin * shiftX;
    for (let block = 0; block < blocks; block += 1) {
      const left = block * blockWidth;
      const right = Math.min(width, left + blockWidth);
      const fromX = startX + cos * left;
      const toX = startX + cos * (right - 1);
      const fromY = startY - sin * left;
      const toY = startY - sin * (right - 1);
      const top = Math.max(0, Math.floor(Math.min(fromY, toY)));
      const bottom = Math.min(lastY, Math.floor(Math.max(fromY, toY)) + 1);
      const first = Math.max(0, Math.floor(fromX)) >> 4;
      const last = Math.min(lastX, Math.floor(toX) + 1) >> 4;
      let isPaper = true;
      for (let row = top; row <= bottom && isPaper; row += 1)
        for (let each = first; each <= last; each += 1)
          if (isInked[row * sourceBlocks + each] === 1) isPaper = false;
      if (isPaper) continue;
      for (let x = left; x < right; x += 1) {
        const sx = startX + cos * x;
        const sy = startY - sin * x;
        if (sx < 0 || sy < 0 || sx >= lastX || sy >= lastY) continue;
        const column = sx | 0;
        const row = sy | 0;
        const at = row * stride + column;
        const a = pixels[at] ?? 0;
        const b = pixels[at + 1] ?? 0;
        const c = pixels[at + stride] ?? 0;
        const d = pixels[at + stride + 1] ?? 0;
        // Stays white.
        if ((a & b & c & d) === paper) continue;
        const shareX = sx - column;
        const shareY = sy - row;
        const upper = a * (1 - shareX) + b * shareX;
        const lower = c * (1 - shareX) + d * shareX;
        data[y * width + x] = table[(upper * (1 - shareY) + lower * shareY + 0.5) | 0] ?? 0;
      }
    }
  }
  return { width, height, data };
}

/** For each block of a row whether it holds anything darker than `white`. */
function inkedBlocks(source: Raster, white: number): Uint8Array {
  const blocks = Math.ceil(source.width / blockWidth);
  const isInked = new Uint8Array(blocks * source.height);
  eachRun(source, white, (row, from, to) => {
    const first = row * blocks;
    isInked.fill(1, first + Math.floor(from / blockWidth), first + Math.floor(to / blockWidth) + 1);
  });
  return isInked;
}

/** Calls with row, first and last column of each run darker than paper; runs that nearly touch are one. */
function eachRun(
  { width, height, data }: Raster,
  white: number,
  call: (row: number, from: number, to: number) => void,
): void {
  const fours = inFours(data);
  const level = darkerThan(white);
  for (let row = 0; row < height; row += 1) {
    const start = row * width;
    let from = -1;
    let to = -1;
    for (let x = 0; x < width; x += 1) {
      if (((start + x) & 3) === 0)
        while (x + 4 <= width && !isDark(fours[(start + x) >> 2] ?? fourBlack, level)) x += 4;
      if (x >= width || (data[start + x] ?? paper) >= white) continue;
      if (from >= 0 && x - to > taps) {
        call(row, from, to);
        from = -1;
      }
      if (from < 0) from = x;
      to = x;
    }
    if (from >= 0) call(row, from, to);
  }
}
