import type { Label } from './labels.ts';
import type { Token } from '../sheet/sheet.ts';

interface Labelled {
  readonly label: Label;
  readonly beside: readonly Token[];
}

/** So many labels right under each other, with values that begin at one place beside them, are a column. */
const leastColumn = 4;

/** The places of labels that stand in a column, each with its value beside it: no value stands under such a label. */
export function columnsOf<P extends Labelled>(places: readonly P[], glyph: number): Set<P> {
  const isNear = (a: number, b: number, most: number): boolean => Math.abs(a - b) < most * glyph;
  const isNext = (a: P, b: P): boolean => {
    const [value, other] = [a.beside[0], b.beside[0]];
    const down = Math.abs(a.label.top - b.label.top);
    return (
      value !== undefined &&
      other !== undefined &&
      down > 0.8 * glyph &&
      down < 2.6 * glyph &&
      isNear(a.label.left, b.label.left, 0.6) &&
      isNear(value.left, other.left, 0.8)
    );
  };
  const isOfColumn = (a: P, b: P): boolean => {
    const [value, other] = [a.beside[0], b.beside[0]];
    return (
      value !== undefined &&
      other !== undefined &&
      isNear(a.label.left, b.label.left, 1.2) &&
      isNear(value.left, other.left, 2.5)
    );
  };
  const stacked = places.filter((place) => places.some((other) => isNext(place, other)));
  return new Set(
    places.filter((place) => stacked.filter((other) => isOfColumn(place, other)).length >= leastColumn),
  );
}
