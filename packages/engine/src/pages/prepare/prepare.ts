import type { Box } from '@lavra/contract/model/result';
import { clampBox } from '../geometry.ts';
import { sharp } from '../picture/sharp-loaders.ts';
import { fourWhite, inFours, rasterOf, turned, type Raster, type Turn } from '../raster.ts';
import { eraseDashes } from './erase-dashes.ts';
import { eraseCombs } from './erase-combs.ts';
import { eraseRules } from './erase-rules.ts';
import { eraseTableRules } from './erase-table-rules.ts';
import { withoutStamps } from './erase-stamps.ts';
import { telephoneGrain } from './noise.ts';
import { enlarge, rotate } from './resample.ts';
import { sharpen } from './sharpen.ts';
import type { Edges } from './text-lines.ts';

/** Tesseract reads best when the median glyph is 14 to 22 pixels tall; larger is slower and worse. */
const page = { best: 20, good: [14, 22] } as const;
/** Ink this light is blurred over more than a stroke: enlarging shows no more of it. */
const blurredInk = 100;
/** Ink this light is blurred among a telephone's grain. */
const blurredAmongGrain = 90;
const blurredPage = { best: 14, good: page.good } as const;
/** A card's labels are half as tall as its values: read line by line, neither is too large at this size. */
const card = { best: 30, good: [24, 40] } as const;
const smallestScale = 0.3;
const largestScale = 3;
const mostPixels = 12_000_000;
/** Skew in degrees below which turning blurs more than it helps. */
const leastSkewDegrees = 0.1;
/** Flattened paper above `white` is white, strokes below `black` are black. */
interface Levels {
  readonly black: number;
  readonly white: number;
}
/** For a page with black strokes, and for one whose strokes are blurred to grey. */
const sharpLevels: Levels = { black: 60, white: 200 };
const faintLevels: Levels = { black: 100, white: 235 };
/** For a photograph whose large print is black: the thin strokes of its labels are grey nevertheless. */
const photographLevels: Levels = { black: 60, white: 225 };
/** Ink at most this light is sharp, and from the second value on faint; between them the levels are interpolated. */
const [sharpInk, faintInk] = [70, 85] as const;

export interface Preparation {
  readonly turn: Turn;
  /** Degrees clockwise that level the text after the turn. */
  readonly skewDegrees: number;
  /** Median glyph height before scaling, in pixels; 0 when unknown. */
  readonly glyphHeight: number;
  /** Median over the glyphs of the darkest pixel, 0 to 255. */
  readonly ink: number;
  /** Deviation of the paper's grain in grey levels; none when absent. */
  readonly noise?: number;
  readonly isCard?: boolean;
  /** True for a photograph whose paper was rectified. */
  readonly isPhotograph?: boolean;
  /** Leaves the rules on the page, for whoever reads a pen's writing: its straight strokes are as thin as they. */
  readonly keepsRules?: boolean;
}

/** A page ready to be read, and the way back from its pixels to the upright page. */
export interface Prepared {
  readonly raster: Raster;
  /** Median glyph height in pixels; 0 when unknown. */
  readonly glyphHeight: number;
  /** The rules that were erased, or pieces of them, on the levelled page in fractions of the upright one. */
  readonly rules: readonly Box[];
  /** Box on the upright, not levelled page, for a rectangle in pixels of the prepared one. */
  toPage(left: number, top: number, right: number, bottom: number): Box;
  /** The same on the levelled page, in fractions of the upright one; undefined when the page was level. */
  toLevel(left: number, top: number, right: number, bottom: number): Box | undefined;
  /** The pixel of the prepared page for a point of the upright page, in fractions. */
  fromPage(x: number, y: number): readonly [x: number, y: number];
}

