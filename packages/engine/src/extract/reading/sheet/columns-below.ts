import { columnsApart, columnsOfPage, leastSpace, type Sides } from './columns-of-page.ts';
import { lowered, setBelow } from './half-columns.ts';
import { endOfParagraph, type Rows } from './side-column.ts';
import { edgesOf, rowsOf, type Sheet, type Token } from './sheet.ts';

/** How far from the edge of a column its rows begin, in glyphs, and least number and share of its rows that do. */
const [fromEdge, leastFlush, ofRows] = [2, 6, 0.7] as const;

/** Whether a table stands on one side of a space and no part of it on the other. */
type TableTest = (sides: Sides, glyph: number) => boolean;

/** Rows of a page that a space parts into two columns. */
interface Parted {
  readonly from: number;
  readonly to: number;
  readonly sides: Sides;
}

const isLeftOf =
  (at: number) =>
  ({ left }: Token): boolean =>
    left < at;

/** The stretches of rows that have no word in the space before an edge. */
export function stretchesAt(rows: Rows, at: number, glyph: number): (readonly [from: number, to: number])[] {
  const stretches: (readonly [number, number])[] = [];
  let from = 0;
  for (let to = 0; to <= rows.length; to += 1) {
    const row = rows[to];
    const isFree = row?.every(({ left, right }) => left >= at || right <= at - leastSpace * glyph) === true;
    if (isFree) continue;
    if (to > from) stretches.push([from, to]);
    from = to + 1;
  }
  return stretches;
}

/** Where the left column of a stretch ends: below the right one it goes on up to the end of a paragraph, and the rest is of the whole page. */
function endOf(rows: Rows, [from, to]: readonly [number, number], at: number): number {
  const own = rows.slice(from, to);
  const sides = [own.filter((row) => row.some(isLeftOf(at))), own.filter((row) => !row.every(isLeftOf(at)))];
  const [text = [], column = []] = sides.toSorted(
    (a, b) => edgesOf(b.at(-1) ?? []).bottom - edgesOf(a.at(-1) ?? []).bottom,
  );
  if (text.length === 0 || column.length === 0) return to;
  const end = text[endOfParagraph({ text, column })];
  return end === undefined ? to : rows.indexOf(end);
}

/** Where texts of several rows begin, behind a space or as the first of their rows: the edges that a column may have. */
function edgesIn(rows: Rows, glyph: number): number[] {
  const starts = rows
    .flatMap((row) =>
      row.filter(({ left }, at) => left - (row[at - 1]?.right ?? -Infinity) > leastSpace * glyph),
    )
    .map(({ left }) => left)
    .toSorted((a, b) => a - b);
  return starts.filter(
    (left, at) =>
      left - (starts[at - 1] ?? -Infinity) > 0 &&
      (starts[at + leastFlush - 1] ?? Infinity) - left < fromEdge * glyph,
  );
}

/** Whether most of the rows on the right of an edge begin there: those of a table that goes across it begin further right, too. */
function isFlush(rows: Rows, at: number, glyph: number): boolean {
  const firsts = rows.flatMap((row) => row.find(({ left }) => left >= at) ?? []);
  const own = firsts.filter(({ left }) => left - at < fromEdge * glyph);
  return own.length >= leastFlush && own.length >= ofRows * firsts.length;
}

/** The rows with the most to tell that they are two columns; undefined where no rows of the page are. */
function partedOf({ rows, glyph }: Sheet, isTableIn: TableTest): Parted | undefined {
  let best: (Parted & { readonly apart: number }) | undefined;
  for (const at of edgesIn(rows, glyph))
    for (const stretch of stretchesAt(rows, at, glyph)) {
      if (!isFlush(rows.slice(...stretch), at, glyph)) continue;
      const [from, to] = [stretch[0], endOf(rows, stretch, at)];
      const tokens = rows.slice(from, to).flat();
      const isLeft = isLeftOf(at);
      const sides = [tokens.filter(isLeft), tokens.filter((token) => !isLeft(token))] as const;
      const apart = columnsApart(sides, glyph);
      if (apart > (best?.apart ?? 0) && isTableIn(sides, glyph)) best = { from, to, sides, apart };
    }
  return best;
}

/** The rows of a page, or of a part of it, with the columns into which they are parted; undefined where they are not. */
function columnsIn(sheet: Sheet, isTableIn: TableTest): Parted | undefined {
  const [first, ...others] = columnsOfPage(sheet).map(({ tokens }) => tokens);
  const sides = first !== undefined && others.length > 0 ? ([first, others.flat()] as const) : undefined;
  return sides !== undefined && isTableIn(sides, sheet.glyph)
    ? { from: 0, to: sheet.rows.length, sides }
    : partedOf(sheet, isTableIn);
}

/**
 * A sheet with a table and the columns beside it, as that of the totals, below each other: no row goes from one into the other, and a label has
 * its value in its own. Other sheets as they are.
 */
export function withColumnsBelow(sheet: Sheet, isTableIn: TableTest): Sheet {
  const { rows, glyph } = sheet;
  const found = columnsIn(sheet, isTableIn);
  if (found === undefined) return sheet;
  const { from, to, sides } = found;
  const below = setBelow(
    sides.map((own) => withColumnsBelow({ ...sheet, tokens: own, rows: rowsOf(own, glyph) }, isTableIn).rows),
    glyph,
  );
  const rest = lowered(rows.slice(to), Math.max(0, below.bottom - edgesOf(sides.flat()).bottom));
  const inOrder = [...rows.slice(0, from), ...below.rows, ...rest];
  return { ...sheet, rows: inOrder, tokens: inOrder.flat() };
}
