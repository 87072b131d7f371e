import { areOfOneGrid } from './grid-rows.ts';
import { runsApart } from './runs.ts';
import { bandOf, isText, type Rows } from './side-column.ts';
import { edgesOf, meanMiddle, type Sheet, type Token } from './sheet.ts';

/** Least rows of the longer column and of the shorter one, and greatest share of them that stand at the height of a row of the other one. */
const [leastRows, leastOfShorter, mostLevel] = [8, 6, 0.7] as const;
/** Rows further apart than this are not level, in glyphs. */
const level = 0.35;
/** Share of a column's rows that begin at its edge, how far from it, in glyphs, and most rows of running text. */
const [leastFlush, fromEdge, mostText] = [0.7, 0.8, 0.25] as const;
/** Widest space between words of one text, in glyphs. */
const ofText = 1.2;
/** Space between the columns set below each other, in glyphs. */
const between = 3;

/** A code with which an entry of a list begins, which may go on in the rows below it. */
const ofEntry = /^\d[\d./-]{4,}\d$/;

/** The rows of running text, which the entries of a list are none of. */
function textOfColumn(rows: Rows, glyph: number): Rows {
  let isEntry = false;
  return rows.filter((row) => {
    const isLine = isText(row, glyph);
    isEntry = ofEntry.test(row[0]?.text ?? '') || (isEntry && isLine);
    return isLine && !isEntry;
  });
}

/** Whether most rows begin at the column's edge, or have a text that does: labels that end at one edge have their values behind it. */
function isFlush(rows: Rows, glyph: number): boolean {
  const lefts = rows.map((row) => runsApart(row, ofText * glyph).map(([word]) => word?.left ?? 0));
  const edges = [edgesOf(rows.flat()).left, ...lefts.flatMap((row) => row.slice(1))];
  return edges.some(
    (edge) =>
      lefts.filter((row) => row.some((left) => Math.abs(left - edge) < fromEdge * glyph)).length >=
      leastFlush * rows.length,
  );
}

/** Whether the rows of a column have an edge in common, and are no running text. */
function isColumn(rows: Rows, glyph: number): boolean {
  const text = textOfColumn(rows, glyph);
  return rows.length >= leastOfShorter && isFlush(rows, glyph) && text.length <= mostText * rows.length;
}

/** The heights at which two rows of one line agree: small labels and large values share only their upper or their lower edge. */
const heightsOf = (row: readonly Token[]): readonly number[] => {
  const { top, bottom } = edgesOf(row);
  return [meanMiddle(row), top, bottom];
};

/** Whether most rows of either column stand beside none of the other: labels with their values beside them are level, and so are boxes of a grid. */
export function areUnlike(one: Rows, other: Rows, glyph: number): boolean {
  const isLevel = (row: readonly Token[], rows: Rows): boolean => {
    const own = heightsOf(row);
    return rows.some((each) =>
      heightsOf(each).some((height, at) => Math.abs(height - (own[at] ?? height)) < level * glyph),
    );
  };
  return [[one, other] as const, [other, one] as const].every(
    ([rows, others]) => rows.filter((row) => isLevel(row, others)).length <= mostLevel * rows.length,
  );
}

const areHalves = (one: Rows, other: Rows, glyph: number): boolean =>
  Math.max(one.length, other.length) >= leastRows &&
  isColumn(one, glyph) &&
  isColumn(other, glyph) &&
  !areOfOneGrid(one, other, glyph) &&
  (areUnlike(one, other, glyph) || isList(leftmost(one, other)));

/** Whether a column is a list of codes with what they mean, which stands for itself even where its lines are level with those to the right of it. */
const leftmost = (one: Rows, other: Rows): Rows =>
  edgesOf(one.flat()).left < edgesOf(other.flat()).left ? one : other;
const isList = (rows: Rows): boolean =>
  rows.filter((row) => ofEntry.test(row[0]?.text ?? '') && row.length > 2).length > 1;

/** Rows moved down the page. */
export const lowered = (rows: Rows, down: number): Rows =>
  rows.map((row) => row.map((token) => ({ ...token, top: token.top + down, bottom: token.bottom + down })));

/** Columns set below each other, in their order, and where the last ends. */
export function setBelow(
  columns: readonly Rows[],
  glyph: number,
): { readonly rows: Rows; readonly bottom: number } {
  let bottom = -Infinity;
  const rows = columns.flatMap((column) => {
    const edges = edgesOf(column.flat());
    const down = bottom === -Infinity ? 0 : bottom - edges.top + between * glyph;
    bottom = edges.bottom + down;
    return lowered(column, down);
  });
  return { rows, bottom };
}

/** A form in two columns that stand for themselves with the right one below the left one; other sheets as they are. */
export function withHalvesBelow(sheet: Sheet): Sheet {
  const { rows, glyph } = sheet;
  const band = bandOf(sheet, areHalves, 'anyRow');
  if (band === undefined) return sheet;
  const [left, right] =
    edgesOf(band.column.flat()).left < edgesOf(band.text.flat()).left
      ? [band.column, band.text]
      : [band.text, band.column];
  const [upper, lower] = [edgesOf(left.flat()), edgesOf(right.flat())];
  const end = Math.max(upper.bottom, lower.bottom);
  const down = upper.bottom - lower.top + between * glyph;
  const rest = rows.slice(band.to);
  const inOrder = [
    ...rows.slice(0, band.from),
    ...left,
    ...lowered(right, down),
    ...lowered(rest, Math.max(0, lower.bottom + down - end)),
  ];
  return { ...sheet, rows: inOrder, tokens: inOrder.flat() };
}
