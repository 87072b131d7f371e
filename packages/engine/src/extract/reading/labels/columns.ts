import { inRow } from './around-label.ts';
import type { Label } from './labels.ts';
import { isOneText } from '../sheet/runs.ts';
import type { Token } from '../sheet/sheet.ts';

interface Labelled {
  readonly label: Label;
  readonly beside: readonly Token[];
  /** The rows of its box, where they are known. */
  readonly below?: readonly (readonly Token[])[];
}

/** Least labels of a column: one right below the other, with left-aligned values beside them. */
const leastColumn = 4;

/** Widest step between the rows of a column, in glyphs: a ruled table has space around its rows. */
const rowsApart = 4.5;

/** Least labels of a list: one right below the other, each with its value right after it. */
const leastList = 3;
/** Widest space between a label and the value after it, in glyphs. */
const behindLabel = 1.2;

/** Greatest gap between words of one text, in glyphs. */
const betweenWords = 1.5;

/** Where a value begins beside its label: behind words that only go on with the label, where others stand apart behind them ("CNS (Cartão SUS)   903 4321"). */
function startOf({ label, beside }: Labelled, glyph: number): number | undefined {
  const [first] = beside;
  if (first === undefined || first.left - label.right > besideLabel * glyph) return first?.left;
  const at = beside.findIndex(
    (token, index) => index > 0 && token.left - (beside[index - 1]?.right ?? 0) > betweenWords * glyph,
  );
  return (beside[at] ?? first).left;
}
/** Widest space between words of one label, in glyphs. */
const besideLabel = 0.8;

/** The places of labels in a column or a list, each with its value beside it: no value is below such a label. */
export function columnsOf<P extends Labelled>(places: readonly P[], glyph: number): Set<P> {
  const isNear = (a: number, b: number, most: number): boolean => Math.abs(a - b) < most * glyph;
  // The values are set to their left edge, or, each the only one of its row, to their right edge.
  const isSet = (a: P, b: P, most: number): boolean => {
    const [value, other] = [a.beside[0], b.beside[0]];
    const [end, otherEnd] = [a.beside.at(-1), b.beside.at(-1)];
    if (value === undefined || other === undefined || end === undefined || otherEnd === undefined)
      return false;
    const isOne = isOneText(a.beside, betweenWords * glyph) && isOneText(b.beside, betweenWords * glyph);
    const [start, otherStart] = [startOf(a, glyph) ?? value.left, startOf(b, glyph) ?? other.left];
    return (
      isNear(value.left, other.left, most) ||
      isNear(start, otherStart, most) ||
      (isOne && isNear(end.right, otherEnd.right, 0.5 * most))
    );
  };
  // Labels may be set to their right edge, with the values behind it.
  const isNextTo = (a: P, b: P): boolean =>
    isNear(a.label.left, b.label.left, 0.6) ||
    (isNear(a.label.right, b.label.right, 0.4) &&
      isNear(a.beside[0]?.left ?? Infinity, b.beside[0]?.left ?? 0, 0.4));
  const isNext = (a: P, b: P): boolean => {
    const down = Math.abs(a.label.top - b.label.top);
    return down > 0.8 * glyph && down < rowsApart * glyph && isNextTo(a, b) && isSet(a, b, 0.8);
  };
  const isUnderEachOther = (a: P, b: P): boolean => {
    const down = Math.abs(a.label.top - b.label.top);
    return down > 0.8 * glyph && down < rowsApart * glyph && isNear(a.label.left, b.label.left, 0.6);
  };
  const isOfColumn = (a: P, b: P): boolean =>
    (isNear(a.label.left, b.label.left, 1.2) || isNear(a.label.right, b.label.right, 0.6)) &&
    isSet(a, b, 2.5);
  const stacked = places.filter((place) => places.some((other) => isNext(place, other)));
  const isLed = ({ label, beside: [value] }: P): boolean =>
    value !== undefined && value.left - label.right < behindLabel * glyph;
  const isUnder = (a: P, b: P): boolean => {
    const down = b.label.top - a.label.top;
    return down > 0.8 * glyph && down < 2.6 * glyph && isNear(a.label.left, b.label.left, 0.6);
  };
  const listOf = (place: P): P[] => {
    const under = places.find((other) => isLed(other) && isUnder(place, other));
    return under === undefined ? [place] : [place, ...listOf(under)];
  };
  const inLists = places
    .filter(isLed)
    .map(listOf)
    .filter((list) => list.length >= leastList);
  // In cards side by side the words beside are of the next card, whose labels begin at the same edge with their values below.
  const lone = places.filter(({ beside }) => beside.length === 0);
  const isOfNextCard = ({ beside: [value] }: P): boolean =>
    value !== undefined &&
    lone.filter(({ label }) => isNear(label.left, value.left, 0.6)).length >= leastColumn;
  const inColumns = places.filter(
    (place) => stacked.filter((other) => isOfColumn(place, other)).length >= leastColumn,
  );
  const found = inColumns.filter((place) => !isOfNextCard(place));
  const hasUnder = ({ label, below }: P): boolean =>
    isNear(below?.[0]?.[0]?.left ?? Infinity, label.left, 0.8);
  // A box as wide as the page has its value further right than the boxes of the rows around it.
  const couldBeWide = places.filter(
    (place) =>
      !found.includes(place) &&
      place.beside.length > 0 &&
      !isOfNextCard(place) &&
      !hasUnder(place) &&
      isOneText(place.beside, betweenWords * glyph) &&
      !places.some((other) => other !== place && inRow(other.label, place.label, glyph)),
  );
  const startsAfter = (place: P, other: P): boolean =>
    (place.beside[0]?.left ?? 0) > (other.beside[0]?.left ?? Infinity);
  const isNextToWide = (place: P, other: P): boolean =>
    isUnderEachOther(place, other) &&
    isNear(place.beside[0]?.left ?? Infinity, other.beside[0]?.left ?? 0, 0.8);
  let wide = couldBeWide.filter((place) =>
    found.some((other) => isUnderEachOther(place, other) && startsAfter(place, other)),
  );
  // Several may follow each other.
  for (let count = 0; count < wide.length;) {
    count = wide.length;
    const known = wide;
    wide = couldBeWide.filter(
      (place) => known.includes(place) || known.some((other) => isNextToWide(place, other)),
    );
  }
  return new Set([...found, ...wide, ...inLists.flat()]);
}

