import type { Raster } from '../raster.ts';
import type { Glyphs } from './glyphs.ts';

/** Most glyphs of a card or slip, and its greatest length in glyphs; sheets of text and forms exceed them. */
const mostOfCard = 1000;
const longestCard = 150;

/** Whether a flat page has the few large glyphs of a card or slip. */
export function isCard({ flat, glyphs }: { readonly flat: Raster; readonly glyphs: Glyphs }): boolean {
  const middle = Math.max(glyphs.medianHeight, glyphs.medianWidth);
  return glyphs.count <= mostOfCard && Math.max(flat.width, flat.height) <= longestCard * middle;
}
