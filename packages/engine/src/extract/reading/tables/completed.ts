import type { Field } from '@lavra/contract/model/result';
import type { ReadTable } from './form-table.ts';

type Row = Readonly<Partial<Record<string, Field>>>;

/** Whether two readings of a row are at one height: one that lacks a row may have another in its place. */
function isBeside(row: Row, other: Row): boolean {
  const boxesOf = (each: Row) => Object.values(each).flatMap((field) => (field?.box ? [field.box] : []));
  const [own, others] = [boxesOf(row), boxesOf(other)];
  if (own.length === 0 || others.length === 0) return true;
  return own.some(([, top, , height]) => others.some(([, y, , tall]) => top < y + tall && y < top + height));
}

/** A table read by its headings; cells without a valid value are taken from rows recognised by their shape. */
export function completed(headed: ReadTable<string>, shaped: ReadTable<string>): ReadTable<string> {
  if (headed.rows.length !== shaped.rows.length) return headed;
  const fails = (field: Field | undefined): boolean =>
    field?.checks?.some(({ check, ok }) => check === 'amount_format' && !ok) ?? true;
  const rows = headed.rows.map((row, index) => {
    const other = shaped.rows[index] ?? {};
    if (!isBeside(row, other)) return row;
    return Object.fromEntries(
      [...new Set([...Object.keys(row), ...Object.keys(other)])].map((id) => [
        id,
        fails(row[id]) ? (other[id] ?? row[id]) : row[id],
      ]),
    );
  });
  return { rows, totals: headed.totals, used: new Set([...headed.used, ...shaped.used]) };
}
