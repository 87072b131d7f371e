import type { Edges } from '../pages/prepare/text-lines.ts';
import { cutOnPaper, type Raster } from '../pages/raster.ts';
import type { ReadWord } from './recogniser.ts';

/** Margin around a line, in pixels of a prepared page. */
const margin = 12;

/** A line, or a stretch of one, to be read by itself. */
export const cropOf = (page: Raster, edges: Edges): Raster => cutOnPaper(page, edges, margin);

/** A word that was read in the crop of a line, where it stands on the page. */
export function onPage(word: ReadWord, line: Edges): ReadWord {
  const [x, y] = [line.left - margin, line.top - margin];
  return {
    ...word,
    left: x + word.left,
    right: x + word.right,
    top: y + word.top,
    bottom: y + word.bottom,
    lineTop: line.top,
    lineBottom: line.bottom,
  };
}
