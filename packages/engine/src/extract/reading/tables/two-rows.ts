import { edgesOf, middleOf, type Sheet, type Token } from '../sheet/sheet.ts';
import type { ReadTable } from './form-table.ts';
import { fieldsOfCells } from './fields-of-cells.ts';
import { headingsInRow, type StackedHeading } from './stacked-headings.ts';
import { cellsIn, cellsOfRow, columnsOf, kindTest, partedCell } from './stacked.ts';
import type { TableSpec } from './table-spec.ts';

/** Least columns that each of two rows of headings names, and both together. */
const [leastOfRow, leastOfBoth] = [3, 8] as const;
/** Most distance between two rows of headings, and between two rows of the table, in glyphs. */
const [betweenHeadings, betweenRows] = [3, 4] as const;
/** Least cells of a row that are of their columns' kinds, and share of them. */
const [leastHeld, ofKind] = [2, 0.6] as const;

type Headings<C extends string> = readonly StackedHeading<C>[];
type Pair<C extends string> = readonly [first: Headings<C>, second: Headings<C>];

const idsOf = <C extends string>(headings: Headings<C>): C[] => headings.flatMap(({ ids }) => ids);

/** Two rows of headings, of which each has columns of its own; a mark between them is a heading of both. */
function headingsOf<Id extends string, C extends string>(
  { rows, glyph }: Sheet,
  { columns }: Pick<TableSpec<Id, C>, 'columns'>,
): Pair<C> | undefined {
  const named = rows.map((row) => headingsInRow(row, columns, glyph));
  for (const [at, first] of named.entries()) {
    if (idsOf(first).length < leastOfRow) continue;
    const next = named.findIndex((each, index) => index > at && idsOf(each).length >= leastOfRow);
    const second = named[next];
    if (second === undefined) return undefined;
    const ids = [...idsOf(first), ...idsOf(second)];
    const isNear = edgesOf(rows[next] ?? []).top - edgesOf(rows[at] ?? []).bottom < betweenHeadings * glyph;
    if (!isNear || ids.length < leastOfBoth || new Set(ids).size < ids.length) continue;
    const marks = named.slice(at + 1, next).flat();
    const inOrder = (own: Headings<C>): Headings<C> => [...own, ...marks].toSorted((a, b) => a.left - b.left);
    return [inOrder(first), inOrder(second)];
  }
  return undefined;
}

/** The rows of print of a table's records: those of the first row of headings, those of the second, and texts that go on around the first. */
interface Body {
  readonly first: readonly (readonly Token[])[];
  readonly second: readonly (readonly Token[])[];
  readonly rest: readonly (readonly Token[])[];
}

function bodyOf<C extends string>(
  { rows, glyph }: Sheet,
  headings: Pair<C>,
  isOfKind: (id: C, tokens: readonly Token[]) => boolean | undefined,
  ends: ReadonlySet<Token>,
): Body {
  const heldBy = (row: readonly Token[], own: Headings<C>): number => {
    const told = [...cellsOfRow(row, own, glyph)].flatMap(([{ ids }, tokens]) =>
      ids.flatMap((id) => isOfKind(id, tokens) ?? []),
    );
    const held = told.filter(Boolean).length;
    return held >= leastHeld && held >= ofKind * told.length ? held : 0;
  };
  const body = { first: [], second: [], rest: [] } as Record<keyof Body, (readonly Token[])[]>;
  let bottom = Math.max(...headings.flat().map((heading) => heading.bottom));
  for (const row of rows) {
    const { top, bottom: end } = edgesOf(row);
    if (middleOf({ top, bottom: end }) < bottom && body.first.length === 0) continue;
    if (top - bottom > betweenRows * glyph || row.some((token) => ends.has(token))) break;
    const [one, two] = [heldBy(row, headings[0]), heldBy(row, headings[1])];
    // A row of either kind follows one of the other.
    const isSecond = two > 0 && (two > one || body.first.length > body.second.length);
    if (isSecond) body.second.push(row);
    else if (one > 0) body.first.push(row);
    else body.rest.push(row);
    bottom = end;
  }
  return body;
}

/** The row that is nearest to another one. */
const nearest = (rows: Body['first'], row: readonly Token[]): number => {
  const apart = rows.map((each) => Math.abs(middleOf(edgesOf(each)) - middleOf(edgesOf(row))));
  return apart.indexOf(Math.min(...apart));
};

/**
 * Reads a table with two rows of headings, each of other columns at other places, whose records have a row of print for either; undefined when
 * there is none.
 */
export function readTwoRows<Id extends string, C extends string>(
  sheet: Sheet,
  spec: TableSpec<Id, C>,
  ends: readonly Token[],
): ReadTable<C> | undefined {
  const headings = headingsOf(sheet, spec);
  if (headings === undefined) return undefined;
  const { glyph } = sheet;
  const isOfKind = kindTest(spec, glyph);
  const { first, second, rest } = bodyOf(sheet, headings, isOfKind, new Set(ends));
  if (first.length === 0 || first.length !== second.length) return undefined;
  const inFirst = first.map((row, at) => [
    ...row,
    ...rest.filter((other) => nearest(first, other) === at).flat(),
  ]);
  const whole = inFirst.map((tokens) =>
    tokens.toSorted((a, b) => middleOf(a) - middleOf(b) || a.left - b.left),
  );
  const columns = [columnsOf(headings[0], whole), columnsOf(headings[1], second)] as const;
  const used = new Set([
    ...headings.flat().flatMap(({ tokens }) => tokens),
    ...whole.flat(),
    ...second.flat(),
  ]);
  const rows = whole.map((tokens, at) => {
    const cells = [...cellsIn(tokens, columns[0]), ...cellsIn(second[at] ?? [], columns[1])].flatMap(
      ([heading, own]) => partedCell(heading, own, glyph, isOfKind),
    );
    return fieldsOfCells(spec, new Map(cells), glyph, 1);
  });
  return { rows, totals: {}, used };
}
