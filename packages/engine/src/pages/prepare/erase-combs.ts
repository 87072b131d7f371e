import type { Raster } from '../raster.ts';

/** Lighter than this is paper: the teeth of a comb are often printed lighter than rules. */
const inkLevel = 200;
const paper = 255;
/** Heights of a tooth, in glyph heights: taller than the character of its cell, at most as tall as two lines of small print. */
const [shortest, tallest] = [1.2, 4] as const;
/** A tooth is at most this thick, in glyph heights and pixels, over this share of its height: the character of a cell may touch it. */
const [thickest, thickestPixels, leastThin] = [0.35, 3, 0.75] as const;
/** Least teeth of a comb, and least and greatest distance of two, in glyph heights. */
const [fewest, nearest, farthest] = [4, 1.25, 4] as const;
/** Greatest difference of two teeth's edges in glyph heights, and of their distance from the usual one. */
const [mostUneven, mostOff] = [0.3, 0.15] as const;
/** Most cells between two teeth that were found: a character that covers a tooth hides it. */
const mostHidden = 3;
/** Greatest height of the characters between teeth, as a share of a tooth's: stems of letters are as tall as the letters between them. */
const tallestInCell = 0.88;
/** How far above and below a tooth a character is looked for that is no cell's, as a share of the tooth. */
const beyondTooth = 0.25;

