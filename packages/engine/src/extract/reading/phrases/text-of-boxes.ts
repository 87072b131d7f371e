import { middleOf, type Sheet, type Token } from '../sheet/sheet.ts';

/** Whether the words of a sentence leave a drawn box for one beside it, although the text in the box goes on in its next row. */
export function leavesItsBox(words: readonly Token[], all: readonly Token[]): boolean {
  return words.some((word, at) => {
    const next = words[at + 1];
    if (next === undefined || word.cell === undefined || next.cell === undefined) return false;
    if (next.cell === word.cell || middleOf(next) < word.bottom || next.page !== word.page) return false;
    return all.some(
      (other) =>
        other.cell === word.cell &&
        other.page === word.page &&
        middleOf(other) > word.bottom &&
        other.top < next.bottom,
    );
  });
}

/** The words of a page in its rows, those of each drawn box together; undefined where that is their order already. */
export function wordsByBox({ rows }: Pick<Sheet, 'rows'>): Token[] | undefined {
  const printed = rows.flat();
  const order = new Map<Token['cell'], number>();
  for (const [at, { cell }] of printed.entries())
    if (cell !== undefined && !order.has(cell)) order.set(cell, at);
  const placed = printed.map((token, at) => ({ token, at: order.get(token.cell) ?? at }));
  if (placed.every(({ at }, index) => at >= (placed[index - 1]?.at ?? 0))) return undefined;
  return placed.toSorted((a, b) => a.at - b.at).map(({ token }) => token);
}
