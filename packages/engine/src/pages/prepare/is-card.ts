import type { Raster } from '../raster.ts';
import type { Glyphs } from './glyphs.ts';

/** Most glyphs of a card or slip, and its greatest length in glyphs; sheets of text and forms exceed them. */
const mostOfCard = 1000;
const longestCard = 150;

interface Flat {
  readonly flat: Raster;
  readonly glyphs: Glyphs;
  /** Pale print among a telephone's grain is a slip's, whose shadows and strokes are mended as a page's. */
  readonly isPale?: boolean;
}

/** Whether a flat page has the few large glyphs of a card or slip, in clear print. */
export function isCard({ flat, glyphs, isPale = false }: Flat): boolean {
  const middle = Math.max(glyphs.medianHeight, glyphs.medianWidth);
  return !isPale && glyphs.count <= mostOfCard && Math.max(flat.width, flat.height) <= longestCard * middle;
}
