import { blobsOf, heightOf, inkIn, widthOf, type Blob } from './blobs.ts';
import type { Raster } from '../pages/raster.ts';

/** The pixels of a dark window, and its corner in the picture. */
export interface Window {
  readonly raster: Raster;
  readonly left: number;
  readonly top: number;
}

/** A window is darker than this share of the picture's usual brightness. */
const darkShare = 0.5;
/** Share of its box that a window fills: a slightly tilted one leaves the corners empty. */
const leastFilled = 0.7;
/** Share of the window's pixels, from the darkest, that are its background: lighter ones are glare and the case around it. */
const groundShare = 0.9;

function valueAt(counts: Uint32Array, share: number): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  let sum = 0;
  return counts.findIndex((count) => (sum += count) >= share * all);
}

function countsOf(values: Uint8Array): Uint32Array {
  const counts = new Uint32Array(256);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

function cutOut({ width, data }: Raster, { left, top, right, bottom }: Blob, level: number): Raster {
  const [wide, high] = [right - left, bottom - top];
  const cut = new Uint8Array(wide * high);
  for (let y = 0; y < high; y += 1)
    cut.set(data.subarray((top + y) * width + left, (top + y) * width + right), y * wide);
  const lightest = valueAt(countsOf(cut.filter((value) => value < level)), groundShare);
  return { width: wide, height: high, data: cut.map((value) => Math.min(value, lightest)) };
}

/**
 * Dark windows of a light case, the largest first. Behind smoked glass the digits are darker than the glass, but next to the case
 * all of it looks dark.
 */
export function windowsOf(raster: Raster): Window[] {
  const level = darkShare * valueAt(countsOf(raster.data), 0.5);
  const dark = { ...raster, data: raster.data.map((value) => (value < level ? 0 : 255)) };
  return blobsOf(dark)
    .filter((blob) => {
      const [width, height] = [widthOf(blob), heightOf(blob)];
      return (
        width > raster.width / 5 &&
        width < 0.95 * raster.width &&
        width > 1.5 * height &&
        height > raster.width / 30 &&
        inkIn(dark, blob) > leastFilled
      );
    })
    .toSorted((a, b) => widthOf(b) - widthOf(a))
    .map((blob) => ({ raster: cutOut(raster, blob, level), left: blob.left, top: blob.top }));
}

/** Strokes without blobs small in both directions, which are the grain of dark glass. */
export function withoutGrain({ width, height, data }: Raster, least: number): Raster {
  const clean = data.slice();
  for (const blob of blobsOf({ width, height, data }))
    if (widthOf(blob) < least && heightOf(blob) < least)
      for (let y = blob.top; y < blob.bottom; y += 1)
        clean.fill(255, y * width + blob.left, y * width + blob.right);
  return { width, height, data: clean };
}

/** Straightens strokes that slant to the right by a share of their height, about the middle row. */
export function upright({ width, height, data }: Raster, lean: number): Raster {
  if (lean === 0) return { width, height, data };
  const straight = new Uint8Array(data.length).fill(255);
  for (let y = 0; y < height; y += 1) {
    const shift = Math.round(lean * (height / 2 - y));
    for (let x = 0; x < width; x += 1)
      if (x + shift >= 0 && x + shift < width) straight[y * width + x] = data[y * width + x + shift] ?? 255;
  }
  return { width, height, data: straight };
}
