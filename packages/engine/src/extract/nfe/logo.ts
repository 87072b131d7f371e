import { median } from '../../pages/median.ts';
import { middleOf, type Token } from '../reading/sheet/sheet.ts';

/** Letters so much taller than the box's print are of a logo. */
const tallOfLogo = 1.7;

/** Initials beside the print are at least so far from it, in glyphs. */
const leastAside = 1.5;

/** Words of this many letters are of no logo's initials. */
const longWord = 4;

const isInitials = ({ text }: Token): boolean => /^\p{L}{1,3}$/u.test(text);

/** Words of one name in large type are alike in height by this factor, and no further apart than this share of it. */
const [alike, nextWord] = [1.15, 0.7] as const;

/** Whether a short word is of a name in large type, with the long word beside it ("Casa do Norte"). */
function isOfName(token: Token, other: Token): boolean {
  const [height, others] = [token.bottom - token.top, other.bottom - other.top];
  const space = Math.max(other.left - token.right, token.left - other.right);
  return (
    other.folded.length >= longWord &&
    Math.max(height, others) < alike * Math.min(height, others) &&
    Math.abs(middleOf(other) - middleOf(token)) < 0.3 * height &&
    space < nextWord * height
  );
}

/** The words without the initials of a logo, which are taller than print or stand apart at the left of all of it. */
export function withoutInitials(tokens: readonly Token[], glyph: number): Token[] {
  const print = median(tokens.map(({ top, bottom }) => bottom - top));
  const edge = Math.min(...tokens.filter(({ folded }) => folded.length >= longWord).map(({ left }) => left));
  const isApart = (token: Token, others: readonly Token[]): boolean =>
    token.right < edge - leastAside * glyph &&
    !others.some(
      (other) =>
        other.left > token.left &&
        other.left - token.right < leastAside * glyph &&
        Math.abs(middleOf(other) - middleOf(token)) < glyph,
    );
  const kept: Token[] = [];
  for (const token of tokens.toSorted((a, b) => b.left - a.left)) {
    const isTall =
      /^\p{L}{1,2}$/u.test(token.text) &&
      token.bottom - token.top >= tallOfLogo * print &&
      !tokens.some((other) => isOfName(token, other));
    if (!isTall && !(isInitials(token) && isApart(token, kept))) kept.push(token);
  }
  return tokens.filter((token) => kept.includes(token));
}
