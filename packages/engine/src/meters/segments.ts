import { median } from '../pages/median.ts';
import type { Raster } from '../pages/raster.ts';
import {
  blobsOf,
  heightOf,
  inkIn,
  rowsOfBlobs,
  strokesOf,
  thickened,
  toBox,
  widthOf,
  type Blob,
} from './blobs.ts';
import type { Display, Figure } from '../pages/display.ts';
import { upright, windowsOf, withoutGrain, type Window } from './windows.ts';

/** Digit by its lit segments, in the order top, upper right, lower right, bottom, lower left, upper left, middle. */
const figureOf: Readonly<Record<string, string>> = {
  '1111110': '0',
  '0110000': '1',
  '1101101': '2',
  '1111001': '3',
  '0110011': '4',
  '1011011': '5',
  '1011111': '6',
  '0011111': '6',
  '1110000': '7',
  '1110010': '7',
  '1111111': '8',
  '1111011': '9',
  '1110011': '9',
};

/** Box of each segment within its digit: left, top, right, bottom as fractions. */
const places: readonly (readonly [number, number, number, number])[] = [
  [0.3, 0, 0.7, 0.17],
  [0.72, 0.15, 1, 0.42],
  [0.72, 0.58, 1, 0.85],
  [0.3, 0.83, 0.7, 1],
  [0, 0.58, 0.28, 0.85],
  [0, 0.15, 0.28, 0.42],
  [0.3, 0.41, 0.7, 0.59],
];

/** No digit has ink between its segments; the bars of a code do. */
const holes: typeof places = [
  [0.38, 0.22, 0.62, 0.37],
  [0.38, 0.63, 0.62, 0.78],
];
const mostInHoles = 0.25;

/** A lit segment is filled at least this share of the fullest one; below that it counts as half lit. */
const fullShare = 0.8;
/** Largest sum of squares by which the segments may differ from a digit's lit and unlit ones. */
const mostOff = 0.6;
/** By how much the runner-up must differ more, else there is no digit: the rings of dials look like 8 and 0. */
const leastLead = 0.45;
const fewestFigures = 4;

function readFigure(strokes: Raster, blob: Blob, wide: number): Figure | undefined {
  const [width, height] = [widthOf(blob), heightOf(blob)];
  const box = toBox(strokes, blob);
  if (width < 0.45 * wide) return { digit: '1', conf: 90, box };
  const inkAt = ([left, top, right, bottom]: (typeof places)[number]): number =>
    inkIn(strokes, {
      left: blob.left + left * width,
      top: blob.top + top * height,
      right: blob.left + right * width,
      bottom: blob.top + bottom * height,
    });
  if (holes.some((hole) => inkAt(hole) > mostInHoles)) return undefined;
  const shares = places.map(inkAt);
  const full = fullShare * Math.max(...shares);
  // In glare one segment is paler than the others: the digit that most of them show is nearest.
  const [nearest, next] = Object.entries(figureOf)
    .map(([lit, digit]) => ({
      digit,
      off: shares.reduce((sum, share, at) => sum + (Math.min(1, share / full) - Number(lit[at])) ** 2, 0),
    }))
    .toSorted((a, b) => a.off - b.off);
  if (nearest === undefined || next === undefined || nearest.off > mostOff) return undefined;
  const lead = nearest.digit === next.digit ? 1 : next.off - nearest.off;
  if (lead < leastLead) return undefined;
  return { digit: nearest.digit, conf: Math.round(Math.min(95, 50 + 60 * lead)), box };
}

/** How much darker than its surroundings a lit segment is, and by how many pixels strokes are thickened so that segments join. */
const [darker, thickenings] = [0.2, [3, 5]] as const;
/** Slants of the digits of a display that touch each other when they are taken as upright. */
const leans = [0.08, 0.16] as const;
/** Behind dark glass unlit areas are as even as the glass, and strokes are thickened less. */
const behindGlass = { shares: [0.25, 0.3, 0.4], by: 2 } as const;
/** Grain of a dark window is smaller than this share of its width; strokes of digits are larger. */
const grain = 1 / 80;

/** A decimal point stands at the foot of its digit; its size is a share of the digit's height, its fill a share of its own box. */
const point = { least: 0.07, most: 0.25, off: 0.2, filled: 0.7 };

interface Row {
  readonly figures: readonly Figure[];
  /** Digits after the decimal point that the display shows. */
  readonly decimals: number;
  readonly code?: readonly Figure[];
}

