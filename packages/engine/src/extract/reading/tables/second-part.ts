import type { Field } from '@lavra/contract/model/result';
import type { Sheet, Token } from '../sheet/sheet.ts';
import { readFormTable, type ReadTable } from './form-table.ts';
import type { TableSpec } from './table-spec.ts';

type Row<C extends string> = Partial<Record<C, Field>>;

/** Least rows of a table in two parts, least columns that only its second part has, and least headings of that part. */
const [leastRows, leastNew, leastHeadings] = [2, 2, 3] as const;

/** The rows that those of a second part are of, by a column of the first in which no two are alike; undefined where one is of none. */
function matched<C extends string>(
  rows: readonly Row<C>[],
  part: readonly Row<C>[],
  id: C,
): number[] | undefined {
  const names = rows.map((row) => row[id]?.value);
  if (names.includes(undefined) || new Set(names).size < names.length) return undefined;
  const at = part.map((row) => (row[id] === undefined ? -1 : names.indexOf(row[id].value)));
  return at.includes(-1) || new Set(at).size < at.length ? undefined : at;
}

/**
 * A table with the cells of its second part, which stands elsewhere on the page with further columns of the same rows and says again what each
 * row is of ("Código | Base ICMS | ICMS %" below "Código | Descrição | Total"). `rest` is the sheet without the words of the first part.
 */
export function withSecondPart<Id extends string, C extends string>(
  read: ReadTable<C>,
  rest: Sheet,
  spec: TableSpec<Id, C>,
  ends: readonly Token[],
): ReadTable<C> {
  const { joins = [] } = spec;
  const has = (id: C): boolean => read.rows.some((row) => row[id] !== undefined);
  const columns = spec.columns.filter(({ id }) => joins.includes(id) || !has(id));
  if (read.rows.length < leastRows || columns.length < leastNew + 1) return read;
  const { key: _, named: __, ...bare } = spec;
  const part = readFormTable(rest, { ...bare, columns, least: leastHeadings }, ends);
  const fresh = columns.filter(({ id }) => !joins.includes(id) && part?.rows.some((row) => row[id]));
  if (part === undefined || fresh.length < leastNew) return read;
  const [at] = joins.flatMap((id) => {
    const rows = matched(read.rows, part.rows, id);
    return rows === undefined ? [] : [rows];
  });
  if (at === undefined) return read;
  const rows = read.rows.map((row, index) => ({ ...part.rows[at.indexOf(index)], ...row }));
  return { ...read, rows, used: new Set([...read.used, ...part.used]) };
}
