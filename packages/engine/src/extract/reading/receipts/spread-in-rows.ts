import type { Sheet, Token } from '../sheet/sheet.ts';
import { amountInMiddle } from './middle-amounts.ts';
import { pricedEach } from './priced-each.ts';
import { pricedUnder } from './priced-under.ts';
import type { Row, Spread } from './spread.ts';

/** How registers print a product over several rows: each tells the products that a row begins or that have their price in it; the first told goes before. */
const ways: readonly ((sheet: Sheet, at: number) => readonly Spread[])[] = [
  pricedUnder,
  amountInMiddle,
  pricedEach,
];

/**
 * The sheet with products that are printed over several rows in those that most registers print; what stands beside them in another column keeps
 * rows of its own. Only products whose count times price is their amount are touched.
 */
export function withSpreadInRows(sheet: Sheet): Sheet {
  const taken = new Set<Token>();
  /** What becomes of a product, by its first word. */
  const products = new Map<Token | undefined, Spread>();
  for (const way of ways)
    for (const at of sheet.rows.keys())
      for (const product of way(sheet, at)) {
        if (product.words.some((token) => taken.has(token))) continue;
        products.set(product.words[0], product);
        for (const token of product.words) taken.add(token);
      }
  if (products.size === 0) return sheet;
  const rows = sheet.rows.flatMap((row) => {
    const parts: Row[] = [];
    let rest: Token[] = [];
    for (const token of row) {
      const product = products.get(token);
      if (product !== undefined) {
        parts.push(rest, ...product.rows);
        rest = [];
      } else if (!taken.has(token)) rest.push(token);
    }
    return [...parts, rest].filter((part) => part.length > 0);
  });
  return { ...sheet, rows, tokens: rows.flat() };
}
