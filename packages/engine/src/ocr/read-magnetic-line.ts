import { isCmc7 } from '@lavra/brazil/cmc7';
import { darkerThan, fourBlack, inFours, isDark, type Raster } from '../pages/raster.ts';
import type { ReadWord } from './recogniser.ts';

/**
 * CMC-7 (ISO 1004-2): each character is seven bars with six gaps between them, two of them long. Only the gaps identify the
 * character; the bars are cut so that people see a digit, which text recognisers do not.
 */
const figures: readonly (readonly [text: string, gaps: string])[] = [
  ['0', '001100'],
  ['1', '100010'],
  ['2', '011000'],
  ['3', '101000'],
  ['4', '100100'],
  ['5', '000110'],
  ['6', '001010'],
  ['7', '110000'],
  ['8', '010010'],
  ['9', '010100'],
];
const symbols: typeof figures = ['100001', '010001', '001001', '000101', '000011'].map((gaps) => ['', gaps]);
/** The line of a Brazilian cheque has 34 characters, with these around its three fields. */
const characters = 34;
const separators = new Map([
  [0, '<'],
  [9, '<'],
  [20, '>'],
  [33, ':'],
]);

/** Millimetres from one bar's centre to the next across a short and a long gap, and between characters: one eighth of an inch. */
const [shortGap, longGap, pitchMm] = [0.3, 0.5, 3.175] as const;
const barsMm = 2.3;
/** However blurred, a character shows at least three of its bars: on photographs of cheques 3.2, while other text has two strokes a letter. */
const leastMarks = 3;
/** Darkness above which a pixel begins a bar, and below which the bar has ended. */
const [inkFrom, paperTo] = [105, 65] as const;
const inked = darkerThan(255 - inkFrom);
/** A row of pixels across the line crosses at least this many bars. */
const leastBars = 30;
/** Least and greatest height of the line, in the page's median glyph heights and in its own pitch. */
const [leastGlyphs, mostGlyphs] = [0.8, 3] as const;
const [leastOfPitch, mostOfPitch] = [0.6, 1.15] as const;
/** Bars fill only part of their height: the darkest share of a column shows whether there is one. */
const darkest = 0.2;
/** Perspective and paper stretch the line, and shift each of its characters a little. */
const stretches = [-0.02, -0.01, 0, 0.01, 0.02] as const;
const mostShift = 0.05;
const costOfShift = 30;
/** Share by which a digit must fit better than any other: on cheques the worst was 0.2; of thirty places of other text most are below 0.1. */
const clearlyBest = 0.12;
/** The same on a line whose three check digits are right: on thin bars the least was 0.08, of other text's lines each had some below 0.02. */
const provenBest = 0.06;
/** Least clear characters, however the line is stretched: cheques that were read had at least 29, of a hundred other lines most had 14 to 23. */
const leastClear = (2 * characters) / 3;
const confidence = 95;

interface Character {
  readonly text: string;
  readonly fit: number;
  /** Share by which it fits better than the next best. */
  readonly lead: number;
}

/** The magnetic line of a cheque on a levelled page, from the gaps between its bars; undefined when none is clear. */
export function readMagneticLine(page: Raster, glyphHeight: number): ReadWord | undefined {
  for (const [top, bottom] of bandsOf(page, glyphHeight)) {
    const ink = inkOfColumns(page, top, bottom);
    const [left, right] = longestRun(ink, 1.2 * (bottom - top));
    const pitch = (right - left) / (characters - 1 + barsMm / pitchMm);
    if (bottom - top < leastOfPitch * pitch || bottom - top > mostOfPitch * pitch) continue;
    const sharp = withoutSurroundings(ink, Math.round((0.35 * pitch) / pitchMm));
    if (marksIn(sharp, left, right) < leastMarks * characters) continue;
    const unstretched = follow(sharp, left, pitch);
    if (unstretched.filter(({ lead }) => lead >= clearlyBest).length < leastClear) continue;
    const read = stretches
      .map((stretch) => (stretch === 0 ? unstretched : follow(sharp, left, pitch * (1 + stretch))))
      .toSorted((a, b) => fitOf(b) - fitOf(a))[0];
    if (read?.length !== characters) continue;
    const text = read.map((character, index) => separators.get(index) ?? character.text).join('');
    // Of bars as thin as a pixel some are pale; check digits then tell whether the line is right.
    const least = isCmc7(text) ? provenBest : clearlyBest;
    if (read.some(({ lead }) => lead < least)) continue;
    const edges = { left, top, right, bottom, lineTop: top, lineBottom: bottom };
    return { text, conf: confidence, ...edges, block: 0, line: 0 };
  }
  return undefined;
}

