import { fold } from './text.ts';

interface Word {
  readonly text: string;
  readonly folded: string;
  readonly conf: number;
}

/** A numeral of strokes of which some were read as small letters ("Dom Pedro Il"); no Portuguese word looks so. */
const misread = /^I[Il]{1,2}(?=[.,;]?$)/;

/** The words of a picture with the strokes of II and III as capitals. */
export const withRomanNumerals = <T extends Word>(tokens: readonly T[]): T[] =>
  tokens.map((token) => {
    const [strokes] = misread.exec(token.text) ?? [];
    if (strokes === undefined || token.conf === 100 || !strokes.includes('l')) return token;
    const text = strokes.replaceAll('l', 'I') + token.text.slice(strokes.length);
    return { ...token, text, folded: fold(text) };
  });
