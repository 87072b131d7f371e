import type { Recogniser } from '../ocr/recogniser.ts';
import { median } from '../pages/median.ts';
import type { Raster } from '../pages/raster.ts';
import { blobsOf, heightOf, rowsOfBlobs, strokesOf, toBox, widthOf, type Blob } from './blobs.ts';
import type { Display, Figure } from '../pages/display.ts';

const fewestDrums = 4;
const mostDrums = 7;
/** Height of a digit as the recogniser gets it, and the margin around it, in pixels. */
const margin = 14;

/** Digits side by side as black print on white, `gap` pixels apart. */
function stripOf({ width, data }: Raster, figures: readonly Blob[], gap: number): Raster {
  const high = Math.max(...figures.map(heightOf));
  const wide = figures.reduce((total, figure) => total + widthOf(figure) + gap, 2 * margin);
  const strip = new Uint8Array(wide * (high + 2 * margin)).fill(255);
  let at = margin;
  for (const { left, top, right, bottom } of figures) {
    for (let y = top; y < bottom; y += 1)
      strip.set(data.subarray(y * width + left, y * width + right), (margin + y - top) * wide + at);
    at += right - left + gap;
  }
  return { width: wide, height: high + 2 * margin, data: strip };
}

const lettersAsFigures = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\//g, '7')
    .replace(/[OoDQ]/g, '0')
    .replace(/[Il|!]/g, '1')
    .replace(/[Ss]/g, '5')
    .replace(/B/g, '8')
    .replace(/[Zz]/g, '2')
    .replace(/\D/g, '');

/** A drum between two digits: the upper one is leaving and counts, however little of it is visible. */
interface Rolling {
  readonly cell: Blob;
  readonly upper: Blob | undefined;
  readonly lower: Blob | undefined;
}

