import { stretchesAt } from './columns-below.ts';
import { columnsApart, leastSpace, type Sides } from './columns-of-page.ts';
import { lowered, setBelow } from './half-columns.ts';
import { runsApart } from './runs.ts';
import { edgesOf, middleOf, rowsOf, type Sheet, type Token } from './sheet.ts';
import type { Rows } from './side-column.ts';

/** Least labels that end at one edge, how far their ends differ at most, and least space that parts a label from the value behind it, in glyphs. */
const [leastLabels, sameEnd, beforeValue] = [6, 0.3, 0.8] as const;

/**
 * The edges before columns of labels that are set to the right, each before its value, beside a table: the labels begin anywhere, so that the
 * column's edge is where the table's words end.
 */
function edgesBeforeLabels(rows: Rows, glyph: number): number[] {
  const labels = rows
    .flatMap((row) => runsApart(row, beforeValue * glyph))
    .filter(
      (run) =>
        run.every(({ text }) => /^\p{L}/u.test(text)) && run.some(({ text }) => /\p{L}{3}/u.test(text)),
    )
    .map(edgesOf)
    .toSorted((a, b) => a.right - b.right);
  const edges: number[] = [];
  for (let at = 0; at < labels.length; at += 1) {
    const own = labels.slice(at).filter(({ right }) => right - (labels[at]?.right ?? 0) < sameEnd * glyph);
    if (own.length < leastLabels) continue;
    at += own.length - 1;
    const [left, top, bottom] = [
      Math.min(...own.map((label) => label.left)),
      Math.min(...own.map((label) => label.top)),
      Math.max(...own.map((label) => label.bottom)),
    ];
    const before = rows.flat().filter((token) => token.right < left);
    const isLevel = (token: Token, around: number): boolean =>
      middleOf(token) > top - around * glyph && middleOf(token) < bottom + around * glyph;
    const end = Math.max(...before.filter((token) => isLevel(token, 0)).map(({ right }) => right));
    // The heading of the table's last column may end behind its values.
    const ofTable = before.filter((token) => token.left < end && isLevel(token, overValues));
    if (ofTable.length > 0) edges.push(Math.max(...ofTable.map(({ right }) => right)) + leastSpace * glyph);
  }
  return edges;
}
/** How far above the first label the headings of the table beside it are, in glyphs. */
const overValues = 6;

/** How much farther than all rows of a table from each other the next block stands from its last row. */
const fartherBelow = 1.35;
/** Least rows that tell how far those of a table are from each other. */
const leastOfPitch = 2;

/** The rows of a table within a stretch of rows: from that of its headings, without which it is none, up to a wider space below its words. */
function rowsOfTable(
  rows: Rows,
  [start, end]: readonly [from: number, to: number],
  isLeft: (token: Token) => boolean,
  isTable: (part: Rows) => boolean,
): readonly [from: number, to: number] {
  let [from, without] = [start, end];
  while (without - from > 1) {
    const middle = Math.floor((from + without) / 2);
    if (isTable(rows.slice(middle, end))) from = middle;
    else without = middle;
  }
  let [pitch, count, last] = [0, 0, edgesOf(rows[from]?.filter(isLeft) ?? []).top];
  for (let at = from + 1; at < end; at += 1) {
    const own = rows[at]?.filter(isLeft) ?? [];
    if (own.length === 0) continue;
    const { top } = edgesOf(own);
    if (count >= leastOfPitch && top - last > fartherBelow * pitch) return [from, at];
    pitch = Math.max(pitch, top - last);
    count += 1;
    last = top;
  }
  return [from, end];
}

/** The words on the left and on the right of an edge. */
function sidesOf(part: Rows, at: number): Sides {
  const tokens = part.flat();
  return [tokens.filter(({ left }) => left < at), tokens.filter(({ left }) => left >= at)];
}

/** Least rows of a table with labels beside it. */
const leastRows = 6;

/**
 * A sheet with a table and the column of labels set to the right beside it, and what stands under these, below each other: no row goes from the
 * table into the column. Other sheets are as they are.
 */
export function withLabelsBelowTable(
  sheet: Sheet,
  isTableIn: (sides: Sides, glyph: number) => boolean,
): Sheet {
  const { rows, glyph } = sheet;
  for (const at of edgesBeforeLabels(rows, glyph))
    for (const stretch of stretchesAt(rows, at, glyph)) {
      const isTable = (part: Rows): boolean => isTableIn(sidesOf(part, at), glyph);
      if (stretch[1] - stretch[0] < leastRows || !isTable(rows.slice(...stretch))) continue;
      const [from, to] = rowsOfTable(rows, stretch, ({ left }) => left < at, isTable);
      const sides = sidesOf(rows.slice(from, to), at);
      if (columnsApart(sides, glyph) === 0 || !isTableIn(sides, glyph)) continue;
      const below = setBelow(
        sides.map((own) => rowsOf(own, glyph)),
        glyph,
      );
      const rest = lowered(rows.slice(to), Math.max(0, below.bottom - edgesOf(sides.flat()).bottom));
      const inOrder = [...rows.slice(0, from), ...below.rows, ...rest];
      return { ...sheet, rows: inOrder, tokens: inOrder.flat() };
    }
  return sheet;
}
