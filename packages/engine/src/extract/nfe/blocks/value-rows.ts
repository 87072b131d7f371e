import { meanMiddle, rowsOf, type Token } from '../../reading/sheet/sheet.ts';

/** Two rows less than this share of their tallest word apart, whose words stand nowhere above each other, are one. */
const leastApart = 0.85;

const overlap = (a: Token, b: Token): boolean => a.left < b.right && b.left < a.right;

/** Words of one row that stand at two heights, because the box of a line was drawn aslant or cut: set at one height again. */
export function levelled(tokens: readonly Token[], glyph: number): readonly Token[] {
  if (!tokens.some(({ conf }) => conf < 100)) return tokens;
  const rows: Token[][] = [];
  for (const row of rowsOf(tokens, glyph)) {
    const last = rows.at(-1);
    const both = [...(last ?? []), ...row];
    const tallest = Math.max(...both.map(({ top, bottom }) => bottom - top));
    const isOne =
      last !== undefined &&
      meanMiddle(row) - meanMiddle(last) < leastApart * tallest &&
      !last.some((token) => row.some((other) => overlap(token, other)));
    if (isOne) last.push(...row);
    else rows.push([...row]);
  }
  return rows.flatMap((row) => {
    const top = Math.min(...row.map((token) => token.top));
    const bottom = Math.max(...row.map((token) => token.bottom));
    return row.map((token) => ({ ...token, top, bottom })).toSorted((a, b) => a.left - b.left);
  });
}
