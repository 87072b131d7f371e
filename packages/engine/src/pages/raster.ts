/** Grey picture, one byte a pixel, rows without padding. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Pixels of a `Buffer` as a plain `Uint8Array`: code that meets two array types runs several times slower than with one. */
export function rasterOf({ width, height }: Pick<Raster, 'width' | 'height'>, pixels: Uint8Array): Raster {
  return { width, height, data: new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.length) };
}

/** Clockwise quarter turns in degrees. */
export type Turn = 0 | 90 | 180 | 270;

/** A picture turned clockwise. */
export function turned(raster: Raster, turn: Turn): Raster {
  const { width, height, data } = raster;
  if (turn === 0) return raster;
  if (turn === 180) return { width, height, data: data.toReversed() };
  const quarter = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) quarter[x * height + (height - 1 - y)] = data[y * width + x] ?? 255;
  return { width: height, height: width, data: turn === 90 ? quarter : quarter.toReversed() };
}

/** A part of a page with a margin of paper, in pixels; the right and bottom edges are exclusive. */
export function cutOnPaper(
  page: Raster,
  { left, top, right, bottom }: Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>,
  margin: number,
): Raster {
  const width = Math.max(1, right - left) + 2 * margin;
  const height = Math.max(1, bottom - top) + 2 * margin;
  const data = new Uint8Array(width * height).fill(255);
  for (let y = top; y < bottom; y += 1) {
    const row = page.data.subarray(y * page.width + left, y * page.width + right);
    data.set(row, (y - top + margin) * width + margin);
  }
  return { width, height, data };
}

/** Inverts a picture: light on dark becomes dark on light. */
export function negativeOf({ width, height, data }: Raster): Raster {
  const negative = new Uint8Array(data.length);
  const [fours, negatives] = [inFours(data), inFours(negative)];
  for (let four = 0; four < fours.length; four += 1) negatives[four] = ~(fours[four] ?? 0);
  for (let at = 4 * fours.length; at < data.length; at += 1) negative[at] = 255 - (data[at] ?? 0);
  return { width, height, data: negative };
}

/** A negative of what was as dark as `level`, with white paper. */
export function whitened({ width, height, data }: Raster, level: number): Raster {
  return { width, height, data: data.map((value) => Math.min(255, (value * 255) / (255 - level))) };
}

/** The pixels as 32-bit words of four, to skip paper quickly; empty when they are not aligned. */
export function inFours({ buffer, byteOffset, length }: Uint8Array): Int32Array {
  return byteOffset % 4 === 0 ? new Int32Array(buffer, byteOffset, length >> 2) : new Int32Array();
}

/** Four white pixels, and four black ones, in a word of `inFours`. */
export const [fourWhite, fourBlack] = [-1, 0] as const;

const highestBits = 0x80_80_80_80 | 0;

/** The argument of `isDark` for a level of 128 or more. */
export const darkerThan = (level: number): number => 0x01_01_01_01 * (Math.ceil(level) - 128);

/** Whether any of four pixels is darker than a level: adding the argument to such a pixel's darkness sets its highest bit. */
export function isDark(four: number, level: number): boolean {
  const darkness = ~four;
  return (((darkness + level) | darkness) & highestBits) !== 0;
}
