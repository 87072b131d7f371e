import type { Box } from '@lavra/contract/model/result';
import { findComponents } from '../pages/prepare/components.ts';
import type { Raster } from '../pages/raster.ts';

/** A connected component, edges in pixels. */
export interface Blob {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const widthOf = ({ left, right }: Blob): number => right - left;
export const heightOf = ({ top, bottom }: Blob): number => bottom - top;

/** An integral image: sums over rectangles in constant time. */
function integralOf({ width, height, data }: Raster): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

/** 0 where a pixel is darker than its surroundings by the share, or lighter where `isLight`; 255 elsewhere. */
export function strokesOf(raster: Raster, { share, isLight }: { share: number; isLight: boolean }): Raster {
  const { width, height, data } = raster;
  const sums = integralOf(raster);
  const reach = Math.round(width / 16);
  const strokes = new Uint8Array(data.length).fill(255);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const at = (row: number, column: number): number => sums[row * (width + 1) + column] ?? 0;
      const mean =
        (at(bottom, right) - at(top, right) - at(bottom, left) + at(top, left)) /
        ((bottom - top) * (right - left));
      const value = data[y * width + x] ?? 0;
      if (isLight ? value > mean * (1 + share) : value < mean * (1 - share)) strokes[y * width + x] = 0;
    }
  }
  return { width, height, data: strokes };
}

/** Dilates strokes by some pixels, so that those that nearly touch become one. */
export function thickened({ width, height, data }: Raster, by: number): Raster {
  const across = new Uint8Array(data.length).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (data[y * width + x] === 0)
        across.fill(0, y * width + Math.max(0, x - by), y * width + Math.min(width, x + by + 1));
  const both = new Uint8Array(data.length).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (across[y * width + x] === 0)
        for (let row = Math.max(0, y - by); row <= Math.min(height - 1, y + by); row += 1)
          both[row * width + x] = 0;
  return { width, height, data: both };
}

/** Connected components of strokes, their boxes smaller by `margin` pixels on each side. */
export function blobsOf(strokes: Raster, margin = 0): Blob[] {
  const boxes = findComponents(strokes);
  const blobs: Blob[] = [];
  for (let at = 0; at < boxes.length; at += 4)
    blobs.push({
      left: (boxes[at] ?? 0) + margin,
      top: (boxes[at + 1] ?? 0) + margin,
      right: (boxes[at + 2] ?? 0) + 1 - margin,
      bottom: (boxes[at + 3] ?? 0) + 1 - margin,
    });
  return blobs;
}

/** Share of a rectangle that is stroke. */
export function inkIn({ width, height, data }: Raster, { left, top, right, bottom }: Blob): number {
  let [ink, all] = [0, 0];
  for (let y = Math.max(0, Math.round(top)); y < Math.min(height, Math.round(bottom)); y += 1)
    for (let x = Math.max(0, Math.round(left)); x < Math.min(width, Math.round(right)); x += 1) {
      all += 1;
      if (data[y * width + x] === 0) ink += 1;
    }
  return all === 0 ? 0 : ink / all;
}

/** Rows of neighbouring blobs of one height, left to right; `likeness` is the share by which heights may differ. */
export function rowsOfBlobs(
  blobs: readonly Blob[],
  { likeness, gap }: { likeness: number; gap: number },
): Blob[][] {
  const rows: Blob[][] = [];
  for (const blob of blobs.toSorted((a, b) => a.left - b.left)) {
    const high = heightOf(blob);
    const row = rows.find((each) => {
      const last = each.at(-1);
      return (
        last !== undefined &&
        Math.abs(heightOf(last) - high) <= likeness * high &&
        Math.abs(last.top + last.bottom - blob.top - blob.bottom) / 2 <= 0.2 * high &&
        blob.left - last.right <= gap * high &&
        blob.left > last.left + 0.2 * high
      );
    });
    if (row) row.push(blob);
    else rows.push([blob]);
  }
  return rows;
}

/** As fractions of the picture. */
export function toBox({ width, height }: Raster, { left, top, right, bottom }: Blob): Box {
  const share = (part: number, whole: number): number =>
    Math.round(Math.min(1, Math.max(0, part / whole)) * 1e5) / 1e5;
  const [x, y] = [share(left, width), share(top, height)];
  return [x, y, share(right, width) - x, share(bottom, height) - y];
}
