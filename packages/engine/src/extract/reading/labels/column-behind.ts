import { inRow } from './around-label.ts';
import type { Label } from './labels.ts';
import type { Sheet, Token } from '../sheet/sheet.ts';

/** Least space before another column, how far its lines begin from its title's edge, and most space between them, in glyphs. */
const [before, atEdge, between] = [1.1, 0.5, 1.3] as const;

/** The word that begins the line right above a word, at its edge. */
const lineOver = ({ left, top }: Token, tokens: readonly Token[], glyph: number): Token | undefined =>
  tokens.find(
    (token) =>
      Math.abs(token.left - left) < atEdge * glyph &&
      token.bottom < top + 0.4 * glyph &&
      top - token.bottom < between * glyph &&
      token.top < top - 0.5 * glyph,
  );

/**
 * The words beside a label up to the first that begins a line below the title of another column: that title has nothing beside it, and each line of
 * its text begins at its edge ("OBSERVAÇÕES" over running text beside a list of boxes).
 */
export function upToColumn(
  label: Label,
  beside: readonly Token[],
  labels: readonly Label[],
  { tokens, glyph }: Sheet,
): Token[] {
  const titles = new Map(
    labels.flatMap((other) => {
      const [first] = other.tokens;
      const isAlone = !tokens.some((token) => token.left >= other.right && inRow(token, other, glyph));
      const isRight = other.left > label.right && other.bottom < label.top + 0.4 * glyph;
      return first !== undefined && isRight && isAlone ? [[first, other] as const] : [];
    }),
  );
  if (titles.size === 0) return [...beside];
  const isUnderTitle = (token: Token): boolean => {
    const over = lineOver(token, tokens, glyph);
    return over !== undefined && (titles.has(over) || isUnderTitle(over));
  };
  const end = beside.findIndex(
    (token, at) =>
      at > 0 && token.left - (beside[at - 1]?.right ?? 0) > before * glyph && isUnderTitle(token),
  );
  return beside.slice(0, end < 0 ? undefined : end);
}