function decimalsOf(strokes: Raster, row: readonly Blob[], blobs: readonly Blob[]): number {
  const high = Math.max(...row.map(heightOf));
  const isPoint = (blob: Blob, left: Blob, right: Blob): boolean =>
    [widthOf(blob), heightOf(blob)].every((size) => size > point.least * high && size < point.most * high) &&
    (blob.left + blob.right) / 2 > left.right - point.off * high &&
    (blob.left + blob.right) / 2 < right.left + point.off * high &&
    Math.abs(blob.bottom - (left.bottom + right.bottom) / 2) < point.off * high &&
    inkIn(strokes, blob) > point.filled;
  const after = row
    .slice(1)
    .findIndex((right, index) => blobs.some((blob) => row[index] && isPoint(blob, row[index], right)));
  return after < 0 ? 0 : row.length - after - 1;
}

/** A lit segment of a digit that touches other print fills its place at least this far; a display has seven digits at most. */
const [leastLit, mostFigures] = [0.35, 7] as const;
/** Such a digit is less sure than a blob. */
const besideRow = 85;

/** Digits beside a row, at its pitch, which other print touches or glare parts so that they are no blob of their own: to its left (-1) or right (1). */
function figuresBeside(strokes: Raster, row: readonly Blob[], wide: number, way: -1 | 1): Figure[] {
  const end = way < 0 ? row[0] : row.at(-1);
  const rights = row.map(({ right }) => right);
  const pitch = median(rights.slice(1).map((right, at) => right - (rights[at] ?? 0)));
  if (end === undefined || pitch < wide) return [];
  const found: Figure[] = [];
  for (let step = 1; row.length + found.length < mostFigures; step += 1) {
    const right = Math.round(end.right + way * step * pitch);
    const cell: Blob = { left: right - wide, top: end.top, right, bottom: end.bottom };
    if (cell.left < 0 || right > strokes.width) break;
    const isLit = inkIn(strokes, cell) > leastLit / 3;
    const figure = isLit ? readFigure(strokes, cell, wide) : undefined;
    // The edge of the glass looks like a 1.
    if (figure === undefined || figure.digit === '1') break;
    found.push({ ...figure, conf: Math.min(figure.conf, besideRow) });
  }
  return way < 0 ? found.toReversed() : found;
}

/** Height of the digits of a code, as shares of the register's, and their thickenings: their gaps are smaller, and a 1 touches its neighbour. */
const ofCode = { least: 0.3, most: 0.7, by: [2, 1] } as const;
const isCode = (text: string): boolean => /^(?:0[1-9]|[1-9]\d|1\d\d)$/.test(text);

/** The small digits at the left of a register, above it or below, that tell which one it is (ABNT NBR 14519). */
function codeBeside(strokes: Raster, row: readonly Blob[], by: number): Figure[] | undefined {
  const [first, second] = row;
  if (first === undefined || second === undefined) return undefined;
  const high = Math.max(...row.map(heightOf));
  const isNear = (blob: Blob): boolean =>
    heightOf(blob) > ofCode.least * high &&
    heightOf(blob) < ofCode.most * high &&
    blob.right < second.right &&
    blob.left > first.left - 3 * high &&
    blob.top > first.top - high &&
    blob.bottom < first.bottom + high &&
    widthOf(blob) < 0.9 * heightOf(blob);
  const codes = ofCode.by
    .filter((each) => each <= by)
    .flatMap((thick) =>
      rowsOfBlobs(blobsOf(thickened(strokes, thick), thick).filter(isNear), { likeness: 0.2, gap: 0.8 }),
    )
    .filter(({ length }) => length >= 2 && length <= 3)
    .map((code) => {
      const wide = Math.max(...code.map(widthOf));
      const figures = code.flatMap((blob) => readFigure(strokes, blob, wide) ?? []);
      // A broad 1 is two digits that touch each other.
      const isWhole = code.every((blob, at) => figures[at]?.digit !== '1' || widthOf(blob) < 0.45 * wide);
      return figures.length === code.length && isWhole ? figures : [];
    })
    .filter((figures) => isCode(figures.map(({ digit }) => digit).join('')));
  return codes.toSorted((a, b) => b.length - a.length)[0];
}