interface Tooth {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const centreOf = ({ left, right }: Tooth): number => (left + right) / 2;

/**
 * Erases the teeth between the cells of combs from a levelled page, in place: boxes with a cell for each character, as on the forms of health
 * plans, whose short teeth are read as figures.
 */
export function eraseCombs(raster: Raster, glyphHeight: number): void {
  if (glyphHeight === 0) return;
  const thick = Math.max(thickestPixels, Math.round(thickest * glyphHeight));
  const teeth = teethOf(raster, glyphHeight, thick);
  const taken = new Set<Tooth>();
  for (const first of teeth) {
    if (taken.has(first)) continue;
    const comb = combFrom(first, teeth, glyphHeight);
    if (comb.length < fewest || !hasCharacters(raster, comb)) continue;
    for (const tooth of comb) taken.add(tooth);
    for (const tooth of [...comb, ...hiddenIn(raster, comb, thick)]) eraseTooth(raster, tooth, thick);
  }
}

/** Upright strokes with the height and the thickness of a tooth, from left to right. */
function teethOf(raster: Raster, glyph: number, thick: number): Tooth[] {
  const { width, height, data } = raster;
  const known = new Int32Array(width);
  const stride = Math.max(1, Math.floor(shortest * glyph));
  const found: Tooth[] = [];
  for (let y = stride; y < height; y += stride)
    for (let x = 1; x < width - 1; x += 1) {
      if ((known[x] ?? 0) > y || (data[y * width + x] ?? paper) >= inkLevel) continue;
      let [top, bottom] = [y, y];
      while (top > 0 && isInked(data, (top - 1) * width + x)) top -= 1;
      while (bottom + 1 < height && isInked(data, (bottom + 1) * width + x)) bottom += 1;
      known[x] = bottom + 1;
      const tall = bottom - top + 1;
      if (tall < shortest * glyph || tall > tallest * glyph) continue;
      const tooth = thinAt(raster, x, { top, bottom }, thick);
      if (tooth === undefined) continue;
      for (let column = tooth.left; column <= tooth.right; column += 1) known[column] = bottom + 1;
      found.push(tooth);
    }
  return found.toSorted((a, b) => a.left - b.left);
}

/** A stroke that is not quite upright changes columns, so the neighbours count as well. */
const isInked = (data: Uint8Array, at: number): boolean =>
  (data[at] ?? paper) < inkLevel || (data[at - 1] ?? paper) < inkLevel || (data[at + 1] ?? paper) < inkLevel;

/** The place of ink at a pixel or beside it; -1 where there is none. */
function inkAround(data: Uint8Array, at: number): number {
  if ((data[at] ?? paper) < inkLevel) return at;
  if ((data[at - 1] ?? paper) < inkLevel) return at - 1;
  return (data[at + 1] ?? paper) < inkLevel ? at + 1 : -1;
}

/** How far ink goes on from a pixel, to the left (-1) or to the right (1), within its row and at most so far. */
function inkBeside({ width, data }: Raster, at: number, step: -1 | 1, most: number): number {
  const column = at % width;
  const last = Math.min(most, step < 0 ? column : width - 1 - column);
  let far = 0;
  while (far < last && (data[at + step * (far + 1)] ?? paper) < inkLevel) far += 1;
  return far;
}

/** The stroke of a column, where it is thin over most of its height. */
function thinAt(
  raster: Raster,
  x: number,
  { top, bottom }: Pick<Tooth, 'top' | 'bottom'>,
  thick: number,
): Tooth | undefined {
  const tall = bottom - top + 1;
  let [left, right, thin] = [x, x, 0];
  for (let y = top; y <= bottom; y += 1) {
    // Letters and pictures are told in their first rows.
    if (thin + bottom - y + 1 < leastThin * tall) return undefined;
    const at = inkAround(raster.data, y * raster.width + x);
    if (at < 0) continue;
    const before = inkBeside(raster, at, -1, thick);
    if (before === thick) continue;
    const after = inkBeside(raster, at, 1, thick - before);
    if (before + after >= thick) continue;
    const middle = at - y * raster.width;
    thin += 1;
    [left, right] = [Math.min(left, middle - before), Math.max(right, middle + after)];
  }
  return thin < leastThin * tall || right - left > 2 * thick ? undefined : { left, right, top, bottom };
}

/** The teeth from one on that are like it, each at the usual distance from the last or at several of them. */
function combFrom(first: Tooth, teeth: readonly Tooth[], glyph: number): Tooth[] {
  const comb = [first];
  let pitch: number | undefined;
  for (const tooth of teeth) {
    const last = comb.at(-1) ?? first;
    const step = centreOf(tooth) - centreOf(last);
    const isLike =
      Math.abs(tooth.top - last.top) < mostUneven * glyph &&
      Math.abs(tooth.bottom - last.bottom) < mostUneven * glyph;
    if (!isLike || step < nearest * glyph) continue;
    const cells = pitch === undefined ? 1 : Math.round(step / pitch);
    if (pitch === undefined ? step > farthest * glyph : cells > mostHidden) break;
    if (pitch !== undefined && (cells < 1 || Math.abs(step - cells * pitch) > mostOff * pitch)) continue;
    pitch ??= step;
    comb.push(tooth);
  }
  return comb;
}

/** Teeth at the places where a comb should have one, and before its first and behind its last: what is left of a rule may touch them. */
function hiddenIn(raster: Raster, comb: readonly Tooth[], thick: number): Tooth[] {
  const [first, second] = comb;
  const last = comb.at(-1);
  if (first === undefined || second === undefined || last === undefined) return [];
  const cells = Math.round((centreOf(last) - centreOf(first)) / (centreOf(second) - centreOf(first)));
  const pitch = (centreOf(last) - centreOf(first)) / cells;
  const toothAt = (place: number, like: Tooth): Tooth | undefined => {
    const from = Math.max(1, Math.ceil(place - mostOff * pitch));
    const to = Math.min(raster.width - 2, Math.floor(place + mostOff * pitch));
    for (let x = from; x <= to; x += 1) {
      const tooth = thinAt(raster, x, like, thick);
      if (tooth) return tooth;
    }
    return undefined;
  };
  const beyond = (end: Tooth, step: number): Tooth[] => {
    const found: Tooth[] = [];
    for (let missing = 0, place = centreOf(end) + step; missing < mostHidden; place += step) {
      const tooth = toothAt(place, end);
      missing = tooth ? 0 : missing + 1;
      if (tooth) found.push(tooth);
    }
    return found;
  };
  const within = comb.slice(1).flatMap((tooth, index) => {
    const start = centreOf(comb[index] ?? tooth);
    const hidden = Math.round((centreOf(tooth) - start) / pitch) - 1;
    return Array.from({ length: hidden }, (_, at) => toothAt(start + (at + 1) * pitch, tooth) ?? []).flat();
  });
  return [...beyond(first, -pitch), ...within, ...beyond(last, pitch)];
}

/** Whether characters stand between the teeth, each of them lower than those. */
function hasCharacters(raster: Raster, comb: readonly Tooth[]): boolean {
  let filled = 0;
  for (const [index, tooth] of comb.slice(1).entries()) {
    const before = comb[index] ?? tooth;
    const tall = heightBetween(raster, before, tooth);
    if (tall > tallestInCell * (tooth.bottom - tooth.top)) return false;
    if (tall > 0) filled += 1;
  }
  return 2 * filled >= comb.length - 1 && filled >= 2;
}

/** The height of the tallest piece of ink between two teeth: below a character there may be remains of the comb's base. */
function heightBetween({ width, data }: Raster, before: Tooth, after: Tooth): number {
  let [tallestPiece, piece] = [0, 0];
  const beyond = Math.round(beyondTooth * (before.bottom - before.top));
  for (let y = Math.max(0, before.top - beyond); y <= before.bottom + beyond; y += 1) {
    const row = data.subarray(y * width + before.right + 2, y * width + after.left - 1);
    piece = row.some((value) => value < inkLevel) ? piece + 1 : 0;
    tallestPiece = Math.max(tallestPiece, piece);
  }
  return tallestPiece;
}

/** Erases a tooth where nothing touches it, with the pixel on either side where its edge fades out. */
function eraseTooth(raster: Raster, { left, right, top, bottom }: Tooth, thick: number): void {
  const { width, data } = raster;
  const x = Math.round((left + right) / 2);
  for (let y = Math.max(0, top - 1); y <= bottom + 1; y += 1) {
    const at = inkAround(data, y * width + x);
    if (at < 0) continue;
    const before = inkBeside(raster, at, -1, thick);
    const after = inkBeside(raster, at, 1, thick);
    if (before + after < thick) data.fill(paper, at - before - 1, at + after + 2);
  }
}