/** Turns, scales, levels and stretches a flattened page according to its measurements. */
export async function prepare(
  flat: Raster,
  {
    turn,
    skewDegrees,
    glyphHeight,
    ink,
    noise = 0,
    isCard = false,
    isPhotograph = false,
    keepsRules = false,
  }: Preparation,
): Promise<Prepared> {
  const isGrainy = !isCard && noise >= telephoneGrain && ink >= blurredAmongGrain;
  const scale = scaleFor(
    glyphHeight,
    flat.width * flat.height,
    isCard ? card : isGrainy || ink >= blurredInk ? blurredPage : page,
  );
  const isSideways = turn === 90 || turn === 270;
  const width = Math.max(1, Math.round((isSideways ? flat.height : flat.width) * scale));
  const height = Math.max(1, Math.round((isSideways ? flat.width : flat.height) * scale));
  const degrees = Math.abs(skewDegrees) < leastSkewDegrees ? 0 : skewDegrees;
  const levels = levelsFor(ink, isPhotograph ? photographLevels : sharpLevels);
  // The strokes of pale print are as grey as a stamp's, and so are a card's pattern and portrait.
  const mayHaveStamps = !isCard && !keepsRules && !isPhotograph && ink < blurredAmongGrain;
  const source = turned(
    isGrainy ? await sharpen(flat) : mayHaveStamps ? withoutStamps(flat, glyphHeight) : flat,
    turn,
  );
  const upright = await scaled(source, { width, height }, { isBlurred: ink > sharpInk });
  const table = tableOf(levels);
  const raster =
    degrees === 0 ? stretched(upright, table) : rotate(upright, degrees, { white: levels.white, table });
  // On a sharpened page blurred rules are as thick as strokes and run into letters: their remains would be worse than whole rules.
  let rules: readonly Edges[] = [];
  if (!keepsRules) {
    if (isGrainy) eraseTableRules(raster, glyphHeight * scale);
    else rules = eraseRules(raster, glyphHeight * scale);
    eraseCombs(raster, glyphHeight * scale);
    eraseDashes(raster, glyphHeight * scale, ink > sharpInk);
  }
  const toLevel = wayBack(upright, raster, 0);
  return {
    raster,
    glyphHeight: glyphHeight * scale,
    toPage: wayBack(upright, raster, degrees),
    rules: rules.map(({ left, top, right, bottom }) => toLevel(left, top, right, bottom)),
    toLevel: (...edges) => (degrees === 0 ? undefined : toLevel(...edges)),
    fromPage: wayThere(upright, raster, degrees),
  };
}

function scaleFor(
  glyphHeight: number,
  pixels: number,
  { best, good }: typeof page | typeof blurredPage | typeof card,
): number {
  const [least, most] = good;
  if (glyphHeight === 0 || (glyphHeight >= least && glyphHeight <= most)) return 1;
  const wanted = Math.min(largestScale, Math.max(smallestScale, best / glyphHeight));
  return Math.min(wanted, Math.sqrt(mostPixels / pixels));
}

type Size = Pick<Raster, 'width' | 'height'>;

async function scaled(page: Raster, size: Size, { isBlurred }: { isBlurred: boolean }): Promise<Raster> {
  if (page.width === size.width && page.height === size.height) return page;
  if (page.width < size.width) return enlarge(page, size, { isBlurred });
  const { data, info } = await sharp(page.data, {
    raw: { width: page.width, height: page.height, channels: 1 },
  })
    .resize({ ...size, fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return rasterOf(info, data);
}

/** Thin blurred strokes are grey: taken for paper they would leave holes in the small print of a photograph. */
function levelsFor(ink: number, sharp: Levels): Levels {
  const faint = Math.min(1, Math.max(0, (ink - sharpInk) / (faintInk - sharpInk)));
  const between = (name: keyof Levels) => sharp[name] + faint * (faintLevels[name] - sharp[name]);
  return { black: between('black'), white: between('white') };
}

/** The new value of each grey level. */
const tableOf = ({ black, white }: Levels): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_unused, value) =>
    Math.min(255, Math.max(0, ((value - black) * 255) / (white - black))),
  );

function stretched({ width, height, data }: Raster, table: Uint8Array): Raster {
  const result = new Uint8Array(data.length).fill(255);
  const [fours, stretchedFours] = [inFours(data), inFours(result)];
  for (let four = 0; four < fours.length; four += 1) {
    const grey = fours[four] ?? fourWhite;
    // Most of a page is white already.
    if (grey === fourWhite) continue;
    stretchedFours[four] =
      (table[grey & 255] ?? 0) |
      ((table[(grey >> 8) & 255] ?? 0) << 8) |
      ((table[(grey >> 16) & 255] ?? 0) << 16) |
      ((table[grey >>> 24] ?? 0) << 24);
  }
  for (let at = 4 * fours.length; at < data.length; at += 1) result[at] = table[data[at] ?? 0] ?? 0;
  return { width, height, data: result };
}

function wayThere(upright: Size, level: Size, degrees: number): Prepared['fromPage'] {
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return (x, y) => {
    const [dx, dy] = [(x - 0.5) * upright.width, (y - 0.5) * upright.height];
    return [dx * cos - dy * sin + level.width / 2, dx * sin + dy * cos + level.height / 2];
  };
}

function wayBack(upright: Size, level: Size, degrees: number): Prepared['toPage'] {
  const radians = (-degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return (left, top, right, bottom) => {
    const corners = [left, right].flatMap((x) =>
      [top, bottom].map((y): [number, number] => {
        const [dx, dy] = [x - level.width / 2, y - level.height / 2];
        return [
          (dx * cos - dy * sin + upright.width / 2) / upright.width,
          (dx * sin + dy * cos + upright.height / 2) / upright.height,
        ];
      }),
    );
    const xs = corners.map(([x]) => x);
    const ys = corners.map(([, y]) => y);
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return clampBox([x, y, Math.max(...xs) - x, Math.max(...ys) - y]);
  };
}
