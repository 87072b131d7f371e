import { sharp } from '../picture/sharp-loaders.ts';
import { rasterOf, type Raster } from '../raster.ts';
import { LightRuns, type Region } from './light-runs.ts';
import type { Point, Quad } from './perspective.ts';
import { agreedLine, fewestOfSide, fit, nearSide, offLine, type Side } from './side-lines.ts';
import { extremesAround } from './vector/extremes.ts';
import { wholeSheet } from './whole-sheet.ts';

/** Longest side of the picture in which the paper is searched: at this size text disappears, edges of paper do not. */
const longestSide = 480;
/** Ink up to this far from paper on both sides belongs to the paper, in pixels of the small picture. */
const closing = 4;
/** Least and greatest share of the picture that paper covers, and least share of its quadrilateral that it fills. */
const leastShare = 0.2;
const mostShare = 0.985;
const leastFilled = 0.93;
/** Least share of the light region that the paper covers: the region may extend over light things beside it. */
const leastOfRegion = 0.8;
/** Grey levels by which paper is lighter than its surroundings, on every side. */
const leastContrast = 14;
/** Factor on the contrast of a sheet with three visible sides: when its fourth is visible at another level, it extends over something as light. */
const ofThreeSides = 0.5;
/** A shadow or a rule may cut off a part of the paper: a side this much further out, as a share of the picture, belongs to the whole sheet. */
const clearlyBeyond = 0.05;
/** Least contrast of the whole sheet, as a share of its part's. */
const ofWhole = 0.6;
/** Where contrast is measured: pixels beyond and within the edge. */
const besideEdge = 4;
/** Beyond a side, pixels closer than this to the picture's edge are ignored. */
const frame = 3;
/** Brightness levels tried as the threshold between paper and desk. */
const levelStep = 10;

/** The four corners of a sheet or card that lies on something darker, in pixels of the picture; undefined when none is found. */
export async function findPaper(raster: Raster): Promise<Quad | undefined> {
  const small = await shrink(raster);
  const closed = closeGaps(small);
  const lighter = countLighter(closed);
  const runs = new LightRuns(closed);
  let best: Sheet | undefined;
  for (let level = 60; level <= 240; level += levelStep) {
    // A scan is paper from edge to edge at nearly every level: there is no desk to find.
    const share = (lighter[level] ?? 0) / closed.data.length;
    if (share < leastShare || share > mostShare) continue;
    const mask = largestRegion(closed, level, runs);
    if (mask === undefined) continue;
    const quad = cornersOf(mask);
    if (quad === undefined || !isPage(quad, mask)) continue;
    const sheet = sheetOf(quad, small);
    if (sheet.contrast >= leastContrast && (best === undefined || isBetter(sheet, best, small))) best = sheet;
  }
  if (best === undefined) return undefined;
  const scale = raster.width / small.width;
  const corner = ([x, y]: Point): Point => [(x + 0.5) * scale, (y + 0.5) * scale];
  const [a, b, c, d] = wholeSheet(best.quad, small);
  return [corner(a), corner(b), corner(c), corner(d)];
}

