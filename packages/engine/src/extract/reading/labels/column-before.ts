import { middleOf, type Token } from '../sheet/sheet.ts';
import type { Label } from './labels.ts';

/** How far above a title and below it the words of a column before it are looked for, in glyphs. */
const [above, below] = [1.5, 3] as const;
/** How far from its title's edge a text begins at most, how far below, and least space between the columns, in glyphs. */
const [atEdge, under, between] = [0.5, 1.8, 1.5] as const;

/**
 * Whether a title with nothing beside it stands over the text of its own column: the text begins at its edge, and the rows of another column go on
 * to its left at heights of their own. Elsewhere a title alone in its row applies to the whole width.
 */
export function hasColumnBefore(
  { left, top, bottom }: Label,
  tokens: readonly Token[],
  glyph: number,
): boolean {
  const edge = left - between * glyph;
  const near = tokens.filter((token) => {
    const middle = middleOf(token);
    return middle > top - above * glyph && middle < bottom + below * glyph;
  });
  const before = near.filter((token) => token.left < left - atEdge * glyph);
  return (
    before.some((token) => middleOf(token) > bottom) &&
    before.some((token) => middleOf(token) < bottom) &&
    before.every(({ right }) => right < edge) &&
    near.some(
      (token) =>
        middleOf(token) > bottom &&
        token.top - bottom < under * glyph &&
        Math.abs(token.left - left) < atEdge * glyph,
    )
  );
}
