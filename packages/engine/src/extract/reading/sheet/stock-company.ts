import { fold } from './text.ts';

interface Word {
  readonly text: string;
  readonly folded: string;
  readonly conf: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The slash of "S/A" is read as a letter or a digit, which with its neighbours makes a word that is none. */
const misread = /^[S5$][I1l|J]A\.?$/;

/** Widest space within a company's name, in glyphs. */
const inName = 1.5;

const isWord = ({ text }: Word): boolean => /^[\p{L}&][\p{L}.&'-]*$/u.test(text);

/** The words of a picture with "S/A" at the end of a company's name of two words at least; in an address "SIA" is a quarter of Brasília. */
export function withStockCompanies<T extends Word>(tokens: readonly T[], glyph: number): readonly T[] {
  const isMisread = ({ text, conf }: Word): boolean => conf < 100 && misread.test(text);
  if (!tokens.some(isMisread)) return tokens;
  const besides = (token: T, side: -1 | 1): T | undefined =>
    tokens.find((other) => {
      const gap = side < 0 ? token.left - other.right : other.left - token.right;
      const isInRow = Math.abs(other.top + other.bottom - token.top - token.bottom) < glyph;
      return other !== token && isInRow && gap > -0.5 * glyph && gap < inName * glyph;
    });
  return tokens.map((token) => {
    if (!isMisread(token) || besides(token, 1) !== undefined) return token;
    const name: T[] = [];
    for (let word = besides(token, -1); word !== undefined; word = besides(word, -1)) {
      if (!isWord(word) || name.includes(word)) return token;
      name.push(word);
    }
    if (name.length < 2) return token;
    const text = token.text.replace(/^.{2}/, 'S/');
    return { ...token, text, folded: fold(text) };
  });
}
