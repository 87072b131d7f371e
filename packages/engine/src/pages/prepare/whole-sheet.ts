import type { Raster } from '../raster.ts';
import type { Point, Quad } from './perspective.ts';
import { agreedLine, fewestOfSide, nearSide, offLine } from './side-lines.ts';

/** Where an edge is looked at, in pixels of the small picture on both sides of it: its own are a mixture. */
const [nearest, furthest] = [2, 7] as const;
/** Grey levels by which the two sides of an edge differ, whichever of them is the lighter one. */
const leastDifference = 7;
/** Where one edge differs by more, the other may by as little as this. */
const leastBesideClear = 2.5;
/** Steps along an edge over which its difference is averaged, and least share of them at which both edges are seen. */
const [averaged, leastSeen] = [9, 0.85] as const;
/** Least length of what goes on, as a share of the picture's longer side. */
const leastBeyond = 0.06;
/** How far from where the edges were last seen the sheet may end, and from its line an edge is looked for, in pixels. */
const [aboutEnd, aboutLine] = [12, 6] as const;
/** Beyond a side, pixels closer than this to the picture's edge are ignored. */
const frame = 3;

/**
 * A sheet with the part of it that is not lighter than the desk: the white back of a card below its coloured front, a form below a dark
 * head. Its two edges go on beyond the light part in line, and end at a third; colours may be lighter or darker than what is beside them.
 */
export function wholeSheet(quad: Quad, picture: Raster): Quad {
  let whole = quad;
  for (let side = 0; side < 4; side += 1) whole = goneOn(whole, side, picture) ?? whole;
  return whole;
}

function goneOn(quad: Quad, side: number, picture: Raster): Quad | undefined {
  const corner = (index: number): Point => quad[(side + index) % 4] ?? quad[0];
  const [start, end, endBehind, startBehind] = [corner(0), corner(1), corner(2), corner(3)];
  const [up, upAtEnd, across] = [unit(startBehind, start), unit(endBehind, end), unit(start, end)];
  const reached = lastSeen(
    picture,
    { from: start, along: up, across },
    { from: end, along: upAtEnd, across },
  );
  if (reached < leastBeyond * Math.max(picture.width, picture.height)) return undefined;
  const third = edgeNear(
    picture,
    { from: moved(start, up, reached), to: moved(end, upAtEnd, reached), outward: unit(startBehind, start) },
    aboutEnd,
  );
  if (third === undefined) return undefined;
  // The edges are known better by their whole length than by that of the light part.
  const edge = (from: Point, along: Point, outward: Point): Straight =>
    edgeNear(picture, { from, to: moved(from, along, length(from, along, third)), outward }, aboutLine) ?? {
      from,
      to: moved(from, along, 1),
    };
  const [first, second] = [edge(startBehind, up, turnedBack(across)), edge(endBehind, upAtEnd, across)];
  const base = { from: startBehind, to: endBehind };
  const corners = [meet(third, first), meet(third, second), meet(base, second), meet(base, first)];
  return [0, 1, 2, 3].map((index) => corners[(index + 4 - side) % 4] ?? start) as unknown as Quad;
}

interface Ray {
  readonly from: Point;
  readonly along: Point;
  /** Across both edges, from the first to the second. */
  readonly across: Point;
}

interface Straight {
  readonly from: Point;
  readonly to: Point;
}

/** How far two edges are seen along their rays; 0 when they are not. */
function lastSeen(picture: Raster, first: Ray, second: Ray): number {
  const [atFirst, atSecond]: [number[], number[]] = [[], []];
  for (let step = 1; ; step += 1) {
    const [a, b] = [first, second].map(({ from, along, across }) =>
      differenceAt(picture, moved(from, along, step), across),
    );
    if (a === undefined || b === undefined) break;
    atFirst.push(a);
    atSecond.push(b);
  }
  let [seen, last] = [0, 0];
  for (let step = 0; step < atFirst.length; step += 1) {
    const [one, other] = [meanAround(atFirst, step), meanAround(atSecond, step)];
    if (Math.min(one, other) < leastBesideClear || one + other < 2 * leastDifference) continue;
    seen += 1;
    if (seen >= leastSeen * (step + 1)) last = step + 1;
  }
  return last;
}

