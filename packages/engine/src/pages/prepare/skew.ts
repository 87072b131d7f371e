import type { Glyphs } from './glyphs.ts';

/** Pages lie within this many degrees of their axis; more is a photograph of something else. */
const widestDegrees = 12;
const coarseDegrees = 0.5;
const fineDegrees = 0.05;
/** Height of a row of the profile, in median glyph heights. */
const rowHeight = 0.2;
/** Most glyphs examined: enough for a page, and a bound for noise. */
const mostGlyphs = 6000;
const leastGlyphs = 12;

export interface Skew {
  /** Degrees clockwise that level the text; 0 when there is too little text. */
  readonly degrees: number;
  /** Higher the more the glyphs form rows; comparable between the two axes of one page. */
  readonly sharpness: number;
}

/** The angle at which the glyphs' feet and heads fall into the fewest rows, for text that runs level. */
export function levelSkew(glyphs: Glyphs): Skew {
  return search(glyphs, glyphs.medianHeight, (index) => [
    ((glyphs.lefts[index] ?? 0) + (glyphs.rights[index] ?? 0)) / 2,
    glyphs.bottoms[index] ?? 0,
    glyphs.tops[index] ?? 0,
  ]);
}

/** The same for text that runs up or down the page. */
export function uprightSkew(glyphs: Glyphs): Skew {
  // A quarter turn clockwise: x becomes -y, y becomes x.
  return search(glyphs, glyphs.medianWidth, (index) => [
    -((glyphs.tops[index] ?? 0) + (glyphs.bottoms[index] ?? 0)) / 2,
    glyphs.rights[index] ?? 0,
    glyphs.lefts[index] ?? 0,
  ]);
}

/** Flat arrays: ninety angles of some thousand glyphs leave nothing to the garbage collector. */
interface Points {
  readonly count: number;
  readonly along: Float64Array;
  readonly feet: Float64Array;
  readonly heads: Float64Array;
  /** Rows of feet and heads at the angle that is tried. */
  readonly footAt: Float64Array;
  readonly headAt: Float64Array;
}

type Feet = (index: number) => readonly [along: number, foot: number, head: number];

function search(glyphs: Glyphs, glyphHeight: number, feet: Feet): Skew {
  if (glyphs.count < leastGlyphs) return { degrees: 0, sharpness: 0 };
  const step = Math.max(1, Math.ceil(glyphs.count / mostGlyphs));
  const points = pointsOf(Math.ceil(glyphs.count / step), (index) => feet(index * step));
  const row = Math.max(1, glyphHeight * rowHeight);
  const coarse = best(points, row, steps(-widestDegrees, widestDegrees, coarseDegrees));
  return best(
    points,
    row,
    steps(coarse.degrees - coarseDegrees, coarse.degrees + coarseDegrees, fineDegrees),
  );
}

function pointsOf(count: number, feetAt: Feet): Points {
  const numbers = (): Float64Array => new Float64Array(count);
  const [along, feet, heads] = [numbers(), numbers(), numbers()];
  for (let index = 0; index < count; index += 1) {
    const [x, foot, head] = feetAt(index);
    along[index] = x;
    feet[index] = foot;
    heads[index] = head;
  }
  return { count, along, feet, heads, footAt: numbers(), headAt: numbers() };
}

function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_unused, index) => from + index * step);
}

function best(points: Points, row: number, angles: readonly number[]): Skew {
  let found: Skew = { degrees: 0, sharpness: -1 };
  for (const degrees of angles) {
    const sharpness = sharpnessAt(points, row, degrees);
    // Ties go to the smaller angle.
    const isBetter =
      sharpness > found.sharpness ||
      (sharpness === found.sharpness && Math.abs(degrees) < Math.abs(found.degrees));
    if (isBetter) found = { degrees, sharpness };
  }
  return found;
}

/** Sum of squares of the profile, for feet and heads apart, over the square of the number of glyphs. */
function sharpnessAt(points: Points, row: number, degrees: number): number {
  const { count, along, footAt, headAt } = points;
  const slope = Math.tan((degrees * Math.PI) / 180);
  let [lowest, highest] = [Infinity, -Infinity];
  for (let index = 0; index < count; index += 1) {
    const shift = (along[index] ?? 0) * slope;
    const foot = ((points.feet[index] ?? 0) + shift) / row;
    const head = ((points.heads[index] ?? 0) + shift) / row;
    footAt[index] = foot;
    headAt[index] = head;
    lowest = Math.min(lowest, foot, head);
    highest = Math.max(highest, foot, head);
  }
  const feet = new Float32Array(Math.ceil(highest - lowest) + 2);
  const heads = new Float32Array(feet.length);
  for (let index = 0; index < count; index += 1) {
    spread(feet, (footAt[index] ?? 0) - lowest);
    spread(heads, (headAt[index] ?? 0) - lowest);
  }
  let sum = 0;
  for (let at = 0; at < feet.length; at += 1) sum += (feet[at] ?? 0) ** 2 + (heads[at] ?? 0) ** 2;
  return sum / (count * count);
}

/** A foot between two rows counts for both in part, so that the score moves smoothly with the angle. */
function spread(profile: Float32Array, position: number): void {
  const row = Math.floor(position);
  const share = position - row;
  profile[row] = (profile[row] ?? 0) + 1 - share;
  profile[row + 1] = (profile[row + 1] ?? 0) + share;
}
