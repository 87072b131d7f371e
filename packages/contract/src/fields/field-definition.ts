/**
 * How a value is written on the wire and shown: dates are ISO, amounts are decimal strings with a dot, numbers have no
 * separators.
 */
export type FieldKind =
  | 'text'
  | 'name'
  | 'date'
  | 'month'
  | 'time'
  | 'money'
  | 'decimal'
  | 'percent'
  | 'integer'
  | 'boolean'
  | 'code'
  | 'access-key'
  | 'cnpj'
  | 'cpf'
  | 'cep'
  | 'uf'
  | 'phone'
  | 'email'
  | 'plate'
  | 'long-text'
  | 'box';

/** A heading under which fields are grouped. */
export interface FieldGroup {
  readonly key: string;
  readonly pt: string;
  readonly en: string;
}

/** The group of the document's own fields, for documents that need no other grouping. */
export const documentGroup: FieldGroup = { key: 'document', pt: 'Documento', en: 'Document' };

/** A single value that a service can return. */
export interface ValueDefinition<Name extends string = string> {
  readonly name: Name;
  readonly kind: FieldKind;
  readonly pt: string;
  readonly en: string;
  readonly group: FieldGroup;
  readonly columns?: undefined;
}

/** A list of rows that a service can return; `columns` are their cells. */
export interface TableDefinition<Name extends string = string, Column extends string = string> {
  readonly name: Name;
  readonly kind: 'table';
  readonly pt: string;
  readonly en: string;
  readonly group: FieldGroup;
  readonly columns: readonly ValueDefinition<Column>[];
}

export type FieldDefinition = ValueDefinition | TableDefinition;

type FieldLine<Name extends string> = readonly [name: Name, kind: FieldKind, pt: string, en: string];

/** Definitions of the fields of one group. */
export function inGroup<const Name extends string>(
  group: FieldGroup,
  lines: readonly FieldLine<Name>[],
): ValueDefinition<Name>[] {
  return lines.map(([name, kind, pt, en]) => ({ name, kind, pt, en, group }));
}

/** The definition of a table in one group, with its columns. */
export function table<const Name extends string, const Column extends string>(
  group: FieldGroup,
  name: Name,
  labels: { pt: string; en: string },
  lines: readonly FieldLine<Column>[],
): TableDefinition<Name, Column> {
  return { name, kind: 'table', ...labels, group, columns: inGroup(group, lines) };
}
