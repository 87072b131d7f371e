import { oncePer } from '../sheet/once-per.ts';
import { runsApart } from '../sheet/runs.ts';
import { centreOf, edgesOf, printedOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';
import { readWhole } from '../values/values.ts';
import type { ReadTable } from './form-table.ts';
import { fieldsOfCells } from './fields-of-cells.ts';
import { type TableColumn, type TableSpec, textKinds } from './table-spec.ts';

/** Least rows of headings of such a table, also where the form's rows are no cards with captions, and least records. */
const [leastRows, leastUncaptioned, leastRecords] = [2, 3, 2] as const;
/** Space between two cells, widest step between two rows, and how far the edges or middles of a column's cells differ at most, in glyphs. */
const [betweenCells, pitch, ofEdges] = [1.2, 4, 1] as const;

type Run = readonly Token[];

/** A row of print that is a heading with the cells of all records behind it. */
interface Headed<C extends string> {
  readonly id: C;
  readonly label: Run;
  readonly cells: readonly Run[];
}

const columnsByHeading = oncePer((columns: readonly TableColumn<string>[]) => {
  const found = new Map<string, TableColumn<string>[]>();
  for (const column of columns)
    for (const label of column.labels) found.set(fold(label), [...(found.get(fold(label)) ?? []), column]);
  return found;
});

/** The unit of a row's figures behind its heading. */
const ofUnit = /^\(?(?:R\$|%|kg)\)?$/i;

/** The columns that a heading may be of, with the unit behind it or without. */
function columnsOf<C extends string>(
  label: Run,
  byHeading: ReadonlyMap<string, readonly TableColumn<C>[]>,
): readonly TableColumn<C>[] {
  const bare = label.filter(({ text }) => !ofUnit.test(text));
  return byHeading.get(fold(printedOf(label))) ?? byHeading.get(fold(printedOf(bare))) ?? [];
}

/** Whether cells are of a column's kind. */
const areOfKind = (cells: readonly Run[], { kind }: TableColumn<string>): boolean =>
  cells.every((cell) => {
    const text = printedOf(cell);
    if (textKinds.has(kind)) return /^[\p{L}\d]/u.test(text) && !text.endsWith(':');
    return readWhole(text, kind, cell)?.checks.every(({ ok }) => ok) === true;
  });

/** Whether the cells of two rows stand below each other. */
const areBelow = (one: readonly Run[], other: readonly Run[], glyph: number): boolean =>
  one.length === other.length &&
  one.every((cell, at) => {
    const [a, b] = [edgesOf(cell), edgesOf(other[at] ?? [])];
    return [a.left - b.left, a.right - b.right, centreOf(a) - centreOf(b)].some(
      (away) => Math.abs(away) < ofEdges * glyph,
    );
  });

/** Whether each cell stands between the cells beside the one over it, as a text set left does under a number set right. */
const areAmong = (one: readonly Run[], other: readonly Run[]): boolean =>
  one.length === other.length &&
  other.every((cell, at) => {
    const [before = [], after = []] = [one[at - 1], one[at + 1]];
    const { left, right } = edgesOf(cell);
    return (
      (before.length === 0 || left > edgesOf(before).right) &&
      (after.length === 0 || right < edgesOf(after).left)
    );
  });

/** The headings of a row that have cells of their kind behind them up to the end of the row. */
function headedIn<C extends string>(
  runs: readonly Run[],
  byHeading: ReadonlyMap<string, readonly TableColumn<C>[]>,
): Headed<C>[] {
  return runs.flatMap((first, at) => {
    // Type set to both edges has wide spaces within a heading.
    const both = [...first, ...(runs[at + 1] ?? [])];
    const isBoth = columnsOf(both, byHeading).length > 0;
    const label = isBoth ? both : first;
    const columns = columnsOf(label, byHeading);
    const cells = runs.slice(at + (isBoth ? 2 : 1));
    // A unit may be what its own column is called ("UN").
    const isHeading = (cell: Run): boolean =>
      byHeading.get(fold(printedOf(cell)))?.some((column) => !columns.includes(column)) === true;
    const isRow = cells.length >= leastRecords && !cells.some(isHeading);
    return isRow
      ? columns.filter((column) => areOfKind(cells, column)).map(({ id }) => ({ id, label, cells }))
      : [];
  });
}

/** How the row next below a turned table's last one goes on with it; undefined where it does not. */
function goesOn<C extends string>(
  runs: readonly Run[],
  { label, cells }: Pick<Headed<C>, 'label' | 'cells'>,
  last: readonly Run[],
  glyph: number,
): 'row' | 'lines' | undefined {
  const [first] = runs;
  if (first === undefined) return undefined;
  const own = edgesOf(label);
  const isLabelled = Math.abs(edgesOf(first).left - own.left) < ofEdges * glyph;
  if (isLabelled) return areBelow(cells, runs.slice(1), glyph) ? 'row' : undefined;
  const isUnder = (run: Run): boolean => last.some((cell) => areBelow([cell], [run], glyph));
  return edgesOf(first).left > own.right && runs.every(isUnder) ? 'lines' : undefined;
}

/** Cells with the further lines of their text that a row of print has. */
const withLines = (cells: readonly Run[], runs: readonly Run[], glyph: number): Run[] =>
  cells.map((cell) => [...cell, ...runs.filter((run) => areBelow([cell], [run], glyph)).flat()]);

/** Whether a row of print is the first line of the texts of the heading in the next one, which stands in the middle of their height. */
function isAboveHeading(
  row: readonly Run[],
  before: readonly Run[],
  next: readonly Run[],
  glyph: number,
): boolean {
  const [label, ...cells] = next;
  if (label === undefined || row.length < leastRecords) return false;
  const [own, below] = [edgesOf(row.flat()), edgesOf(next.flat())];
  const isNearer = before.length === 0 || own.top - edgesOf(before.flat()).bottom > below.top - own.bottom;
  return isNearer && own.left > edgesOf(label).right && (cells.length === 0 || areBelow(row, cells, glyph));
}

/** The rows of a sheet parted into cells, a heading in the middle of its texts' height before the first lines of these. */
function cellsOfRows({ rows, glyph }: Sheet, isOfText: (label: Run) => boolean): (readonly Run[])[] {
  const parted = rows.map((row) => runsApart(row, betweenCells * glyph));
  const lead = (at: number): readonly Run[] => {
    const [before = [], row = [], next = []] = [parted[at - 1], parted[at], parted[at + 1]];
    return isOfText(next[0] ?? []) && isAboveHeading(row, before, next, glyph) ? row : [];
  };
  return parted.flatMap((row, at) => {
    if (lead(at).length > 0) return [];
    const [label, ...cells] = row;
    const above = lead(at - 1);
    if (above.length === 0 || label === undefined) return [row];
    return [[label, ...withLines(above, cells, glyph)]];
  });
}

/**
 * The rows of a turned table from its first one down: those of other tables' headings may stand among them ("qtde. pedida" between "código" and
 * "qtde. feita"), and a text may go on below its first line.
 */
function downFrom<C extends string>(
  start: Headed<C>,
  rows: readonly { readonly row: readonly Run[]; readonly headed: readonly Headed<C>[] }[],
  isText: (id: C) => boolean,
  glyph: number,
): Headed<C>[] {
  const found = [start];
  let { bottom } = edgesOf(start.label);
  const { left } = edgesOf(start.label);
  for (const { row, headed } of rows) {
    if (edgesOf(row.flat()).top - bottom >= pitch * glyph) break;
    const next = headed.find(
      ({ id, label, cells }) =>
        !found.some((each) => each.id === id) &&
        Math.abs(edgesOf(label).left - left) < ofEdges * glyph &&
        (areBelow(start.cells, cells, glyph) || (isText(id) && areAmong(start.cells, cells))),
    );
    const last = found.at(-1);
    const way = goesOn(row, start, last?.cells ?? start.cells, glyph);
    if (next !== undefined) found.push(next);
    else if (way === 'lines' && last !== undefined && isText(last.id))
      found.splice(-1, 1, { ...last, cells: withLines(last.cells, row, glyph) });
    else if (way !== 'row') break;
    ({ bottom } = edgesOf(row.flat()));
  }
  return found;
}

/**
 * Reads a table turned by a quarter: the headings of its columns stand below each other at the left, each before the cells of all records
 * ("Parcela | 001 | 002" over "Vencimento | … | …"). Undefined where the sheet has none. Two tables may have rows of one ("código" of what was
 * asked for and of what was done): of words that another table `used` already are all its rows but that of its key.
 */
export function readTurnedRecords<Id extends string, C extends string>(
  sheet: Sheet,
  spec: TableSpec<Id, C>,
  used: ReadonlySet<Token> = new Set(),
): ReadTable<C> | undefined {
  const byHeading = columnsByHeading(spec.columns) as unknown as ReadonlyMap<
    string,
    readonly TableColumn<C>[]
  >;
  const { glyph } = sheet;
  const kinds = new Map(spec.columns.map(({ id, kind }) => [id, kind]));
  const isText = (id: C): boolean => textKinds.has(kinds.get(id) ?? 'text');
  const isFree = ({ id, label }: Headed<C>): boolean =>
    (spec.key !== undefined && spec.key !== id) || !label.some((token) => used.has(token));
  const isOfText = (label: Run): boolean =>
    columnsOf(label, byHeading).some(({ kind }) => textKinds.has(kind));
  const headed = cellsOfRows(sheet, isOfText).map((row) => ({
    row,
    headed: headedIn(row, byHeading).filter(isFree),
  }));
  for (const [at, { headed: starts }] of headed.entries())
    for (const start of starts) {
      const found = downFrom(start, headed.slice(at + 1), isText, glyph);
      const isTable =
        found.length >= Math.max(spec.isCaptioned === true ? leastRows : leastUncaptioned, spec.least ?? 0) &&
        (spec.key === undefined || found.some(({ id }) => id === spec.key));
      if (!isTable) continue;
      return {
        rows: start.cells.map((_, index) =>
          fieldsOfCells(spec, new Map(found.map(({ id, cells }) => [id, cells[index] ?? []])), glyph, 1),
        ),
        totals: {},
        used: new Set(found.flatMap(({ label, cells }) => [...label, ...cells.flat()])),
      };
    }
  return undefined;
}