/** The place of the next drum, when it shows parts of two digits. */
function rollingAfter(row: readonly Blob[], blobs: readonly Blob[], raster: Raster): Rolling | undefined {
  const [first, last] = [row[0], row.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const pitch = (last.left + last.right - first.left - first.right) / 2 / (row.length - 1);
  const high = median(row.map(heightOf));
  const middle = (last.left + last.right) / 2 + pitch;
  const cell: Blob = {
    left: Math.round(middle - 0.45 * pitch),
    right: Math.min(raster.width, Math.round(middle + 0.45 * pitch)),
    top: last.top,
    bottom: last.bottom,
  };
  const parts = blobs.filter(
    (blob) =>
      (blob.left + blob.right) / 2 > cell.left &&
      (blob.left + blob.right) / 2 < cell.right &&
      widthOf(blob) < pitch &&
      widthOf(blob) > 0.25 * high &&
      heightOf(blob) > 0.12 * high &&
      heightOf(blob) < mostOfPart * high &&
      blob.bottom > last.top - 0.6 * high &&
      blob.top < last.bottom + 0.6 * high,
  );
  const centre = (last.top + last.bottom) / 2;
  const upper = parts
    .filter((part) => (part.top + part.bottom) / 2 < centre)
    .toSorted((a, b) => heightOf(b) - heightOf(a))[0];
  const lower = parts
    .filter((part) => (part.top + part.bottom) / 2 >= centre)
    .toSorted((a, b) => heightOf(b) - heightOf(a))[0];
  return upper || lower ? { cell, upper, lower } : undefined;
}

/** A drum may show all of one digit above or below the row of the others: greatest height of what it shows, in theirs. */
const mostOfPart = 1.08;
/** Of a digit of at least this height all is seen. */
const leastOfWhole = 0.85;

/** Registers have five digits or more; of four dark ones without another beside them, one was probably lost. */
const [usual, darkConf, lostConf] = [5, 85, 50] as const;

/** Confidence of a digit seen in part: a guess. */
const partConf = 40;

/** Each drum has a window of its own: space between digits in their heights, and by how much their distances may differ. */
const [leastGap, evenly] = [0.4, 0.15] as const;

/** Whether digits stand apart at one distance, as in windows of their own and not in a printed number. */
function areApart(row: readonly Blob[]): boolean {
  const high = median(row.map(heightOf));
  const centres = row.map(({ left, right }) => (left + right) / 2);
  const steps = centres.slice(1).map((centre, at) => centre - (centres[at] ?? 0));
  const pitch = median(steps);
  return (
    steps.every((step) => Math.abs(step - pitch) < evenly * pitch) &&
    row.every((blob, at) => at === 0 || blob.left - (row[at - 1]?.right ?? 0) > leastGap * high)
  );
}

/** How far beside a digit its drum is seen, in heights of digits. */
const [nearest, furthest] = [0.04, 0.13] as const;

/** The grey of the drum beside a digit. */
function groundOf({ width, data }: Raster, { left, top, right, bottom }: Blob): number {
  const [from, to] = [nearest, furthest].map((share) => Math.round(share * (bottom - top)));
  const greys: number[] = [];
  for (let y = top; y < bottom; y += 1)
    for (let off = from ?? 0; off <= (to ?? 0); off += 1)
      for (const x of [left - 1 - off, right + off])
        if (x >= 0 && x < width) greys.push(data[y * width + x] ?? 0);
  return median(greys);
}

/** By what share, and by how many levels of grey, the red drum of the tenths differs from the nearest of the others. */
const [otherGround, otherLevels] = [1.3, 12] as const;

/**
 * Whether the last drum is a red one, which counts tenths of the unit: lighter than black drums, darker than white ones. A light that lies on
 * several drums does not end at one.
 */
function hasTenths(raster: Raster, drums: readonly Blob[], isLight: boolean): boolean {
  const grounds = drums.map((drum) => groundOf(raster, drum));
  const last = grounds.pop();
  if (last === undefined || grounds.length < fewestDrums) return false;
  const [dark, light] = isLight ? [Math.max(...grounds), last] : [last, Math.min(...grounds)];
  return light > otherGround * dark && light > dark + otherLevels;
}

/** Drums with light digits on dark, else with dark ones on light; the last may be between two. */
export async function readDrums(raster: Raster, recogniser: Recogniser): Promise<Display | undefined> {
  return (await readDigits(raster, recogniser, true)) ?? readDigits(raster, recogniser, false);
}

async function readDigits(
  raster: Raster,
  recogniser: Recogniser,
  isLight: boolean,
): Promise<Display | undefined> {
  const strokes = strokesOf(raster, { share: 0.35, isLight });
  const blobs = blobsOf(strokes).filter((blob) => heightOf(blob) > raster.width / 120);
  const figuresLike = blobs.filter(
    (blob) =>
      heightOf(blob) > raster.width / 40 &&
      widthOf(blob) < 0.95 * heightOf(blob) &&
      widthOf(blob) > 0.15 * heightOf(blob),
  );
  const [row] = rowsOfBlobs(figuresLike, { likeness: 0.15, gap: 1.2 })
    .filter((each) => each.length >= fewestDrums && each.length <= mostDrums && (isLight || areApart(each)))
    .toSorted((a, b) => b.length - a.length || median(b.map(heightOf)) - median(a.map(heightOf)));
  if (row === undefined) return undefined;
  const gap = Math.round(0.25 * median(row.map(heightOf)));
  const rolling = rollingAfter(row, blobs, raster);
  const part =
    rolling?.upper && (!rolling.lower || heightOf(rolling.upper) >= heightOf(rolling.lower))
      ? rolling.upper
      : rolling?.lower;
  const [whole = [], rest = []] = await recogniser.readLines([
    stripOf(strokes, row, gap),
    ...(part ? [stripOf(strokes, [part], gap)] : []),
  ]);
  const digits = lettersAsFigures(whole.map(({ text }) => text).join(''));
  if (digits.length !== row.length) return undefined;
  const conf = Math.min(...whole.map((word) => word.conf));
  const most = isLight ? 95 : rolling === undefined && row.length < usual ? lostConf : darkConf;
  const figures: Figure[] = row.map((blob, index) => ({
    digit: digits[index] ?? '',
    conf: Math.round(Math.min(most, conf)),
    box: toBox(raster, blob),
  }));
  const last = lettersAsFigures(rest.map(({ text }) => text).join(''));
  if (rolling && last.length === 1) {
    const isWhole = part !== undefined && heightOf(part) > leastOfWhole * median(row.map(heightOf));
    const digit = part === rolling.upper || isWhole ? last : String((Number(last) + 9) % 10);
    figures.push({ digit, conf: partConf, box: toBox(raster, rolling.cell) });
  }
  const tenths = hasTenths(raster, figures.length > row.length && part ? [...row, part] : row, isLight);
  return { kind: 'drums', figures, ...(tenths ? { decimals: 1 } : {}) };
}
