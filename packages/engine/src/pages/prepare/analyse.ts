import type { Raster, Turn } from '../raster.ts';
import { addTurns } from '../geometry.ts';
import { blurred } from './blur.ts';
import { flatten } from './flatten.ts';
import { findGlyphs, type Glyphs } from './glyphs.ts';
import { isCard } from './is-card.ts';
import { estimateNoise, telephoneGrain } from './noise.ts';
import { levelSkew, uprightSkew, type Skew } from './skew.ts';
import { measureUprightness, pairsOf, turnOf, type Uprightness } from './upright-signs.ts';

/** Noise, as a standard deviation, above which a light blur helps; below it a blur harms. */
const noisy = 15;
const denoiseSigma = 1;
/** The axis is clear when its rows are this many times sharper than the other's. */
const plainAxis = 1.15;

/** A page without shadow and noise, and what its glyphs show about its orientation. */
export interface Analysis {
  readonly flat: Raster;
  readonly glyphs: Glyphs;
  readonly noise: number;
  /** Median over the glyphs of the darkest pixel: black on a sharp page, grey where thin strokes are blurred. */
  readonly ink: number;
  /** All turns, the likeliest first. */
  readonly turns: readonly Turn[];
  /** 0 to 1: how clearly the glyphs favour the first turn over its reverse. */
  readonly clarity: number;
  /** Pairs of neighbouring glyphs on one line: a page of text has hundreds, a portrait hardly any. */
  readonly pairs: number;
  /** Degrees clockwise that level the text, for text running level and for text running up or down. */
  readonly levelDegrees: number;
  readonly uprightDegrees: number;
  /** True when the page is printed light on dark, and its negative was analysed. */
  readonly isNegative?: boolean;
  /** True when most of a telephone's page is printed paler than ink. */
  readonly isPale?: boolean;
}

/** Measures a grey page: noise, paper, glyphs, axis, skew and which way is up. */
export async function analyse(raster: Raster, { isNegative = false } = {}): Promise<Analysis> {
  const noise = estimateNoise(raster);
  const isGrainy = noise >= telephoneGrain;
  const paper = noise > noisy ? await blurred(raster, denoiseSigma) : raster;
  const sheet = sheetOf(paper, { isGrainy, isNegative });
  // The patterns of cards are grain as well, and stand out without their tint.
  const { flat, glyphs, ink, isPale } =
    isGrainy && !isCard(sheet) ? sheetOf(paper, { isGrainy, isNegative, isInShadow: true }) : sheet;
  const level = levelSkew(glyphs);
  const upright = uprightSkew(glyphs);
  const lying = measureUprightness(glyphs, false);
  const standing = measureUprightness(glyphs, true);
  return {
    flat,
    glyphs,
    noise,
    ink,
    ...likelyTurns({ signs: lying, skew: level }, { signs: standing, skew: upright }),
    levelDegrees: level.degrees,
    uprightDegrees: upright.degrees,
    ...(isNegative ? { isNegative } : {}),
    ...(isPale ? { isPale } : {}),
  };
}

interface Looks {
  readonly isGrainy: boolean;
  readonly isNegative: boolean;
  readonly isInShadow?: boolean;
}

function sheetOf(paper: Raster, { isGrainy, isNegative, isInShadow = false }: Looks) {
  const flat = flatten(paper, { isInShadow });
  const { glyphs, ink, isPaler } = glyphsAndInk(flat, isGrainy);
  return { flat, glyphs, ink, isPale: isPaler && isGrainy && !isNegative };
}

/** Ink this light may be the darkest specks of paler print: of a worn ribbon, a dot printer or an old receipt. */
const paleInk = 95;
/** Ink levels for ever paler print. */
const paleLevels = [170, 205] as const;
/**
 * At a paler level glyphs cover this many times as much when it shows the print; strokes that only thicken, and specks, cover less or are
 * lower. A telephone's slip needs less, for on it the dark specks look like a card's few glyphs.
 */
const [clearlyMore, ofSlip, leastHeight] = [8, 2.5, 0.9] as const;
/** The ink of fewer glyphs than this is that of specks. */
const leastOfInk = 50;

/** The glyphs of a flattened page and their ink; where most of the print is paler, those of a level that shows it. */
function glyphsAndInk(
  flat: Raster,
  isGrainy: boolean,
): { readonly glyphs: Glyphs; readonly ink: number; readonly isPaler: boolean } {
  const dark = findGlyphs(flat);
  const ink = inkOf(flat, dark);
  if (dark.count >= leastOfInk && ink < paleInk) return { glyphs: dark, ink, isPaler: false };
  const more = isGrainy && isCard({ flat, glyphs: dark }) ? ofSlip : clearlyMore;
  let glyphs = dark;
  for (const level of paleLevels) {
    const paler = findGlyphs(flat, level);
    const isPrint = paler.medianHeight >= leastHeight * glyphs.medianHeight;
    if (isPrint && extentOf(paler) >= more * extentOf(glyphs)) glyphs = paler;
  }
  return { glyphs, ink: dark.count < leastOfInk ? inkOf(flat, glyphs) : ink, isPaler: glyphs !== dark };
}

const extentOf = ({ count, medianHeight }: Glyphs): number => count * medianHeight;

/** Number of glyphs sampled for their ink. */
const inkSamples = 600;

function inkOf(
  { width, data }: Raster,
  { count, lefts, tops, rights, bottoms, medianHeight }: Glyphs,
): number {
  const step = Math.max(1, Math.floor(count / inkSamples));
  const darkest: number[] = [];
  for (let index = 0; index < count; index += step) {
    const [top, bottom] = [tops[index] ?? 0, bottoms[index] ?? 0];
    // Dust is always faint, and large ink is no small print.
    if (bottom - top + 1 < 0.6 * medianHeight || bottom - top + 1 > 1.6 * medianHeight) continue;
    let least = 255;
    for (let y = top; y <= bottom; y += 1) {
      const last = y * width + (rights[index] ?? 0);
      for (let at = y * width + (lefts[index] ?? 0); at <= last; at += 1) {
        const value = data[at] ?? 255;
        if (value < least) least = value;
      }
    }
    darkest.push(least);
  }
  return darkest.toSorted((a, b) => a - b)[Math.floor(darkest.length / 2)] ?? 0;
}

interface Axis {
  readonly signs: Uprightness;
  readonly skew: Skew;
}

/** The axis with the sharper rows comes first; when neither is clear, the one with more glyphs side by side. */
function likelyTurns(level: Axis, upright: Axis): Pick<Analysis, 'turns' | 'clarity' | 'pairs'> {
  const [levelPairs, uprightPairs] = [pairsOf(level.signs), pairsOf(upright.signs)];
  const ratio = level.skew.sharpness / Math.max(1e-9, upright.skew.sharpness);
  const isLevel = ratio >= plainAxis || (ratio > 1 / plainAxis && levelPairs >= uprightPairs);
  const [first, second] = [turnOf(level.signs, [0, 180]), turnOf(upright.signs, [90, 270])];
  const both = isLevel ? [first, second] : [second, first];
  return {
    turns: both.flatMap(({ turn }) => [turn, addTurns(turn, 180)]),
    clarity: both[0]?.clarity ?? 0,
    pairs: Math.max(levelPairs, uprightPairs),
  };
}
