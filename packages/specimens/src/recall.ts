/** The fields of a result by name, as far as they are compared here: a value, or rows of values. */
type Values = Readonly<
  Record<string, { readonly value: string } | readonly Readonly<Record<string, { readonly value: string }>>[]>
>;

/** Expected values by field name; the name of a table cell is `Items[0].CFOP`, that of a row count `Items.length`. */
export type Expected = Readonly<Record<string, string>>;

export interface Recall {
  readonly right: number;
  readonly of: number;
  /** "name: expected, got …" for every value that is not exactly as expected. */
  readonly wrong: readonly string[];
}

/** The value at a name of `Expected`; undefined when the document has none. */
export function valueAt(data: Values, name: string): string | undefined {
  const [, table, index, column] = /^(\w+)(?:\[(\d+)\]\.(\w+)|\.length)$/.exec(name) ?? [];
  const value = data[table ?? name];
  if (table === undefined) return value === undefined || !('value' in value) ? undefined : value.value;
  if (!Array.isArray(value)) return undefined;
  return index === undefined || column === undefined
    ? String(value.length)
    : value[Number(index)]?.[column]?.value;
}

/** Exact recall: a field counts when its value equals the expected one, letter by letter. */
export function recallOf(data: Values, expected: Expected): Recall {
  const wrong = Object.entries(expected).flatMap(([name, value]) => {
    const got = valueAt(data, name);
    return got === value
      ? []
      : [`${name}: expected "${value}", got ${got === undefined ? 'nothing' : `"${got}"`}`];
  });
  const of = Object.keys(expected).length;
  return { right: of - wrong.length, of, wrong };
}

/** The sum of several recalls. */
export function totalRecall(recalls: readonly Recall[]): Recall {
  return {
    right: recalls.reduce((sum, each) => sum + each.right, 0),
    of: recalls.reduce((sum, each) => sum + each.of, 0),
    wrong: recalls.flatMap((each) => each.wrong),
  };
}
