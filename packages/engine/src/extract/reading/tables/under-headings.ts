import { runsApart } from '../sheet/runs.ts';
import { centreOf, edgesOf, type Token } from '../sheet/sheet.ts';

/** A heading, or a caption, of a column. */
export interface Heading<C extends string> {
  readonly id: C;
  readonly left: number;
  readonly right: number;
}

/** The words of one line by their columns. */
export type Line<C extends string> = Map<C, Token[]>;

/** How far a run of words is from a heading, by the edges or the middle that columns are aligned by. */
export function distanceTo(run: readonly Token[], { left, right }: Pick<Token, 'left' | 'right'>): number {
  const edges = edgesOf(run);
  return Math.min(
    Math.abs(edges.left - left),
    Math.abs(edges.right - right),
    Math.abs(centreOf(edges) - (left + right) / 2),
  );
}

/** A word begins at the left edge of its column when it is this close to that of the heading, in glyphs. */
const atEdge = 0.4;

/** The words of one line at headings; where a column begins, another text does, however close it is. */
export function lineOf<C extends string>(
  row: readonly Token[],
  headings: readonly Heading<C>[],
  glyph: number,
): Line<C> {
  const isEdge = ({ left }: Token): boolean =>
    headings.some((heading) => Math.abs(heading.left - left) < atEdge * glyph);
  const runs = runsApart(row, (_, next) => (isEdge(next) ? 0 : 1.5 * glyph));
  const line: Line<C> = new Map();
  for (const run of runs) {
    const [near] = headings.toSorted((a, b) => distanceTo(run, a) - distanceTo(run, b));
    if (near !== undefined) line.set(near.id, [...(line.get(near.id) ?? []), ...run]);
  }
  return line;
}
