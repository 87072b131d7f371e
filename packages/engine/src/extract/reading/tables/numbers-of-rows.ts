import type { Label } from '../labels/labels.ts';
import { edgesOf, type Sheet, type Token } from '../sheet/sheet.ts';

/** The heading of the rows' own numbers ("# | Mercadoria | Qtde"). */
const isSign = ({ text, conf }: Token): boolean => text === '#' && conf === 100;

/** Headings without the sign of the rows' numbers, which has no letter and so is found as the first word of the heading beside it. */
export function withoutSignOfRows(headings: readonly Label[]): Label[] {
  return headings.map((heading) => {
    const [first, ...tokens] = heading.tokens;
    return first !== undefined && isSign(first) && tokens.length > 0
      ? { ...heading, ...edgesOf(tokens), tokens }
      : heading;
  });
}

/** Farthest that the sign stands before the first heading, in glyphs. */
const beforeFirst = 6;

/** The sign of the rows' numbers left of all headings, as the heading of a column of its own. */
export function signOfRows({ tokens, glyph }: Sheet, headings: readonly Label[]): Token[] {
  const { left, top, bottom } = edgesOf(headings.flatMap((heading) => heading.tokens));
  const sign = tokens.find(
    (token) =>
      isSign(token) &&
      token.right <= left &&
      left - token.right < beforeFirst * glyph &&
      token.bottom > top &&
      token.top < bottom,
  );
  return sign ? [sign] : [];
}
