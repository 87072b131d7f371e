import { centreOf, edgesOf, rowsOf, type Cell, type Token } from '../sheet/sheet.ts';

interface Heading<N> {
  readonly names: readonly N[];
  readonly tokens: readonly Token[];
  readonly left: number;
  readonly right: number;
  readonly cell?: Cell;
}

/** Least rows that have words under both halves of a heading, their share of those that have some under the first, the least room between, in glyphs, and how many of the first rows tell it: other blocks may follow. */
const [leastRows, leastShare, leastRiver, mostRows] = [2, 0.8, 0.3, 4] as const;

/** Whether the words below stand in two columns, one under each half of a heading; the second may be a text of several lines. */
function areTwoColumns(
  rows: readonly (readonly Token[])[],
  before: readonly Token[],
  behind: readonly Token[],
  until: number,
  glyph: number,
): boolean {
  const [first, second] = [edgesOf(before), edgesOf(behind)];
  const middle = (centreOf(first) + centreOf(second)) / 2;
  const told = rows
    .map((row) => ({
      own: row.filter((token) => token.right > first.left && centreOf(token) < middle),
      next: row.filter((token) => centreOf(token) < until && centreOf(token) >= middle),
    }))
    .filter(({ own }) => own.length > 0)
    .slice(0, mostRows);
  const both = told.filter(({ next }) => next.length > 0);
  const river =
    edgesOf(told.flatMap(({ next }) => next)).left - edgesOf(told.flatMap(({ own }) => own)).right;
  return both.length >= leastRows && both.length >= leastShare * told.length && river > leastRiver * glyph;
}

/**
 * Headings so close to the next that they were read as one ("Alíq. ICMS" over "18%" and "9,00"), parted where the words below stand in two
 * columns and each half has a name of its own that no other heading has.
 */
export function partedHeadings<N extends { readonly id: string }, H extends Heading<N>>(
  headings: readonly H[],
  body: readonly Token[],
  glyph: number,
  namesOf: (tokens: readonly Token[]) => readonly N[],
): (H | Heading<N>)[] {
  const rows = rowsOf(body, glyph);
  return headings.flatMap((heading): (H | Heading<N>)[] => {
    const others = new Set(
      headings.flatMap((other) => (other === heading ? [] : (other.names[0]?.id ?? []))),
    );
    if (heading.cell !== undefined || rowsOf(heading.tokens, glyph).length > 1) return [heading];
    const until = Math.min(...headings.map(({ left }) => left).filter((left) => left > heading.right));
    const tokens = heading.tokens.toSorted((a, b) => a.left - b.left);
    for (let at = 1; at < tokens.length; at++) {
      const [before, behind] = [tokens.slice(0, at), tokens.slice(at)];
      const [first, second] = [before, behind].map((part) =>
        namesOf(part).filter(({ id }) => !others.has(id)),
      ) as [N[], N[]];
      const areTwo = first.some(({ id }) => second.some((other) => other.id !== id));
      if (areTwo && areTwoColumns(rows, before, behind, until, glyph))
        return [
          { names: first, tokens: before, ...edgesOf(before) },
          { names: second, tokens: behind, ...edgesOf(behind) },
        ];
    }
    return [heading];
  });
}
