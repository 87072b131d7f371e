import { median } from '../../../pages/median.ts';
import { centreOf, edgesOf, rowsOf, type Token } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';

/** A column of a table by what its heading says; the first family whose pattern the folded heading matches. */
export interface Family<F extends string> {
  readonly family: F;
  readonly heading: RegExp;
}

/** The lines of a cell, and how far right the words of its column go. */
export interface Cell<F extends string> {
  readonly family: F;
  readonly lines: readonly (readonly Token[])[];
  readonly edge: number;
}

/** The cells of one row of a table, each with the lines of its text. */
export interface CellRow<F extends string> {
  readonly cells: readonly Cell<F>[];
}

export interface CellTable<F extends string> {
  readonly rows: readonly CellRow<F>[];
  /** The words of the table with its headings. */
  readonly used: ReadonlySet<Token>;
}

interface Column<F> {
  readonly family: F;
  readonly left: number;
  readonly right: number;
}

/** An amount or a number; two of them beside each other are of two columns, however near. */
const isFigure = ({ text }: Token): boolean => /^\d[\d.,]+%?$/.test(text);

/** Words of a row that stand together. */
function runsOf(row: readonly Token[], glyph: number): Token[][] {
  const runs: Token[][] = [];
  for (const token of row) {
    const last = runs.at(-1)?.at(-1);
    const isNext = last && token.left - last.right < 0.9 * glyph && !(isFigure(last) && isFigure(token));
    if (isNext) runs.at(-1)?.push(token);
    else runs.push([token]);
  }
  return runs;
}

const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');
const fewestColumns = 3;
/** Widest gap between lines of one cell, in glyphs. */
const ofOneCell = 0.9;
/** Most rows of headings over each other. */
const mostOfHeading = 3;

/** The columns that the headings from a row on name; a heading over others is their common title. */
function columnsAt<F extends string>(
  rows: readonly (readonly Token[])[],
  at: number,
  glyph: number,
  families: readonly Family<F>[],
): { columns: Column<F>[]; until: number } | undefined {
  const columns: Column<F>[] = [];
  let until = at;
  for (const row of rows.slice(at, at + mostOfHeading)) {
    const runs = runsOf(row, glyph).map((run) => {
      const edges = edgesOf(run);
      const said = fold(textOf(run));
      const family = families.find(({ heading }) => heading.test(said))?.family;
      const above = columns.filter(({ left, right }) => left < edges.right && right > edges.left);
      return { ...edges, said, family, above };
    });
    const isHeading = runs.every(
      ({ family, said, above }) => family !== undefined || (above.length > 0 && /^R?S?$/.test(said)),
    );
    if (!isHeading || runs.length === 0) break;
    for (const { left, right, family, above } of runs) {
      if (family === undefined) continue;
      for (const title of above) if (columns.includes(title)) columns.splice(columns.indexOf(title), 1);
      columns.push({ family, left, right });
    }
    until += 1;
  }
  return columns.length < fewestColumns
    ? undefined
    : { columns: columns.toSorted((a, b) => a.left - b.left), until };
}

/** The middles of the white strips between the columns; undefined when words stand across one. */
function bordersOf<F>(columns: readonly Column<F>[], body: readonly Token[]): number[] | undefined {
  const borders: number[] = [];
  for (const [index, column] of columns.entries()) {
    const next = columns[index + 1];
    if (next === undefined) break;
    const [from, to] = [centreOf(column), centreOf(next)];
    const edges = body
      .filter(({ left, right }) => right > from && left < to)
      .map(({ left, right }): [number, number] => [Math.max(left, from), Math.min(right, to)])
      .toSorted(([a], [b]) => a - b);
    let best: { width: number; middle: number } | undefined;
    let end = from;
    for (const [left, right] of [...edges, [to, to] as [number, number]]) {
      if (left - end > (best?.width ?? 0)) best = { width: left - end, middle: (left + end) / 2 };
      end = Math.max(end, right);
    }
    if (best === undefined) return undefined;
    borders.push(best.middle);
  }
  return borders;
}

