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

/** Segments top, right above, right below, bottom, left below, left above, middle: the figure that they show. */
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

/** Where each segment lies in its figure: left, top, right, bottom as fractions. */
const places: readonly (readonly [number, number, number, number])[] = [
  [0.3, 0, 0.7, 0.17],
  [0.72, 0.15, 1, 0.42],
  [0.72, 0.58, 1, 0.85],
  [0.3, 0.83, 0.7, 1],
  [0, 0.58, 0.28, 0.85],
  [0, 0.15, 0.28, 0.42],
  [0.3, 0.41, 0.7, 0.59],
];

/** Between the segments no figure has ink; bars of a code do. */
const holes: typeof places = [
  [0.38, 0.22, 0.62, 0.37],
  [0.38, 0.63, 0.62, 0.78],
];
const mostInHoles = 0.25;

/** Share of its place that a lit segment fills at least; one that is not lit leaves a trace there. */
const litShare = 0.3;
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
  const digit = figureOf[shares.map((share) => (share > litShare ? '1' : '0')).join('')];
  if (digit === undefined) return undefined;
  const doubt = Math.min(...shares.map((share) => Math.abs(share - litShare)));
  return { digit, conf: Math.round(Math.min(95, 60 + 200 * doubt)), box };
}

/** How much darker than its surroundings a lit segment is, and how far its neighbours may be: displays differ. */
const attempts = [
  { share: 0.2, by: 3 },
  { share: 0.2, by: 5 },
];

/** The row of seven-segment figures with the largest figures; every blob of it must be one. */
export function readSegments(raster: Raster): Display | undefined {
  for (const { share, by } of attempts) {
    const strokes = strokesOf(raster, { share, isLight: false });
    const blobs = blobsOf(thickened(strokes, by), by).filter(
      (blob) => heightOf(blob) > raster.width / 40 && widthOf(blob) < 0.9 * heightOf(blob),
    );
    const rows = rowsOfBlobs(blobs, { likeness: 0.2, gap: 1.2 }).filter(
      ({ length }) => length >= fewestFigures,
    );
    const largestFirst = rows
      .map((row) => ({ row, height: Math.max(...row.map(heightOf)) }))
      .toSorted((a, b) => b.height - a.height);
    for (const { row } of largestFirst) {
      const wide = Math.max(...row.map(widthOf));
      const figures = row.flatMap((blob) => readFigure(strokes, blob, wide) ?? []);
      if (figures.length === row.length && figures.some(({ digit }) => digit !== '1'))
        return { kind: 'segments', figures };
    }
  }
  return undefined;
}