/** Least rows of a label and a value that are set to the same two edges: alone in their rows, and beside other boxes. */
const [leastJustified, leastBesideOthers] = [3, 4] as const;
/** Least space between a label and a value that is set to the right edge, in glyphs; a long value of a list may be nearer. */
const beforeValue = 2.5;

/** Two texts of a row that follow each other. */
interface Pair {
  readonly value: Token;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** Whether the space between them is as wide as only that before a value. */
  readonly isWide: boolean;
}

/** The texts of a row, each with the next one. */
function pairsOf(row: readonly Token[], glyph: number): Pair[] {
  const starts = row.flatMap((token, index) => {
    const gap = token.left - (row[index - 1]?.right ?? -Infinity);
    return gap > betweenWords * glyph ? [{ index, gap }] : [];
  });
  return starts.slice(1).flatMap(({ index, gap }, at) => {
    const last = row[(starts[at + 2]?.index ?? row.length) - 1];
    const [first, value] = [row[starts[at]?.index ?? 0], row[index]];
    const isWide = gap >= beforeValue * glyph;
    return first === undefined || value === undefined || last === undefined
      ? []
      : [{ value, left: first.left, right: last.right, top: value.top, isWide }];
  });
}

/** The first words of values set to the right edge of a list whose labels are set to the left one, whichever its labels are. */
export function setToRight(rows: readonly (readonly Token[])[], glyph: number): Set<Token> {
  const all = rows.map((row) => pairsOf(row, glyph));
  const alone = all.filter(({ length }) => length === 1).flat();
  const isLike = (a: Pair, b: Pair): boolean =>
    Math.abs(a.left - b.left) < 0.8 * glyph && Math.abs(a.right - b.right) < 0.8 * glyph;
  // Rows of a list follow each other; boxes elsewhere may happen to end at the same edge.
  const listOf = (pair: Pair, pairs: readonly Pair[]): number => {
    const like = pairs.filter((other) => isLike(pair, other));
    const breaks = like.filter(({ top }, index) => top - (like[index - 1]?.top ?? top) > rowsApart * glyph);
    const from = breaks.findLast(({ top }) => top <= pair.top)?.top ?? -Infinity;
    const to = breaks.find(({ top }) => top > pair.top)?.top ?? Infinity;
    return like.filter(({ top, isWide }) => isWide && top >= from && top < to).length;
  };
  const pairs = all.flat();
  return new Set(
    [
      ...alone.filter((pair) => listOf(pair, alone) >= leastJustified),
      ...pairs.filter((pair) => listOf(pair, pairs) >= leastBesideOthers),
    ].map(({ value }) => value),
  );
}

/** Least boxes right of a column that show a grid. */
const leastGrid = 3;

/** The places in the rows of a column of labels with their values beside them, which have theirs there, too: boxes of a grid are all alike. */
export function besideColumn<P extends Labelled>(
  places: readonly P[],
  column: ReadonlySet<P>,
  glyph: number,
): P[] {
  const isOfRow = (place: P, other: P): boolean =>
    other.label.left < place.label.left && inRow(place.label, other.label, glyph);
  return places.filter(
    (place) =>
      !column.has(place) &&
      place.beside.length > 0 &&
      [...column].some((other) => other.beside.length > 0 && isOfRow(place, other)),
  );
}

/** Most space between a label and the value right below it, in glyphs. */
const rightBelow = 2;

/** Whether a label goes on below with its unit and colon, a line apart where the value is in large type ("(R$): 1.150,00"). */
const endsBelow = ({ below }: Labelled): boolean => /^\([^()]{1,4}\):$/.test(below?.[0]?.[0]?.text ?? '');

/** The places, without what is below an empty box of a grid whose values are beside their labels. */
export function withoutEmpty<P extends Labelled & { readonly below: readonly (readonly Token[])[] }>(
  places: readonly P[],
  glyph: number,
): P[] {
  const column = columnsOf(places, glyph);
  const grid = besideColumn(places, column, glyph);
  const isOfRow = (place: P, other: P): boolean => other !== place && inRow(place.label, other.label, glyph);
  const isOver = ({ label, below }: P): boolean => {
    const value = below[0]?.[0];
    return (
      value !== undefined &&
      Math.abs(value.left - label.left) < 0.8 * glyph &&
      value.top - label.bottom < rightBelow * glyph
    );
  };
  return places.map((place) => {
    // In a row of boxes with their values below, the words beside the first label are of its own.
    const isInColumn = (other: P): boolean =>
      other.label.left < place.label.left && isOfRow(place, other) && !(isOver(place) && isOver(other));
    const isEmpty =
      place.beside.length === 0 &&
      !endsBelow(place) &&
      [...column].some(isInColumn) &&
      (grid.some((other) => isOfRow(place, other)) || grid.length >= leastGrid);
    return isEmpty ? { ...place, below: [] } : place;
  });
}