const fitOf = (read: readonly Character[]): number => read.reduce((sum, { fit }) => sum + fit, 0);

/** Bands of rows that cross many bars, from the top of the page to its bottom. */
function bandsOf({ width, height, data }: Raster, glyphHeight: number): (readonly [number, number])[] {
  const bands: (readonly [number, number])[] = [];
  const fours = inFours(data);
  let [top, last] = [-1, -1];
  for (let y = 0; y <= height; y += 1) {
    if (y < height && barsIn(data, fours, { from: y * width, to: (y + 1) * width }) >= leastBars) {
      if (top < 0) top = y;
      last = y;
    } else if (top >= 0 && (y - last > glyphHeight / 4 || y === height)) {
      const tall = (last - top) / glyphHeight;
      if (tall >= leastGlyphs && tall <= mostGlyphs) bands.push([top, last + 1]);
      top = -1;
    }
  }
  return bands;
}

function barsIn(data: Uint8Array, fours: Int32Array, { from, to }: { from: number; to: number }): number {
  let count = 0;
  for (let at = from; at < to; at += 1) {
    if ((at & 3) === 0) while (at + 4 <= to && !isDark(fours[at >> 2] ?? fourBlack, inked)) at += 4;
    if (at >= to || 255 - (data[at] ?? 255) <= inkFrom) continue;
    count += 1;
    while (at + 1 < to && 255 - (data[at + 1] ?? 255) >= paperTo) at += 1;
  }
  return count;
}

function inkOfColumns({ width, data }: Raster, top: number, bottom: number): Float32Array {
  const taken = Math.max(1, Math.round(darkest * (bottom - top)));
  const ink = new Float32Array(width);
  /** The darkest pixels of a column, darkest first. */
  const dark = new Uint8Array(taken);
  for (let x = 0; x < width; x += 1) {
    dark.fill(255);
    for (let y = top; y < bottom; y += 1) {
      const value = data[y * width + x] ?? 255;
      let place = taken;
      for (; place > 0 && value < (dark[place - 1] ?? 0); place -= 1)
        if (place < taken) dark[place] = dark[place - 1] ?? 0;
      if (place < taken) dark[place] = value;
    }
    let sum = 0;
    for (let each = 0; each < taken; each += 1) sum += dark[each] ?? 0;
    ink[x] = 255 - sum / taken;
  }
  return ink;
}

/** The longest run of inked columns with no gap wider than `widest`. */
function longestRun(ink: Float32Array, widest: number): readonly [number, number] {
  let best: readonly [number, number] = [0, 0];
  let [start, last] = [-1, -1];
  for (let x = 0; x <= ink.length; x += 1) {
    if ((ink[x] ?? 0) >= paperTo) {
      if (start < 0) start = x;
      last = x;
    } else if (start >= 0 && (x - last > widest || x === ink.length)) {
      if (last - start > best[1] - best[0]) best = [start, last];
      start = -1;
    }
  }
  return best;
}

/** The ink of each column, less the mean of the columns around it. */
function withoutSurroundings(ink: Float32Array, reach: number): Float32Array {
  return ink.map((value, x) => {
    const from = Math.max(0, x - reach);
    const to = Math.min(ink.length, x + reach + 1);
    let sum = 0;
    for (let at = from; at < to; at += 1) sum += ink[at] ?? 0;
    return value - sum / (to - from);
  });
}

