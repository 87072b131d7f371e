import type { Raster } from '../pages/raster.ts';
import { blobsOf, heightOf, rowsOfBlobs, strokesOf, toBox, widthOf, type Blob } from './blobs.ts';
import type { Display } from '../pages/display.ts';

const fewestDials = 4;
const mostDials = 6;

/** Where a dial's hand points: 0 to 10, clockwise from the top; undefined when no hand is found. */
function handOf({ width, data }: Raster, dial: Blob): number | undefined {
  const [x, y] = [(dial.left + dial.right) / 2, (dial.top + dial.bottom) / 2];
  const radius = Math.min(widthOf(dial), heightOf(dial)) / 2;
  // The component that contains the centre and lies within the ring of numerals.
  const seen = new Set<number>();
  const open: [number, number][] = [];
  const visit = (column: number, row: number): void => {
    const at = row * width + column;
    if (seen.has(at) || data[at] !== 0 || Math.hypot(column - x, row - y) > 0.8 * radius) return;
    seen.add(at);
    open.push([column, row]);
  };
  for (let row = Math.floor(y - 0.1 * radius); row <= y + 0.1 * radius; row += 1)
    for (let column = Math.floor(x - 0.1 * radius); column <= x + 0.1 * radius; column += 1)
      visit(column, row);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [column, row] = next;
    for (let down = -1; down <= 1; down += 1)
      for (let across = -1; across <= 1; across += 1) visit(column + across, row + down);
  }
  // The hand is longer on the side that it points to.
  let [sine, cosine, furthest] = [0, 0, 0];
  for (const at of seen) {
    const [across, down] = [(at % width) - x, Math.floor(at / width) - y];
    const away = Math.hypot(across, down);
    furthest = Math.max(furthest, away);
    if (away < 0.38 * radius) continue;
    sine += across;
    cosine -= down;
  }
  if (furthest < 0.4 * radius) return undefined;
  return ((Math.atan2(sine, cosine) / (2 * Math.PI)) * 10 + 10) % 10;
}

/** Distance between two positions on a dial, around the circle. */
const apart = (a: number, b: number): number => Math.abs(((a - b + 15) % 10) - 5);

interface Chain {
  readonly digits: readonly number[];
  /** For each digit, how far its hand is from where the lower dials put it, as a fraction of a digit. */
  readonly faults: readonly number[];
}

/** Neighbouring dials turn in opposite directions; each hand stands between two digits as far as the next lower dial has turned. */
function chainOf(hands: readonly number[], isLastClockwise: boolean): Chain {
  const digits: number[] = [];
  const faults: number[] = [];
  let lower: number | undefined;
  for (const [steps, hand] of hands.toReversed().entries()) {
    const isClockwise = (steps % 2 === 0) === isLastClockwise;
    const place = isClockwise ? hand : (10 - hand) % 10;
    const digit: number =
      lower === undefined ? Math.floor(place) : ((Math.round(place - lower / 10) % 10) + 10) % 10;
    faults.unshift(lower === undefined ? 0 : apart(place, digit + lower / 10));
    digits.unshift(digit);
    lower = digit + (lower ?? (place % 1) * 10) / 10;
  }
  return { digits, faults };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Dials in a row, read by their hands. */
export function readDials(raster: Raster): Display | undefined {
  const strokes = strokesOf(raster, { share: 0.2, isLight: false });
  const rings = blobsOf(strokes).filter((blob) => {
    const ratio = widthOf(blob) / heightOf(blob);
    return (
      widthOf(blob) > raster.width / 14 && widthOf(blob) < raster.width / 3 && ratio > 0.85 && ratio < 1.18
    );
  });
  for (const row of rowsOfBlobs(rings, { likeness: 0.15, gap: 0.7 })) {
    if (row.length < fewestDials || row.length > mostDials) continue;
    const hands = row.flatMap((dial) => handOf(strokes, dial) ?? []);
    if (hands.length < row.length) continue;
    const [chain] = [chainOf(hands, true), chainOf(hands, false)].toSorted(
      (a, b) => sum(a.faults) - sum(b.faults),
    );
    return {
      kind: 'dials',
      figures: row.map((dial, index) => ({
        digit: String(chain?.digits[index] ?? 0),
        conf: Math.round(Math.max(20, 90 - 140 * (chain?.faults[index] ?? 1))),
        box: toBox(raster, dial),
      })),
    };
  }
  return undefined;
}
