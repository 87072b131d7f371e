import { endedAt } from './ended-at.ts';
import type { Token } from './sheet.ts';

/** Least share of a word that the box of the one before it covers, for which that box was drawn too wide. */
const leastCovered = 0.5;

/** A row in which no word's box reaches over the next one's, as that of a caption does which a rule parts from its value. */
export function withoutOverlaps(row: readonly Token[]): readonly Token[] {
  return row.map((token, at) => {
    const next = row[at + 1];
    if (next === undefined || next.left <= token.left) return token;
    const covered = Math.min(token.right, next.right) - next.left;
    if (covered < leastCovered * (next.right - next.left)) return token;
    return endedAt(token, next.left);
  });
}
