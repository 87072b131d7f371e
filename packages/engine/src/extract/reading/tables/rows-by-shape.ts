import type { MadeCheck } from '../../../evidence/confidence.ts';
import { fieldOf } from '../../../evidence/field.ts';
import { printedOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { readPhrases, runningTextOf } from '../phrases/phrases.ts';
import type { TableSpec } from './table-spec.ts';
import { isProductOf, unrounded } from '../values/products.ts';
import { doubtsIn, type Row } from './fields-of-cells.ts';
import type { ReadTable } from './form-table.ts';

/** Share of cells that were their column's own in rows recognised by their shape. */
const placedInRow = 0.9;

/** Rows with the shape of the table's rows, wherever they are; undefined when there are none. */
export function readRowsByShape<Id extends string, C extends string>(
  sheet: Sheet,
  { rows: shape, columns, product }: TableSpec<Id, C>,
): ReadTable<C> | undefined {
  if (shape === undefined) return undefined;
  const phrase = {
    pattern: shape.pattern,
    gives: shape.gives.map((id) => [id, columns.find((column) => column.id === id)?.kind ?? 'text'] as const),
  };
  const used = new Set<Token>();
  const read = (row: readonly Token[]): Row<C>[] => {
    const found = readPhrases(runningTextOf([{ tokens: row }]), [phrase]);
    if (found.length === 0) return [];
    // What stands beside the row's shape is of another column of the page.
    const own = row.flatMap((token, at) =>
      found.some(({ reading }) => reading.tokens.includes(token)) ? [at] : [],
    );
    for (const token of row.slice(Math.min(...own), Math.max(...own) + 1)) used.add(token);
    const values = new Map(found.map(({ id, reading }) => [id, Number(reading.value)]));
    const [count, price, amount] = product?.map((id) => values.get(id)) ?? [];
    const isProduct =
      count === undefined || price === undefined || amount === undefined
        ? undefined
        : isProductOf(amount, count, price, unrounded);
    return [
      Object.fromEntries(
        found.map(({ id, reading, kind }) => {
          const checks: MadeCheck[] =
            isProduct !== undefined && product?.includes(id) === true
              ? [...reading.checks, { check: 'item_product', ok: isProduct }]
              : [...reading.checks];
          return [
            id,
            fieldOf({
              ...reading,
              checks,
              anchorFit: 1,
              placed: placedInRow,
              doubts: doubtsIn(kind, reading),
            }),
          ];
        }),
      ) as Row<C>,
      // Several may stand side by side.
      ...read(restOf(row, Math.max(...own) + 1, sheet.glyph, shape.pattern)),
    ];
  };
  const rows = sheet.rows.flatMap(read);
  return rows.length === 0 ? undefined : { rows, totals: {}, used };
}

/** The words of a row from a place on, where a space parts them from those before, or a row of the same shape begins there. */
function restOf(row: readonly Token[], at: number, glyph: number, shape: RegExp): readonly Token[] {
  const [before, next] = [row[at - 1], row[at]];
  const isApart = before !== undefined && next !== undefined && next.left - before.right > besideRow * glyph;
  return isApart || shape.exec(printedOf(row.slice(at)))?.index === 0 ? row.slice(at) : [];
}

/** Rows side by side are further apart than this, in glyphs. */
const besideRow = 1.5;