/** The difference at an edge, averaged about a step. */
function meanAround(differences: readonly number[], step: number): number {
  const near = differences.slice(Math.max(0, step - (averaged >> 1)), step + (averaged >> 1) + 1);
  return Math.abs(near.reduce((sum, each) => sum + each, 0)) / near.length;
}

/** Mean brightness on one side of a point less that on the other; undefined beside the picture. */
function differenceAt({ width, height, data }: Raster, point: Point, across: Point): number | undefined {
  let sum = 0;
  for (let by = nearest; by <= furthest; by += 1)
    for (const sign of [1, -1]) {
      const [x, y] = moved(point, across, sign * by);
      if (x < frame || y < frame || x >= width - frame || y >= height - frame) return undefined;
      sum += sign * (data[Math.round(y) * width + Math.round(x)] ?? 0);
    }
  return sum / (furthest - nearest + 1);
}

interface Sought extends Straight {
  readonly outward: Point;
}

/** The straight edge near a line, through where the brightness changes most, or else first from outside: large print is clearer than an edge; undefined when there is none. */
const edgeNear = (picture: Raster, sought: Sought, about: number): Straight | undefined =>
  edgeThrough(picture, sought, about, false) ?? edgeThrough(picture, sought, about, true);

function edgeThrough(
  picture: Raster,
  { from, to, outward }: Sought,
  about: number,
  isOutermost: boolean,
): Straight | undefined {
  const along = unit(from, to);
  const whole = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const points: Point[] = [];
  let tried = 0;
  for (let at = 0.08 * whole; at <= 0.92 * whole; at += 2) {
    tried += 1;
    let best: { by: number; difference: number } | undefined;
    for (let by = about; by >= -about; by -= 1) {
      const point = moved(moved(from, along, at), outward, by);
      const difference = Math.abs(differenceAt(picture, point, outward) ?? 0);
      const most = best?.difference ?? leastDifference;
      const isMore = isOutermost && best !== undefined ? difference > most : difference >= most;
      // Beyond its peak the outermost edge is passed.
      if (isOutermost && best !== undefined && !isMore) break;
      if (isMore) best = { by, difference };
    }
    if (best !== undefined) points.push([at, best.by]);
  }
  if (points.length < Math.max(fewestOfSide, tried / 2)) return undefined;
  const line = agreedLine(points);
  const near = points.filter((point) => offLine(line, point) <= nearSide);
  if (near.length < tried / 2) return undefined;
  const at = (share: number): Point =>
    moved(moved(from, along, share), outward, line.slope * share + line.start);
  return { from: at(0), to: at(whole) };
}

function unit(from: Point, to: Point): Point {
  const whole = Math.max(1e-9, Math.hypot(to[0] - from[0], to[1] - from[1]));
  return [(to[0] - from[0]) / whole, (to[1] - from[1]) / whole];
}

const turnedBack = ([x, y]: Point): Point => [-x, -y];

const moved = ([x, y]: Point, [alongX, alongY]: Point, by: number): Point => [
  x + alongX * by,
  y + alongY * by,
];

/** From a point along a direction to a line. */
function length(from: Point, along: Point, line: Straight): number {
  const [x, y] = meet({ from, to: moved(from, along, 1) }, line);
  return Math.hypot(x - from[0], y - from[1]);
}

function meet(one: Straight, other: Straight): Point {
  const [dx, dy] = [one.to[0] - one.from[0], one.to[1] - one.from[1]];
  const [ex, ey] = [other.to[0] - other.from[0], other.to[1] - other.from[1]];
  const share =
    ((other.from[0] - one.from[0]) * ey - (other.from[1] - one.from[1]) * ex) / (dx * ey - dy * ex);
  return [one.from[0] + share * dx, one.from[1] + share * dy];
}
