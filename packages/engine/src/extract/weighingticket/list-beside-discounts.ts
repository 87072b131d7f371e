import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { withColumnsBelow } from '../reading/sheet/columns-below.ts';
import { printedOf, rowsOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { tableIn } from '../reading/tables/table-beside.ts';

/** Least share of the rows of a list that are a name with its weight: there are headings and lines to sign on, too. */
const leastNamed = 0.6;

/** Whether some words are a list of names with their weights; a space within such a list leaves names alone on one side and weights on the other. */
const isList = (tokens: readonly Token[], glyph: number): boolean => {
  const rows = rowsOf([...tokens], glyph).map(printedOf);
  return rows.filter((row) => /\p{L}.*\d(?: ?kg)?$/iu.test(row)).length >= leastNamed * rows.length;
};

/**
 * A sheet with the list of weights that stands beside the table of discounts below that: their rows are of different heights, so that those of one
 * run into the other. Rows above the table's headings are as they are, whatever columns they have.
 */
export function withListBelowDiscounts(
  sheet: Sheet,
  tables: NonNullable<ServiceForm<'weighingticket'>['tables']>,
): Sheet {
  const isBeside = tableIn({ tables }, sheet);
  const isTable: typeof isBeside = (sides, glyph) =>
    sides.some((side) => isList(side, glyph)) && isBeside(sides, glyph);
  if (withColumnsBelow(sheet, isTable) === sheet) return sheet;
  const { rows } = sheet;
  for (let from = rows.length - 1; from >= 0; from -= 1) {
    const own = rows.slice(from);
    const part = { ...sheet, rows: own, tokens: own.flat() };
    const below = withColumnsBelow(part, isTable);
    if (below === part) continue;
    const inOrder = [...rows.slice(0, from), ...below.rows];
    return { ...sheet, rows: inOrder, tokens: inOrder.flat() };
  }
  return sheet;
}
