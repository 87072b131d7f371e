import type { DocumentView, ResultView, TableView, ValueView } from '../result-view.ts';

/** Which values the user wants to see. */
export interface Choice {
  readonly isDoubtsOnly: boolean;
  /** Part of a label or a value; empty for all. */
  readonly find: string;
}

export interface ShownValues {
  /** Documents with their groups, without tables. */
  readonly documents: readonly DocumentView[];
  readonly tables: readonly TableView[];
  /** Every value in the order in which the keys move through them. */
  readonly stops: readonly ValueView[];
}

/** Without accents, case, spaces and separators: `20304050` finds `20.304.050/0001-70`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The values of a result that pass the filter and the search; a row is kept whole if one cell passes. */
export function shownValues(view: ResultView, { isDoubtsOnly, find }: Choice): ShownValues {
  const wanted = plain(find);
  const isWanted = (value: ValueView) =>
    (!isDoubtsOnly || value.isUncertain) &&
    (wanted === '' || plain(value.label).includes(wanted) || plain(value.shown).includes(wanted));
  const documents = view.documents.map((document) => ({
    ...document,
    groups: document.groups
      .map((group) => ({ ...group, values: group.values.filter(isWanted), tables: [] }))
      .filter(({ values }) => values.length > 0),
  }));
  const tables = view.documents
    .flatMap(({ groups }) => groups.flatMap((group) => group.tables))
    .map((table) => ({
      ...table,
      rows: table.rows.filter((row) => row.some((value) => value !== undefined && isWanted(value))),
    }))
    .filter(({ rows }) => rows.length > 0);
  const stops = [
    ...documents.flatMap(({ groups }) => groups.flatMap(({ values }) => values)),
    ...tables.flatMap(({ rows }) => rows.flat().filter((value) => value !== undefined)),
  ];
  return { documents, tables, stops };
}
