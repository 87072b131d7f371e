import { editsBetween } from '@lavra/brazil/edits';
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

/** A legal form of six capitals, of which one may be misread, doubled or lost. */
const longForm = 'EIRELI';

/** The legal form that a word of a picture stands for; undefined where it is none, or read right. */
function formOf({ text, conf }: Word): string | undefined {
  if (conf === 100) return undefined;
  if (misread.test(text)) return text.replace(/^.{2}/, 'S/');
  const isLong = /^[A-Z\d|l]{5,7}$/.test(text) && text !== longForm && editsBetween(text, longForm) === 1;
  return isLong ? longForm : undefined;
}

/** Widest space within a company's name, in glyphs. */
const inName = 1.5;

const isWord = ({ text }: Word): boolean => /^[\p{L}&][\p{L}.&'-]*$/u.test(text);

/** The words of a picture with "S/A" or "EIRELI" at the end of a company's name of two words at least; in an address "SIA" is a quarter of Brasília. */
export function withStockCompanies<T extends Word>(tokens: readonly T[], glyph: number): readonly T[] {
  if (!tokens.some((token) => formOf(token) !== undefined)) return tokens;
  const besides = (token: T, side: -1 | 1): T | undefined =>
    tokens.find((other) => {
      const gap = side < 0 ? token.left - other.right : other.left - token.right;
      const isInRow = Math.abs(other.top + other.bottom - token.top - token.bottom) < glyph;
      return other !== token && isInRow && gap > -0.5 * glyph && gap < inName * glyph;
    });
  return tokens.map((token) => {
    const text = formOf(token);
    if (text === undefined || besides(token, 1) !== undefined) return token;
    const name: T[] = [];
    for (let word = besides(token, -1); word !== undefined; word = besides(word, -1)) {
      if (!isWord(word) || name.includes(word)) return token;
      name.push(word);
    }
    if (name.length < 2) return token;
    return { ...token, text, folded: fold(text) };
  });
}
