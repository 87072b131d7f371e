import type { Raster } from '../pages/raster.ts';

/** The ink of each row is summed in so many stretches of the line, which are then moved against each other. */
const stretches = 24;
/** A line shorter than this many heights shows no slope. */
const leastLength = 8;

/**
 * How many pixels, `most` at the most, a line of text falls from its left end to its right end: where its rows of ink are moved up by as
 * much, its feet and heads stand in the fewest rows.
 */
export function dropOf(line: Raster, most: number): number {
  const { width, height } = line;
  if (width < leastLength * height) return 0;
  const rows = inkOfStretches(line);
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
    const from = Math.round((index * width) / stretches);
    const to = Math.round(((index + 1) * width) / stretches);
    const ink = new Float64Array(height);
    for (let y = 0; y < height; y += 1)
      for (let x = from; x < to; x += 1) ink[y] = (ink[y] ?? 0) + 255 - (data[y * width + x] ?? 255);
    return ink;
  });
}
