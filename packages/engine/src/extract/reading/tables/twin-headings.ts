import type { TableSpec } from './table-spec.ts';

/** A heading of a row; undefined where no column has it. */
interface Named {
  readonly spec: { readonly id: string } | undefined;
  readonly group: number;
  readonly left: number;
}

/**
 * Of two headings of one column, which is the table's: boxes beside a table have headings of its columns ("Fatura nº" before "Duplicata",
 * "Vencimento"), with none of another column between them and the table; those right beside the heading of its key are its own.
 * The last heading of a table before this one may be of its columns as well ("Peso (kg)" before "Classificação").
 */
export function twinsOf<N extends Named>(
  named: readonly N[],
  others: readonly { readonly left: number }[],
  { key, columns: [first] }: Pick<TableSpec<string, string>, 'key' | 'columns'>,
): { readonly isBeside: (own: N) => boolean; readonly isOwn: (own: N) => boolean } {
  const inRow: readonly { readonly left: number }[] = [...named, ...others].toSorted(
    (a, b) => a.left - b.left,
  );
  const keyed = named.find(({ spec }) => spec !== undefined && spec.id === key);
  const keyAt = keyed === undefined ? -1 : inRow.indexOf(keyed);
  const isNextToKey = (each: N): boolean => keyAt >= 0 && Math.abs(inRow.indexOf(each) - keyAt) === 1;
  // Of two headings of the key itself nothing is told.
  const isTwin = (own: N, other: N): boolean =>
    own !== other &&
    own.spec !== undefined &&
    own.spec.id !== key &&
    own.spec.id === other.spec?.id &&
    own.group === other.group;
  const isBeforeTable = (own: N): boolean => {
    const [start] = named.filter(({ spec }) => spec !== undefined && spec.id === first?.id);
    return (
      start !== undefined &&
      first?.kind === 'text' &&
      own.left < start.left &&
      others.some(({ left }) => left < own.left) &&
      !named.some((each) => each !== own && each.left < start.left) &&
      named.some((other) => isTwin(own, other))
    );
  };
  const isBeside = (own: N): boolean => {
    if (isBeforeTable(own)) return true;
    const at = inRow.indexOf(own);
    const between = new Set(inRow.slice(Math.min(at, keyAt) + 1, Math.max(at, keyAt)));
    const isApart = named.every((each) => !between.has(each) || each.spec === undefined || isTwin(own, each));
    return !isNextToKey(own) && isApart && named.some((other) => isTwin(own, other) && isNextToKey(other));
  };
  const isOwn = (own: N): boolean =>
    named.some(
      (other) => isTwin(own, other) && (isBeforeTable(other) || (isNextToKey(own) && isBeside(other))),
    );
  return { isBeside, isOwn };
}