/** The row with the largest digits; every blob of it must be a digit. */
function rowIn(strokes: Raster, by: number, leastHeight: number): Row | undefined {
  const blobs = blobsOf(thickened(strokes, by), by);
  const large = blobs.filter(
    (blob) =>
      heightOf(blob) > leastHeight &&
      widthOf(blob) < 0.9 * heightOf(blob) &&
      // A blob that touches an edge is the display's frame.
      blob.left > by &&
      blob.right < strokes.width - by,
  );
  const rows = rowsOfBlobs(large, { likeness: 0.2, gap: 1.2 }).filter(
    ({ length }) => length >= fewestFigures,
  );
  const largestFirst = rows
    .map((row) => ({ row, height: Math.max(...row.map(heightOf)) }))
    .toSorted((a, b) => b.height - a.height);
  for (const { row } of largestFirst) {
    const wide = Math.max(...row.map(widthOf));
    const figures = row.flatMap((blob) => readFigure(strokes, blob, wide) ?? []);
    if (figures.length !== row.length || !figures.some(({ digit }) => digit !== '1')) continue;
    const before = figuresBeside(strokes, row, wide, -1);
    const behind = before.length > 0 ? [] : figuresBeside(strokes, row, wide, 1);
    const code = codeBeside(strokes, row, by);
    return {
      figures: [...before, ...figures, ...behind],
      decimals: decimalsOf(strokes, row, blobs),
      ...(code === undefined ? {} : { code }),
    };
  }
  return undefined;
}

const leastSure = ({ figures }: Row): number => Math.min(...figures.map(({ conf }) => conf));

/** A box of a window in coordinates of the whole picture. */
function inPicture({ box, ...figure }: Figure, window: Window, whole: Raster): Figure {
  const { width, height } = window.raster;
  const share = (pixels: number, all: number): number => Math.round((pixels / all) * 1e5) / 1e5;
  return {
    ...figure,
    box: [
      share(window.left + box[0] * width, whole.width),
      share(window.top + box[1] * height, whole.height),
      share(box[2] * width, whole.width),
      share(box[3] * height, whole.height),
    ],
  };
}

/** Digits behind dark glass are slanted by design: the slant that gives the surest reading is taken. */
function rowBehindGlass(whole: Raster): Row | undefined {
  for (const window of windowsOf(whole)) {
    const rows = behindGlass.shares.flatMap((share) => {
      const strokes = withoutGrain(
        strokesOf(window.raster, { share, isLight: false }),
        window.raster.width * grain,
      );
      return [0, ...leans].flatMap(
        (lean) => rowIn(upright(strokes, lean), behindGlass.by, window.raster.height / 4) ?? [],
      );
    });
    const [best] = rows.toSorted((a, b) => leastSure(b) - leastSure(a));
    if (best === undefined) continue;
    const ofWhole = (figures: readonly Figure[]): Figure[] =>
      figures.map((figure) => inPicture(figure, window, whole));
    return {
      ...best,
      figures: ofWhole(best.figures),
      ...(best.code === undefined ? {} : { code: ofWhole(best.code) }),
    };
  }
  return undefined;
}

/** The digits of a seven-segment display. */
export function readSegments(raster: Raster): Display | undefined {
  const strokes = strokesOf(raster, { share: darker, isLight: false });
  for (const slants of [[0], leans])
    for (const by of thickenings)
      for (const lean of slants) {
        const row = rowIn(lean === 0 ? strokes : upright(strokes, lean), by, raster.width / 40);
        if (row) return { kind: 'segments', ...row };
      }
  const row = rowBehindGlass(raster);
  return row && { kind: 'segments', ...row };
}

/** How much lighter than its surroundings a segment is on a display that shines, by several measures, and how far strokes are thickened. */
const shining = { shares: [0.35, 0.5], by: [3, 5], leastHeight: 1 / 25 } as const;

/** The digits of a display that shines: light ones on a blue or black ground, slanted or not, in the surest of several readings. */
export function readLightSegments(raster: Raster): Display | undefined {
  const rows = shining.shares.flatMap((share) => {
    const strokes = strokesOf(raster, { share, isLight: true });
    return [0, ...leans].flatMap((lean) =>
      shining.by.flatMap((by) => rowIn(upright(strokes, lean), by, raster.width * shining.leastHeight) ?? []),
    );
  });
  const [best] = rows.toSorted((a, b) => b.figures.length - a.figures.length || leastSure(b) - leastSure(a));
  return best && { kind: 'segments', ...best };
}
