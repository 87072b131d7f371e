import type { Raster } from '../raster.ts';
import { blurred } from './blur.ts';

/** Standard deviations of two blurs, in pixels: grain is finer than the first, strokes are as wide as the second; print is between them. */
const [grain, stroke] = [0.6, 1.3] as const;

/** Removes the grain of a photograph and darkens its blurred strokes again. */
export async function sharpen(page: Raster): Promise<Raster> {
  const [fine, coarse] = await Promise.all([blurred(page, grain), blurred(page, stroke)]);
  const data = new Uint8Array(page.data.length);
  for (let at = 0; at < data.length; at += 1)
    data[at] = Math.min(255, Math.max(0, 2 * (fine.data[at] ?? 255) - (coarse.data[at] ?? 255)));
  return { width: page.width, height: page.height, data };
}
