import type { Turn } from '../raster.ts';
import type { Glyphs } from './glyphs.ts';

/** Two neighbours share an edge within this share of the glyph height, and differ by more than that at the other. */
const sharedEdge = 0.14;
const differentEdge = 0.24;
/** Neighbours are at most this far apart, in glyph heights. */
const widestGap = 0.9;
/** Most glyphs examined: a page has fewer, noise has more. */
const mostGlyphs = 9000;

/** Evidence of the glyphs for which way is up. */
export interface Uprightness {
  /** Pairs of neighbours that agree below and differ above, as `d` beside `a` or a comma beside a digit, and the reverse. */
  readonly feetShared: number;
  readonly headsShared: number;
  /** Pairs that agree above and below: text has many, a picture few. */
  readonly alike: number;
}

/**
 * Letters stand on a line and differ in height, so of two neighbours the feet agree and the heads do not; commas and full
 * stops do so too, which helps when all letters are capitals and digits. Upside down it is the reverse.
 * `isSideways` measures the page as if it were turned a quarter clockwise.
 */
export function measureUprightness(glyphs: Glyphs, isSideways: boolean): Uprightness {
  const side = isSideways ? quarterTurned(glyphs) : glyphs;
  const { count, lefts, tops, bottoms, medianHeight } = side;
  const order = Uint32Array.from({ length: count }, (_unused, index) => index).toSorted(
    (a, b) => (lefts[a] ?? 0) - (lefts[b] ?? 0),
  );
  const step = Math.max(1, Math.ceil(count / mostGlyphs));
  let [feetShared, headsShared, alike] = [0, 0, 0];
  for (let at = 0; at < count; at += step) {
    const glyph = order[at] ?? 0;
    const [top, bottom] = [tops[glyph] ?? 0, bottoms[glyph] ?? 0];
    const height = bottom - top + 1;
    if (height < 0.6 * medianHeight || height > 2.2 * medianHeight) continue;
    const neighbour = nextOnLine(side, order, at);
    if (neighbour === undefined) continue;
    const feet = Math.abs((bottoms[neighbour] ?? 0) - bottom) / medianHeight;
    const heads = Math.abs((tops[neighbour] ?? 0) - top) / medianHeight;
    if (feet <= sharedEdge && heads <= sharedEdge) alike += 1;
    else if (feet <= sharedEdge && heads > differentEdge) feetShared += 1;
    else if (heads <= sharedEdge && feet > differentEdge) headsShared += 1;
  }
  return { feetShared, headsShared, alike };
}

function nextOnLine(
  { count, lefts, tops, rights, bottoms, medianHeight }: Glyphs,
  order: Uint32Array,
  at: number,
): number | undefined {
  const glyph = order[at] ?? 0;
  const [top, right, bottom] = [tops[glyph] ?? 0, rights[glyph] ?? 0, bottoms[glyph] ?? 0];
  for (let next = at + 1; next < count; next += 1) {
    const other = order[next] ?? 0;
    const left = lefts[other] ?? 0;
    if (left > right + widestGap * medianHeight) return undefined;
    if (left <= right) continue;
    const shared = Math.min(bottom, bottoms[other] ?? 0) - Math.max(top, tops[other] ?? 0) + 1;
    const extent = (bottoms[other] ?? 0) - (tops[other] ?? 0) + 1;
    if (shared >= 0.5 * Math.min(bottom - top + 1, extent) && extent <= 2.2 * medianHeight) return other;
  }
  return undefined;
}

/** The glyphs of the page turned a quarter clockwise. */
function quarterTurned({ count, lefts, tops, rights, bottoms, medianHeight, medianWidth }: Glyphs): Glyphs {
  const negated = (edges: Float32Array) => edges.map((edge) => -edge);
  return {
    count,
    lefts: negated(bottoms),
    rights: negated(tops),
    tops: lefts,
    bottoms: rights,
    medianHeight: medianWidth,
    medianWidth: medianHeight,
  };
}

/** The turn of an axis that the glyphs favour, and how clearly: 0 is no evidence, 1 is certain. */
export function turnOf(
  { feetShared, headsShared }: Uprightness,
  [upright, reversed]: readonly [Turn, Turn],
): { turn: Turn; clarity: number } {
  const pairs = feetShared + headsShared;
  // Measured against the spread of a fair coin: a few pairs prove little.
  const lead = (feetShared - headsShared) / (pairs + 20);
  return { turn: lead >= 0 ? upright : reversed, clarity: Math.abs(lead) };
}

/** Pairs of neighbouring glyphs on one line. */
export function pairsOf({ feetShared, headsShared, alike }: Uprightness): number {
  return feetShared + headsShared + alike;
}
