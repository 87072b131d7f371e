import { isDoubtful } from '@lavra/contract/doubt';
import type { Box, DocumentData, Field, Result, Row } from '@lavra/contract/model/result';

import { type Level, levelOf } from './fields/certainty.ts';
import type { FieldNames } from './fields/field-names.ts';

/** Place of a value: a page of one of the job's files. */
export interface ValuePlace {
  readonly file: string;
  readonly page: number;
  readonly box: Box;
}

/** One value with everything known about it. */
export interface ValueView {
  /** Position in display order, from 1. */
  readonly number: number;
  /** `document.name`, or `document.table.row.column`. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly shown: string;
  readonly field: Field;
  readonly level: Level;
  readonly isUncertain: boolean;
  /** Absent if it has no place on a page. */
  readonly place: ValuePlace | undefined;
  /** Shared by the cells of a row; absent for a field outside tables. */
  readonly row: string | undefined;
  /** Path in the result's JSON. */
  readonly path: string;
}

export interface TableView {
  /** `document.table`. */
  readonly key: string;
  readonly name: string;
  readonly label: string;
  readonly columns: readonly {
    readonly name: string;
    readonly label: string;
    readonly isFigure: boolean;
    /** The formatted sum of a column's values; absent if a sum is meaningless or a value is not a number. */
    readonly total: ((values: readonly string[]) => string | undefined) | undefined;
  }[];
  readonly rows: readonly (readonly (ValueView | undefined)[])[];
}

export interface GroupView {
  readonly key: string;
  readonly label: string;
  readonly values: readonly ValueView[];
  readonly tables: readonly TableView[];
}

export interface DocumentView {
  readonly page: number;
  readonly groups: readonly GroupView[];
}

export interface ResultView {
  readonly documents: readonly DocumentView[];
  /** Every value in display order. */
  readonly values: readonly ValueView[];
}

interface Context {
  readonly names: FieldNames;
  readonly threshold: number;
  readonly index: number;
  readonly page: number;
  readonly file: string;
}

type Naming = Pick<ValueView, 'id' | 'name' | 'label' | 'shown' | 'row' | 'path'>;

function member(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}

function valueView(field: Field, naming: Naming, { threshold, page, file }: Context): ValueView {
  return {
    ...naming,
    number: 0,
    field,
    level: levelOf(field, threshold),
    isUncertain: isDoubtful(field, threshold),
    place: field.box === undefined ? undefined : { file, page: field.page ?? page, box: field.box },
  };
}

/** The exact sum of decimal strings, with as many decimals as the longest of them. */
export function sumOf(values: readonly string[]): string | undefined {
  if (values.length === 0 || !values.every((value) => /^-?\d+(\.\d+)?$/.test(value))) return undefined;
  const decimals = Math.max(...values.map((value) => value.split('.')[1]?.length ?? 0));
  const units = values.map((value) => {
    const [whole = '', part = ''] = value.split('.');
    return BigInt(whole + part.padEnd(decimals, '0'));
  });
  const sum = units.reduce((a, b) => a + b, 0n);
  const figures = (sum < 0n ? -sum : sum).toString().padStart(decimals + 1, '0');
  const shown = decimals === 0 ? figures : `${figures.slice(0, -decimals)}.${figures.slice(-decimals)}`;
  return sum < 0n ? `-${shown}` : shown;
}

function tableView(table: string, rows: readonly Row[], context: Context): TableView {
  const { names, index } = context;
  const present = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = present
    .toSorted((a, b) => names.columnRank(table, a) - names.columnRank(table, b))
    .map((name) => ({
      name,
      label: names.column(table, name),
      isFigure: names.isFigure(table, name),
      total: names.isMoney(table, name)
        ? (values: readonly string[]) => {
            const sum = sumOf(values);
            return sum === undefined ? undefined : names.showCell(table, name, sum);
          }
        : undefined,
    }));
  return {
    key: `${index}.${table}`,
    name: table,
    label: names.label(table),
    columns,
    rows: rows.map((row, number) =>
      columns.map(({ name, label }) => {
        const field = row[name];
        if (field === undefined) return undefined;
        const naming = {
          id: `${index}.${table}.${number}.${name}`,
          name,
          label,
          shown: names.showCell(table, name, field.value, row['Kind']?.value),
          row: `${index}.${table}.${number}`,
          path: `Document[${index}].Data${member(table)}[${number}]${member(name)}.value`,
        };
        return valueView(field, naming, context);
      }),
    ),
  };
}

function groupsOf(data: DocumentData, context: Context): GroupView[] {
  const { names, index } = context;
  const groups = new Map<string, { label: string; values: ValueView[]; tables: TableView[] }>();
  for (const [name, entry] of Object.entries(data).toSorted(([a], [b]) => names.rank(a) - names.rank(b))) {
    const { key, label } = names.group(name);
    const group = groups.get(key) ?? { label, values: [], tables: [] };
    groups.set(key, group);
    if (!Array.isArray(entry)) {
      const naming = {
        id: `${index}.${name}`,
        name,
        label: names.label(name),
        shown: names.show(name, entry.value),
        row: undefined,
        path: `Document[${index}].Data${member(name)}.value`,
      };
      group.values.push(valueView(entry, naming, context));
    } else if (entry.length > 0) group.tables.push(tableView(name, entry, context));
  }
  return [...groups]
    .map(([key, group]) => ({ key, ...group }))
    .filter((group) => group.values.length + group.tables.length > 0);
}

/** The name of the job's file that a document was read from. */
function fileOf(data: DocumentData): string {
  const file = data['File'];
  return file === undefined || Array.isArray(file) ? 'document' : file.value;
}

/** A result prepared for display: documents with their groups and tables, each value with its place and certainty. */
export function resultView(result: Result, names: FieldNames, threshold: number): ResultView {
  const documents = result.Document.map(({ Page, Data }, index) => ({
    page: Page,
    groups: groupsOf(Data, { names, threshold, index, page: Page, file: fileOf(Data) }),
  }));
  const values = documents.flatMap(({ groups }) =>
    groups.flatMap((group) => [
      ...group.values,
      ...group.tables.flatMap((table) => table.rows.flat().filter((value) => value !== undefined)),
    ]),
  );
  // The order is known only once all values are grouped.
  for (const [i, value] of values.entries()) (value as { number: number }).number = i + 1;
  return { documents, values };
}

/** The mark of a value: one with high confidence that fails a check still counts as doubtful. */
export function markOf({ isUncertain, level }: ValueView): Level {
  return isUncertain && level !== 'low' ? 'medium' : level;
}

/** Number of pages of a file, as far as the result says; only for the document does it list all pages. */
export function pageCount(result: Result, file: string): number {
  const named = result.Document.filter(({ Data }) => fileOf(Data) === file).flatMap(({ Page, Data }) => [
    Page,
    ...Object.values(Data).flatMap((entry) => (Array.isArray(entry) ? [] : [entry.page ?? 1])),
  ]);
  const told = file === 'document' ? (result.Pages?.length ?? 0) : 0;
  return Math.max(1, told, ...named);
}
