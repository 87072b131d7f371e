import type { Field } from '@lavra/contract/model/result';
import { boxAround } from '../evidence/field.ts';
import type { Found } from './found.ts';

/** Where a form tells one of its fields in the rows of a table. */
interface Listed {
  readonly table: string;
  readonly column: string;
  readonly to: string;
}

/** Between the texts of two rows, as a clerk writes several services in one box. */
const between = '; ';

/** Gives fields that the page tells nowhere else what every row of a table says. */
export function putCommon<Id extends string>(
  data: Found<Id>,
  tables: ReadonlyMap<string, readonly Readonly<Record<string, Field>>[]>,
  common: readonly Listed[] = [],
): void {
  for (const { table, column, to } of common) {
    const rows = tables.get(table) ?? [];
    const [first, ...others] = rows.map((row) => row[column]);
    const isSame = first !== undefined && others.every((cell) => cell?.value === first.value);
    if (isSame) data[to as Id] ??= first;
  }
}

/** Gives a field that the page tells nowhere else the texts of a table's column, as sure as the least sure of them. */
export function putListed<Id extends string>(
  data: Found<Id>,
  tables: ReadonlyMap<string, readonly Readonly<Record<string, Field>>[]>,
  listed: Listed | undefined,
): void {
  if (listed === undefined || data[listed.to as Id] !== undefined) return;
  const rows = tables.get(listed.table) ?? [];
  const cells = rows.flatMap((row) => row[listed.column] ?? []);
  const [first] = cells;
  // A row without its text would be missing from what they say together.
  if (first === undefined || cells.length < rows.length) return;
  if (cells.length === 1) {
    data[listed.to as Id] = first;
    return;
  }
  const confs = cells.flatMap(({ conf }) => conf ?? []);
  const own = cells.flatMap(({ page, box }) => (page === first.page && box !== undefined ? [{ box }] : []));
  const box = boxAround(own);
  data[listed.to as Id] = {
    value: cells.map(({ value }) => value).join(between),
    ...(confs.length === cells.length ? { conf: Math.min(...confs) } : {}),
    ...(first.page === undefined ? {} : { page: first.page }),
    ...(box === undefined ? {} : { box }),
  };
}
