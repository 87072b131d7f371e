import type { DocumentView, ResultView, TableView } from './result-view.ts';

function tableText(table: TableView): string {
  const rows = table.rows.map((row) => row.map((value) => value?.shown ?? '').join('\t'));
  return [table.label, table.columns.map((column) => column.label).join('\t'), ...rows].join('\n');
}

function documentText(document: DocumentView): string {
  return document.groups
    .map(({ label, values, tables }) =>
      [
        label,
        ...values.map((value) => `${value.label}:${value.shown.includes('\n') ? '\n' : ' '}${value.shown}`),
        ...tables.map(tableText),
      ].join('\n'),
    )
    .join('\n\n');
}

/** The result as text to paste elsewhere: one line per field, tables separated by tabs. */
export function resultText(view: ResultView): string {
  return view.documents.map(documentText).join('\n\n\n');
}
