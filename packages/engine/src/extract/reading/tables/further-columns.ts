import type { Field } from '@lavra/contract/model/result';
import type { ReadTable } from './form-table.ts';
import type { TableSpec } from './table-spec.ts';
import type { ValueKind } from '../values/kinds.ts';

type Row = Readonly<Partial<Record<string, Field>>>;
type Table = ReadTable<string>;

/** Kinds of columns that one reading may take from another: their values show by themselves whether they are of the column. */
const ofFigures = new Set<ValueKind>(['money', 'percent', 'decimal']);

const isAt = (one: Field | undefined, other: Field | undefined): boolean =>
  one?.box !== undefined &&
  other?.box !== undefined &&
  one.value === other.value &&
  one.box.every((edge, at) => edge === other.box?.[at]);

const isSound = ({ value, checks = [] }: Field): boolean =>
  /^\d+(?:\.\d+)?$/.test(value) && checks.every(({ ok }) => ok);

/**
 * A table with the columns of figures that another reading of it has in every row and it in none, as where the lines of each record are told by
 * their values and only some headings by their words. Both readings must have each row's amount from the same place.
 */
export function withFurtherColumns(
  best: Table,
  ways: readonly (Table | undefined)[],
  { product, columns }: Pick<TableSpec<string, string>, 'product' | 'columns'>,
): Table {
  const amount = product?.[2];
  if (amount === undefined) return best;
  const placesIn = (row: Row): ReadonlySet<string> =>
    new Set(Object.values(row).flatMap((field) => (field?.box ? [field.box.join()] : [])));
  const ids = columns.flatMap(({ id, kind }) => (ofFigures.has(kind) && !product?.includes(id) ? [id] : []));
  return ways.reduce<Table>((own, other) => {
    if (other === undefined || other === best || other.rows.length !== own.rows.length) return own;
    if (!own.rows.every((row, at) => isAt(row[amount], other.rows[at]?.[amount]))) return own;
    const further = ids.filter(
      (id) =>
        own.rows.every((row) => row[id] === undefined) &&
        other.rows.every((row, at) => {
          const field = row[id];
          const isFree = field?.box !== undefined && !placesIn(own.rows[at] ?? {}).has(field.box.join());
          return isFree && isSound(field);
        }),
    );
    if (further.length === 0) return own;
    const rows = own.rows.map((row, at) => ({
      ...row,
      ...Object.fromEntries(further.map((id) => [id, other.rows[at]?.[id]])),
    }));
    return { ...own, rows, used: new Set([...own.used, ...other.used]) };
  }, best);
}