/** How a row of a table is told. */
interface RowSpec<F extends string> {
  /** The column of names; a row begins where `begins` fits it. */
  readonly key: F;
  readonly begins: RegExp;
  /** The column of a number that each row has, by which a name of several lines is of one row. */
  readonly number: F;
}

/** Reads the tables of a page whose headings name the families; a row of it may have several lines. */
export function readCellRows<F extends string>(
  tokens: readonly Token[],
  families: readonly Family<F>[],
  { key, begins, number }: RowSpec<F>,
): CellTable<F> {
  const used = new Set<Token>();
  const found: CellRow<F>[] = [];
  if (tokens.length === 0) return { rows: found, used };
  const glyph = median(tokens.map(({ top, bottom }) => bottom - top));
  const rows = rowsOf(tokens, glyph);
  for (let at = 0; at < rows.length; at++) {
    const head = columnsAt(rows, at, glyph, families);
    const keyAt = head?.columns.findIndex(({ family }) => family === key) ?? -1;
    if (head === undefined || keyAt < 0) continue;
    const { columns } = head;
    const body: (readonly Token[])[] = [];
    for (const row of rows.slice(head.until)) {
      const above = body.at(-1);
      const isFar = above !== undefined && edgesOf(row).top - edgesOf(above).bottom > 4 * glyph;
      const isAcross = runsOf(row, glyph).some((run) => {
        const { left, right } = edgesOf(run);
        return columns.filter((column) => centreOf(column) > left && centreOf(column) < right).length > 1;
      });
      if (isFar || isAcross || /^(?:SUB)?TOTA(?:L|IS)/.test(fold(row[0]?.text ?? ''))) break;
      body.push(row);
    }
    const borders = bordersOf(columns, body.flat());
    if (body.length === 0 || borders === undefined) continue;
    const columnOf = (token: Token): number => borders.filter((border) => border < centreOf(token)).length;
    const isStart = (row: readonly Token[], index: number): boolean =>
      begins.test(textOf(row.filter((token) => columnOf(token) === keyAt))) &&
      (index === 0 || row.some((token) => columnOf(token) !== keyAt));
    const named = body.flatMap((row, index) => (isStart(row, index) ? [index] : []));
    if (named.length === 0) continue;
    const gapBefore = (index: number): number => {
      const [above, row] = [body[index - 1], body[index]];
      return above === undefined || row === undefined ? 0 : edgesOf(row).top - edgesOf(above).bottom;
    };
    const numberAt = columns.findIndex(({ family }) => family === number);
    const hasNumber = (from: number, to = body.length): boolean =>
      body.slice(from, to).some((row) => row.some((token) => columnOf(token) === numberAt));
    // Without a number of its own, and no further from the line above than lines of one cell, it is the rest of a name.
    const starts = named.filter((start, order) => {
      const isNumbered = numberAt < 0 || hasNumber(start, named[order + 1]);
      return order === 0 || isNumbered || gapBefore(start) > ofOneCell * glyph;
    });
    // Where a row's name stands in the middle of its cells, the widest gap parts it from the row before.
    const opens = starts.map((start, order) => {
      const before = starts[order - 1];
      if (before === undefined) return 0;
      const between = Array.from({ length: start - before }, (_, step) => before + 1 + step);
      const widest = between.toSorted((a, b) => gapBefore(b) - gapBefore(a))[0] ?? start;
      return gapBefore(widest) > gapBefore(start) + 0.4 * glyph ? widest : start;
    });
    const edges = columns.map((_, column) =>
      Math.max(...body.flat().map((token) => (columnOf(token) === column ? token.right : 0))),
    );
    for (const [order, open] of opens.entries()) {
      const lines = body.slice(open, opens[order + 1] ?? body.length);
      found.push({
        cells: columns.map(({ family }, column) => ({
          family,
          edge: edges[column] ?? 0,
          lines: lines
            .map((row) => row.filter((token) => columnOf(token) === column))
            .filter((line) => line.length > 0),
        })),
      });
    }
    for (const token of rows.slice(at, head.until).flat()) used.add(token);
    for (const token of body.flat()) used.add(token);
    at = head.until + body.length - 1;
  }
  return { rows: found, used };
}
