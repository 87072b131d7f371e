import type { DocumentData, Field, Result, Row } from './result.ts';

/** A single value of a result, with the key that reviews, filters and sets of truth use for it. */
export interface KeyedField {
  /** `Name`; for a cell `Items[0].Code`; from the second document on `#2.Name`. */
  readonly key: string;
  /** Index of its document in the result, from 0. */
  readonly document: number;
  readonly name: string;
  readonly field: Field;
}

interface KeyParts {
  readonly document: number;
  readonly name: string;
  /** Set for cells only. */
  readonly row?: number;
  readonly column?: string;
}

const shape = /^(?:#(\d{1,4})\.)?([A-Za-z]\w{0,63})(?:\[(\d{1,5})\]\.([A-Za-z]\w{0,63}))?$/;

/** Undefined for a malformed key. */
export function parseFieldKey(key: string): KeyParts | undefined {
  const [, document, name, row, column] = shape.exec(key) ?? [];
  if (name === undefined) return undefined;
  const place = { document: document === undefined ? 0 : Number(document) - 1, name };
  return row === undefined || column === undefined ? place : { ...place, row: Number(row), column };
}

/** Every single value of a result, including the cells of tables, in order. */
export function keyedFields({ Document: documents }: Pick<Result, 'Document'>): KeyedField[] {
  return documents.flatMap(({ Data }, document) => {
    const prefix = document === 0 ? '' : `#${document + 1}.`;
    return Object.entries(Data).flatMap(([name, told]) =>
      Array.isArray(told)
        ? told.flatMap((row, index) =>
            Object.entries(row).map(([column, field]) => ({
              key: `${prefix}${name}[${index}].${column}`,
              document,
              name: column,
              field,
            })),
          )
        : [{ key: `${prefix}${name}`, document, name, field: told }],
    );
  });
}

/** The field at the key; undefined when the result has none. */
export function fieldAt({ Document: documents }: Pick<Result, 'Document'>, key: string): Field | undefined {
  const parts = parseFieldKey(key);
  const told = parts && documents[parts.document]?.Data[parts.name];
  if (parts?.row !== undefined && parts.column !== undefined)
    return Array.isArray(told) ? told[parts.row]?.[parts.column] : undefined;
  return told === undefined || Array.isArray(told) ? undefined : told;
}

/** The key points at a place that the result lacks (a document or a row), or treats a table as a single value. */
export class FieldPlaceError extends Error {
  readonly key: string;

  constructor(key: string) {
    super(`There is no place for ${key}`);
    this.name = 'FieldPlaceError';
    this.key = key;
  }
}

/** The result with these fields set; undefined deletes one. A new row may follow the last one. Throws FieldPlaceError. */
export function withFields(result: Result, changes: ReadonlyMap<string, Field | undefined>): Result {
  const documents = result.Document.map((document) => ({ ...document, Data: { ...document.Data } }));
  for (const [key, field] of changes) {
    const parts = parseFieldKey(key);
    const data = parts && documents[parts.document]?.Data;
    if (!data) throw new FieldPlaceError(key);
    place(data, { ...parts, key }, field);
  }
  return { ...result, Document: documents };
}

function place(
  data: DocumentData,
  { key, name, row, column }: KeyParts & { key: string },
  field: Field | undefined,
): void {
  const told = data[name];
  if (row === undefined || column === undefined) {
    if (Array.isArray(told)) throw new FieldPlaceError(key);
    if (field === undefined) delete data[name];
    else data[name] = field;
    return;
  }
  const rows: Row[] = told === undefined ? [] : Array.isArray(told) ? [...told] : [];
  if ((told !== undefined && !Array.isArray(told)) || row > rows.length) throw new FieldPlaceError(key);
  const { [column]: _, ...others } = rows[row] ?? {};
  rows[row] = field === undefined ? others : { ...rows[row], [column]: field };
  data[name] = rows;
}