/** Number of times that ink begins among columns less their surroundings. */
function marksIn(ink: Float32Array, left: number, right: number): number {
  let count = 0;
  for (let x = left; x < right; x += 1) if ((ink[x] ?? 0) > 0 && (ink[x - 1] ?? 0) <= 0) count += 1;
  return count;
}

interface Step extends Character {
  readonly total: number;
  readonly from: number;
}

/** Places the characters of a line so that together they fit best (dynamic programming). */
function follow(ink: Float32Array, left: number, pitch: number): Character[] {
  const reach = Math.round(0.9 * pitch);
  const shift = Math.max(2, Math.round(mostShift * pitch));
  const [asFigure, asSymbol] = [figures, symbols].map((known) => fitting(ink, pitch / pitchMm, known));
  const steps: Map<number, Step>[] = [];
  for (let index = 0; index < characters; index += 1) {
    const middle = Math.round(left + index * pitch);
    const bestAt = separators.has(index) ? asSymbol : asFigure;
    const before = steps.at(-1);
    const here = new Map<number, Step>();
    for (let x = middle - reach; x <= middle + reach; x += 1) {
      const way = before === undefined ? { total: 0, from: 0 } : wayTo(before, x - Math.round(pitch), shift);
      const own = way && bestAt?.(x);
      if (own) here.set(x, { ...own, total: way.total + own.fit, from: way.from });
    }
    steps.push(here);
  }
  let [at, best] = [0, Number.NEGATIVE_INFINITY];
  for (const [x, { total }] of steps.at(-1) ?? []) if (total > best) [at, best] = [x, total];
  const read: Character[] = [];
  for (const here of steps.toReversed()) {
    const step = here.get(at);
    if (step === undefined) return [];
    read.unshift({ ...step, lead: separators.has(steps.indexOf(here)) ? 1 : step.lead });
    at = step.from;
  }
  return read;
}

function wayTo(
  before: ReadonlyMap<number, Step>,
  expected: number,
  shift: number,
): { total: number; from: number } | undefined {
  let best: { total: number; from: number } | undefined;
  for (let from = expected - shift; from <= expected + shift; from += 1) {
    const step = before.get(from);
    if (step === undefined) continue;
    const total = step.total - costOfShift * ((from - expected) / shift) ** 2;
    if (best === undefined || total > best.total) best = { total, from };
  }
  return best;
}

/** Reads the character at a position; the ranges in which characters are searched overlap, so each position is computed only once. */
function fitting(ink: Float32Array, pixelsPerMm: number, known: typeof figures): (x: number) => Character {
  const looks = known.map(([text, gaps]) => ({ text, places: placesOf(gaps, pixelsPerMm) }));
  const seen = new Map<number, Character>();
  return (x) => {
    const before = seen.get(x);
    if (before !== undefined) return before;
    let [text, best, next] = ['', Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const look of looks) {
      const fit = fitAt(ink, x, look.places);
      if (fit > best) [text, best, next] = [look.text, fit, best];
      else if (fit > next) next = fit;
    }
    const character = { text, fit: best, lead: best <= 0 ? 0 : (best - next) / best };
    seen.set(x, character);
    return character;
  };
}

/** Offsets from a character's first bar: of each bar, and of the middle of the gap before it. */
function placesOf(gaps: string, pixelsPerMm: number): Float64Array {
  const places = [0];
  let place = 0;
  for (const gap of gaps) {
    const step = (gap === '1' ? longGap : shortGap) * pixelsPerMm;
    places.push(place + step / 2, place + step);
    place += step;
  }
  return Float64Array.from(places);
}

/** Ink at the bars of a character, less the ink between them. */
function fitAt(ink: Float32Array, x: number, places: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < places.length; index += 1) {
    const place = x + (places[index] ?? 0);
    const left = Math.floor(place);
    const from = ink[left] ?? 0;
    const at = from + ((ink[left + 1] ?? 0) - from) * (place - left);
    sum += index % 2 === 0 ? at : -at;
  }
  return sum;
}
