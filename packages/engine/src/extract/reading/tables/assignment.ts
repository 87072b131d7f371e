import { munkres } from 'munkres';

/**
 * The one-to-one assignment of rows to columns with the greatest sum of weights (Kuhn and Munkres). A row whose weights are no more than 0
 * stays alone: undefined.
 */
export function assigned(weights: readonly (readonly number[])[]): (number | undefined)[] {
  const named = Math.max(0, ...weights.map(({ length }) => length));
  // A column of its own for each row, where it stays alone.
  const columns = named + weights.length;
  const costs = weights.map((own) =>
    Array.from({ length: columns }, (_, column) => -Math.max(0, own[column] ?? 0)),
  );
  const columnOf = new Map(munkres(costs));
  return weights.map((own, row) => {
    const column = columnOf.get(row);
    return column !== undefined && (own[column] ?? 0) > 0 ? column : undefined;
  });
}
