import type { Raster } from '../pages/raster.ts';

/** Part of the page's height that tells up from down, and the least that holds a few lines of text. */
const share = 0.026;
const leastPixels = 90;
const inkLevel = 128;

/** The band of a prepared page with the most changes between ink and paper, which is where the most text stands. */
export function densestStrip({ width, height, data }: Raster): Raster {
  const rows = Math.min(height, Math.max(leastPixels, Math.round(height * share)));
  const changes = new Uint32Array(height + 1);
  for (let y = 0; y < height; y += 1) {
    let count = 0;
    for (let at = y * width + 1; at < (y + 1) * width; at += 1) {
      if ((data[at] ?? 255) < inkLevel !== (data[at - 1] ?? 255) < inkLevel) count += 1;
    }
    changes[y + 1] = (changes[y] ?? 0) + count;
  }
  let [best, most] = [0, -1];
  for (let y = 0; y + rows <= height; y += 1) {
    const count = (changes[y + rows] ?? 0) - (changes[y] ?? 0);
    if (count > most) [best, most] = [y, count];
  }
  return { width, height: rows, data: data.subarray(best * width, (best + rows) * width) };
}