async function shrink({ width, height, data }: Raster): Promise<Raster> {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const { data: pixels, info } = await sharp(data, { raw: { width, height, channels: 1 } })
    .resize({ width: Math.max(1, Math.round(width * scale)), kernel: 'linear' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return rasterOf(info, pixels);
}

/** Number of pixels at least as light as each level. */
function countLighter({ data }: Raster): Uint32Array {
  const counts = new Uint32Array(256);
  for (let at = 0; at < data.length; at += 1) {
    const value = data[at] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  for (let level = 254; level >= 0; level -= 1)
    counts[level] = (counts[level] ?? 0) + (counts[level + 1] ?? 0);
  return counts;
}

/** Morphological closing (maximum, then minimum of a neighbourhood): print vanishes and the paper keeps its outline. */
function closeGaps(raster: Raster): Raster {
  return extremesAround(extremesAround(raster, closing, 'lightest'), closing, 'darkest');
}

/** The largest connected region at least this light; undefined when it is too small, or nearly the whole picture. */
function largestRegion(raster: Raster, level: number, runs: LightRuns): Region | undefined {
  runs.find(raster, level);
  const best = runs.largest(raster);
  const share = best.count / raster.data.length;
  return share >= leastShare && share <= mostShare ? best : undefined;
}

/** Corners as the meeting points of lines along the four sides; corners themselves may be round or folded. */
function cornersOf({ width, height, lefts, rights, tops, bottoms }: Region): Quad | undefined {
  const points: Point[] = [];
  for (let y = 0; y < height; y += 1) {
    if ((rights[y] ?? -1) >= 0) points.push([lefts[y] ?? 0, y], [rights[y] ?? 0, y]);
  }
  for (let x = 0; x < width; x += 1) {
    if ((bottoms[x] ?? -1) >= 0) points.push([x, tops[x] ?? 0], [x, bottoms[x] ?? 0]);
  }
  const furthest = (toRight: number, down: number): Point => {
    let best: { point: Point; score: number } = { point: [0, 0], score: -Infinity };
    for (const point of points) {
      const score = toRight * point[0] + down * point[1];
      if (score > best.score) best = { point, score };
    }
    return best.point;
  };
  const [topLeft, topRight] = [furthest(-1, -1), furthest(1, -1)];
  const [bottomRight, bottomLeft] = [furthest(1, 1), furthest(-1, 1)];
  const top = lineAlong(topLeft, topRight, (x) => tops[x], { axis: 0, end: 0 });
  const right = lineAlong(topRight, bottomRight, (y) => rights[y], { axis: 1, end: width - 1 });
  const bottom = lineAlong(bottomLeft, bottomRight, (x) => bottoms[x], { axis: 0, end: height - 1 });
  const left = lineAlong(topLeft, bottomLeft, (y) => lefts[y], { axis: 1, end: 0 });
  if (top === undefined || right === undefined || bottom === undefined || left === undefined)
    return undefined;
  return [meet(top, left), meet(top, right), meet(bottom, right), meet(bottom, left)];
}

/** Least share of a side that must be visible: light things beside the paper may reach to the picture's edge. */
const leastSeen = 1 / 3;

/**
 * A line through the middle four fifths of a side, fitted twice to the points near the line before. Where the light region reaches the
 * picture's edge, at `end`, the side is not visible.
 */
function lineAlong(
  from: Point,
  to: Point,
  edgeAt: (along: number) => number | undefined,
  { axis, end }: { axis: 0 | 1; end: number },
): Side | undefined {
  const length = to[axis] - from[axis];
  if (length < longestSide / 10) return undefined;
  const points: Point[] = [];
  for (
    let along = Math.round(from[axis] + length * 0.1);
    along <= Math.round(to[axis] - length * 0.1);
    along += 1
  ) {
    points.push([along, edgeAt(along) ?? 0]);
  }
  const seen = points.filter(([, across]) => across !== end);
  const edge = seen.length >= leastSeen * points.length ? seen : points;
  if (edge.length < fewestOfSide) return undefined;
  let side = agreedLine(edge);
  for (let round = 0; round < 2; round += 1) {
    const near = edge.filter((point) => offLine(side, point) <= nearSide);
    if (near.length < Math.max(fewestOfSide, leastSeen * points.length)) return undefined;
    side = fit(near);
  }
  return side;
}

/** Where `y = a x + b` and `x = c y + d` meet. */
function meet(level: Side, upright: Side): Point {
  const y = (level.slope * upright.start + level.start) / (1 - level.slope * upright.slope);
  return [upright.slope * y + upright.start, y];
}

/** Whether it can be a sheet seen from above: within the picture, large, filled, with opposite sides of similar length. */
function isPage(quad: Quad, mask: Region): boolean {
  const area = areaOf(quad);
  const filled = mask.lefts.reduce(
    (sum, left, row) => sum + Math.max(0, (mask.rights[row] ?? 0) - left + 1),
    0,
  );
  const [top, right, bottom, left] = sidesOf(quad);
  const isEven = (a: number, b: number) => Math.min(a, b) > 0.6 * Math.max(a, b);
  const slack = 0.04 * Math.max(mask.width, mask.height);
  const isInside = quad.every(
    ([x, y]) => x > -slack && y > -slack && x < mask.width + slack && y < mask.height + slack,
  );
  return (
    isInside &&
    area >= leastShare * mask.width * mask.height &&
    filled >= leastFilled * area &&
    area >= leastOfRegion * filled &&
    isEven(top, bottom) &&
    isEven(left, right)
  );
}

function areaOf(quad: Quad): number {
  return (
    quad.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = quad[(index + 1) % 4] ?? [0, 0];
      return sum + x * nextY - nextX * y;
    }, 0) / 2
  );
}

/** Lengths of the top, right, bottom and left side. */
export function sidesOf([a, b, c, d]: Quad): readonly [number, number, number, number] {
  const length = (from: Point, to: Point) => Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [length(a, b), length(b, c), length(d, c), length(a, d)];
}

interface Sheet {
  readonly quad: Quad;
  /** Contrast of each side, inside minus outside, in the order of the corners; undefined when the picture ends there. */
  readonly contrasts: readonly (number | undefined)[];
  /** The least of them; 0 when fewer than three sides are visible. */
  readonly contrast: number;
}

/** Prefers a sheet with a side further out than the other's, unless its contrast is much lower; else the one with more contrast. */
function isBetter(sheet: Sheet, best: Sheet, picture: Raster): boolean {
  if (goesBeyond(sheet, best, picture)) return sheet.contrast > ofWhole * best.contrast;
  if (goesBeyond(best, sheet, picture)) return ofWhole * sheet.contrast > best.contrast;
  const weight = ({ contrast, contrasts }: Sheet) =>
    contrasts.includes(undefined) ? ofThreeSides * contrast : contrast;
  return weight(sheet) > weight(best);
}

function goesBeyond({ quad, contrasts }: Sheet, other: Sheet, { width, height }: Raster): boolean {
  return contrasts.some((contrast, index) => {
    const [from, to] = [quad[index], quad[(index + 1) % 4]];
    const start = other.quad[index];
    if (contrast === undefined || !from || !to || !start) return false;
    const [x, y] = outwardOf(other.quad, index);
    const out = ((from[0] + to[0]) / 2 - start[0]) * x + ((from[1] + to[1]) / 2 - start[1]) * y;
    return out > clearlyBeyond * Math.max(width, height);
  });
}

/** The outward unit normal of the side that begins at this corner. */
function outwardOf(quad: Quad, index: number): Point {
  const [from, to] = [quad[index] ?? quad[0], quad[(index + 1) % 4] ?? quad[0]];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  // Corners go clockwise as the picture is seen.
  return [(to[1] - from[1]) / length, -(to[0] - from[0]) / length];
}

function sheetOf(quad: Quad, { width, height, data }: Raster): Sheet {
  const contrasts: (number | undefined)[] = [];
  for (const [index, from] of quad.entries()) {
    const to = quad[(index + 1) % 4] ?? from;
    const normal = outwardOf(quad, index);
    const differences: number[] = [];
    for (let share = 0.1; share <= 0.9; share += 0.02) {
      const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      const [outX, outY] = [x + normal[0] * besideEdge, y + normal[1] * besideEdge];
      if (outX < frame || outY < frame || outX >= width - frame || outY >= height - frame) continue;
      const pixel = (px: number, py: number) => data[Math.round(py) * width + Math.round(px)] ?? 0;
      differences.push(pixel(x - normal[0] * besideEdge, y - normal[1] * besideEdge) - pixel(outX, outY));
    }
    // Print may be at the very edge of a card, a shadow beside a sheet: the median difference is the side's.
    const middle = differences.toSorted((a, b) => a - b)[Math.floor(differences.length / 2)];
    contrasts.push(differences.length >= 10 ? middle : undefined);
  }
  const seen = contrasts.filter((contrast) => contrast !== undefined);
  return { quad, contrasts, contrast: seen.length < 3 ? 0 : Math.min(...seen) };
}
