import type { Token } from './sheet.ts';

/** Rows of a sheet, those as they were that have the same words: what is known of a row is known by its identity. */
export function keptRows(
  before: readonly (readonly Token[])[],
  rows: readonly (readonly Token[])[],
): readonly (readonly Token[])[] {
  const byFirst = new Map(before.map((row) => [row[0], row]));
  return rows.map((row) => {
    const known = byFirst.get(row[0]);
    return known?.length === row.length && row.every((token, at) => token === known[at]) ? known : row;
  });
}
