import { oncePer } from '../sheet/once-per.ts';
import { runsApart } from '../sheet/runs.ts';
import { centreOf, edgesOf, printedOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';
import { readWhole } from '../values/values.ts';
import { fieldsOfCells, type ReadTable } from './form-table.ts';
import { type TableColumn, type TableSpec, textKinds } from './table-spec.ts';

/** Least rows of headings and least records of such a table. */
const [leastRows, leastRecords] = [2, 2] as const;
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

/** The headings of a row that have cells of their kind behind them up to the end of the row. */
function headedIn<C extends string>(
  row: Run,
  byHeading: ReadonlyMap<string, readonly TableColumn<C>[]>,
  glyph: number,
): Headed<C>[] {
  const runs = runsApart(row, betweenCells * glyph);
  return runs.flatMap((label, at) => {
    const columns = columnsOf(label, byHeading);
    const cells = runs.slice(at + 1);
    // A unit may be what its own column is called ("UN").
    const isHeading = (cell: Run): boolean =>
      byHeading.get(fold(printedOf(cell)))?.some((column) => !columns.includes(column)) === true;
    const isRow = cells.length >= leastRecords && !cells.some(isHeading);
    return isRow
      ? columns.filter((column) => areOfKind(cells, column)).map(({ id }) => ({ id, label, cells }))
      : [];
  });
}

/**
 * Reads a table turned by a quarter: the headings of its columns stand below each other at the left, each before the cells of all records
 * ("Parcela | 001 | 002" over "Vencimento | … | …"). Undefined where the sheet has none.
 */
export function readTurnedRecords<Id extends string, C extends string>(
  { rows, glyph }: Sheet,
  spec: TableSpec<Id, C>,
): ReadTable<C> | undefined {
  const byHeading = columnsByHeading(spec.columns) as unknown as ReadonlyMap<
    string,
    readonly TableColumn<C>[]
  >;
  const headed = rows.map((row) => headedIn(row, byHeading, glyph));
  for (const [at, starts] of headed.entries())
    for (const start of starts) {
      const found = [start];
      for (const [below, others] of headed.slice(at + 1).entries()) {
        const { left, bottom } = edgesOf(found.at(-1)?.label ?? []);
        const next = others.find(
          ({ id, label, cells }) =>
            !found.some((each) => each.id === id) &&
            Math.abs(edgesOf(label).left - left) < ofEdges * glyph &&
            edgesOf(label).top - bottom < pitch * glyph &&
            areBelow(start.cells, cells, glyph),
        );
        const isNear = edgesOf(rows[at + 1 + below] ?? []).top - bottom < pitch * glyph;
        if (next === undefined && !isNear) break;
        if (next !== undefined) found.push(next);
      }
      const isTable =
        found.length >= Math.max(leastRows, spec.least ?? 0) &&
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
