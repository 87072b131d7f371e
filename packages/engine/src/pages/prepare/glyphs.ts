import type { Raster } from '../raster.ts';
import { findComponents, usualInk } from './components.ts';
import { leaderMarks } from './leader-marks.ts';

/** Boxes of ink the size of a printed character, and their median height. */
export interface Glyphs {
  readonly count: number;
  readonly lefts: Float32Array;
  readonly tops: Float32Array;
  readonly rights: Float32Array;
  readonly bottoms: Float32Array;
  /** Pixels across the line when the text runs level; 0 without glyphs. */
  readonly medianHeight: number;
  readonly medianWidth: number;
}

/** Smaller ink is dust and dots, larger ink is rules, boxes and pictures. */
const leastPixels = 4;
const largestShare = 0.12;
const longestToShortest = 6;

/** Finds the glyphs of a flattened page, whose ink is darker than `level`. */
export function findGlyphs(flat: Raster, level = usualInk): Glyphs {
  const boxes = findComponents(flat, level);
  const largest = Math.max(flat.width, flat.height) * largestShare;
  const kept: number[] = [];
  for (let at = 0; at < boxes.length; at += 4) {
    const width = (boxes[at + 2] ?? 0) - (boxes[at] ?? 0) + 1;
    const height = (boxes[at + 3] ?? 0) - (boxes[at + 1] ?? 0) + 1;
    const longest = Math.max(width, height);
    const isGlyph =
      longest >= leastPixels + 1 &&
      longest <= largest &&
      longest <= longestToShortest * Math.min(width, height);
    if (isGlyph && Math.min(width, height) >= 2) kept.push(at);
  }
  const edge = (offset: number) => Float32Array.from(kept, (at) => boxes[at + offset] ?? 0);
  const [lefts, tops, rights, bottoms] = [edge(0), edge(1), edge(2), edge(3)];
  const edges = { count: kept.length, lefts, tops, rights, bottoms };
  const leaders = leaderMarks(edges);
  return {
    ...edges,
    medianHeight: medianExtent(tops, bottoms, leaders),
    medianWidth: medianExtent(lefts, rights, leaders),
  };
}

/** The median without marks that are no characters; of all when nothing else is there. */
function medianExtent(starts: Float32Array, ends: Float32Array, without: ReadonlySet<number>): number {
  const all = ends.map((end, index) => end - (starts[index] ?? 0) + 1);
  const extents = (
    without.size < all.length ? all.filter((_extent, index) => !without.has(index)) : all
  ).toSorted();
  return extents[Math.floor(extents.length / 2)] ?? 0;
}
