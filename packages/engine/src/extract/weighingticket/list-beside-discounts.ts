import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { withColumnsBelow } from '../reading/sheet/columns-below.ts';
import type { Sheet } from '../reading/sheet/sheet.ts';
import { tableIn } from '../reading/tables/table-beside.ts';

/**
 * A sheet with the list of weights that stands beside the table of discounts below that: their rows are of different heights, so that those of one
 * run into the other. Rows above the table's headings are as they are, whatever columns they have.
 */
export function withListBelowDiscounts(
  sheet: Sheet,
  tables: NonNullable<ServiceForm<'weighingticket'>['tables']>,
): Sheet {
  const isTable = tableIn({ tables }, sheet);
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
