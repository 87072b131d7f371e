import type { Raster } from '../pages/raster.ts';

/** The ink of each row is summed in so many stretches of the line, which are then moved against each other. */
const stretches = 24;
/** Greatest drop from one end to the other, in heights of the picture. */
const mostDrop = 0.6;
/** A line shorter than this many heights shows no slope. */
const leastLength = 8;

/**
 * How many pixels a line of text falls from its left end to its right end: where its rows of ink are moved up by as much, its feet and
 * heads stand in the fewest rows.
 */
export function dropOf({ width, height, data }: Raster): number {
  if (width < leastLength * height) return 0;
  const rows = inkOfStretches({ width, height, data });
  const most = Math.floor(mostDrop * height);
  let [found, best] = [0, -1];
  for (let drop = -most; drop <= most; drop += 1) {
    const profile = new Float64Array(height + 2 * most + 2);
    rows.forEach((ink, index) => {
      const shift = most + 1 - Math.round(drop * ((index + 0.5) / stretches - 0.5));
      for (let y = 0; y < height; y += 1) profile[y + shift] = (profile[y + shift] ?? 0) + (ink[y] ?? 0);
    });
    const sharpness = profile.reduce((sum, ink) => sum + ink * ink, 0);
    // Of drops that are as good the smaller one.
    if (sharpness > best || (sharpness === best && Math.abs(drop) < Math.abs(found)))
      [found, best] = [drop, sharpness];
  }
  return found;
}

function inkOfStretches({ width, height, data }: Raster): Float64Array[] {
  return Array.from({ length: stretches }, (_unused, index) => {
    const [from, to] = [0, 1].map((end) => Math.round(((index + end) * width) / stretches)) as [
      number,
      number,
    ];
    const ink = new Float64Array(height);
    for (let y = 0; y < height; y += 1)
      for (let x = from; x < to; x += 1) ink[y] = (ink[y] ?? 0) + 255 - (data[y * width + x] ?? 255);
    return ink;
  });
}
