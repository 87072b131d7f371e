import type { Raster } from '../pages/raster.ts';

/** Three bands, each of this share of the page's height: one stamp or one code must not stand for the page. */
const bandCount = 3;
const share = 0.04;
/** Least height that holds a line of text, and the gap between two bands. */
const leastPixels = 70;
const gapPixels = 24;
const inkLevel = 128;

/** The bands of a prepared page with the most changes between ink and paper, stacked: where most of the text is. */
export function densestBands({ width, height, data }: Raster): Raster {
  const rows = Math.min(height, Math.max(leastPixels, Math.round(height * share)));
  const changes = new Uint32Array(height + 1);
  for (let y = 0; y < height; y += 1) {
    let count = 0;
    for (let at = y * width + 1; at < (y + 1) * width; at += 1) {
      if ((data[at] ?? 255) < inkLevel !== (data[at - 1] ?? 255) < inkLevel) count += 1;
    }
    changes[y + 1] = (changes[y] ?? 0) + count;
  }
  const tops: number[] = [];
  for (let band = 0; band < bandCount; band += 1) {
    let [best, most] = [-1, -1];
    for (let y = 0; y + rows <= height; y += 1) {
      if (tops.some((top) => Math.abs(top - y) < 2 * rows)) continue;
      const count = (changes[y + rows] ?? 0) - (changes[y] ?? 0);
      if (count > most) [best, most] = [y, count];
    }
    if (best >= 0) tops.push(best);
  }
  tops.sort((a, b) => a - b);
  const bands = new Uint8Array(width * (tops.length * (rows + gapPixels))).fill(255);
  for (const [index, top] of tops.entries()) {
    bands.set(data.subarray(top * width, (top + rows) * width), index * (rows + gapPixels) * width);
  }
  return { width, height: tops.length * (rows + gapPixels), data: bands };
}
