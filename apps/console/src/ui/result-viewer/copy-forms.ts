import type { GroupView, ResultView, TableView, ValueView } from './result-view.ts';

/** A row of cells in the form that spreadsheets paste. */
function line(cells: readonly string[]): string {
  return cells.map((cell) => cell.replaceAll(/\s+/g, ' ')).join('\t');
}

function rowLine(row: TableView['rows'][number]): string {
  return line(row.map((value) => value?.shown ?? ''));
}

function groupText({ values }: GroupView): string {
  return values.map(({ label, shown }) => line([label, shown])).join('\n');
}

export interface CopyForms {
  readonly value: string;
  /** The row of a table, or the label and the value of a field. */
  readonly row: string;
  /** The whole table, or the group of a field. */
  readonly table: string;
  readonly path: string;
}

/** The forms in which a value can be copied; `root` is the path of the result within the shown JSON. */
export function copyForms(view: ResultView, value: ValueView, root: string): CopyForms {
  const groups = view.documents.flatMap((document) => document.groups);
  const base = { value: value.field.value, path: `${root}.${value.path}` };
  const table = groups
    .flatMap((group) => group.tables)
    .find(({ rows }) => rows.some((row) => row.includes(value)));
  if (table === undefined) {
    const group = groups.find(({ values }) => values.includes(value));
    return {
      ...base,
      row: line([value.label, value.shown]),
      table: group === undefined ? '' : groupText(group),
    };
  }
  return {
    ...base,
    row: rowLine(table.rows.find((row) => row.includes(value)) ?? []),
    table: [line(table.columns.map(({ label }) => label)), ...table.rows.map(rowLine)].join('\n'),
  };
}
