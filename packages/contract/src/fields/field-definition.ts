/** How a value is written on the wire and shown: dates are ISO, amounts decimal strings with a dot, numbers without separators. */
export type FieldKind =
  | 'text'
  | 'name'
  | 'date'
  | 'time'
  | 'money'
  | 'decimal'
  | 'percent'
  | 'integer'
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
  | 'box'
  | 'table';

/** A heading under which fields stand together. */
export interface FieldGroup {
  readonly key: string;
  readonly pt: string;
  readonly en: string;
}

/** A field that a service can give; `columns` are the cells of a table's rows. */
export interface FieldDefinition {
  readonly name: string;
  readonly kind: FieldKind;
  readonly pt: string;
  readonly en: string;
  readonly group: FieldGroup;
  readonly columns?: readonly FieldDefinition[];
}

export type FieldLine = readonly [name: string, kind: FieldKind, pt: string, en: string];

/** Definitions of the fields of one group. */
export function inGroup(group: FieldGroup, lines: readonly FieldLine[]): FieldDefinition[] {
  return lines.map(([name, kind, pt, en]) => ({ name, kind, pt, en, group }));
}

/** The definition of a table of one group with its columns. */
export function table(
  group: FieldGroup,
  name: string,
  labels: { pt: string; en: string },
  lines: readonly FieldLine[],
): FieldDefinition {
  return { name, kind: 'table', ...labels, group, columns: inGroup(group, lines) };
}
