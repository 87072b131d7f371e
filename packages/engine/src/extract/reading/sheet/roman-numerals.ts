import { fold } from './text.ts';

interface Word {
  readonly text: string;
  readonly folded: string;
  readonly conf: number;
}

/** A numeral of strokes of which some were read as small letters ("Dom Pedro Il"); no Portuguese word looks so. */
const misread = /^I[Il]{1,2}(?=[.,;]?$)/;

/** The first number of a law's article, whose sections are Roman numerals: a one behind it is the stroke of the first ("ART. 14, 1, D"). */
const [ofArticle, article, strokeBehind, one] = [
  /^ART(?:IGO)?\.?$/i,
  /^\d{1,3},$/,
  /^(\d{1,3},)1,$/,
  /^[1l],$/,
] as const;

/** The text of a word behind "Art.", with the stroke of its section as a capital. */
function sectionOfArticle(
  { text }: Word,
  [before, first]: readonly (Word | undefined)[],
): string | undefined {
  if (ofArticle.test(before?.text ?? ''))
    return strokeBehind.test(text) ? text.replace(strokeBehind, '$1 I,') : undefined;
  const isBehind = article.test(before?.text ?? '') && ofArticle.test(first?.text ?? '');
  return isBehind && one.test(text) ? 'I,' : undefined;
}

/** The words of a picture with the strokes of II and III as capitals, and that of an article's first section. */
export const withRomanNumerals = <T extends Word>(tokens: readonly T[]): T[] =>
  tokens.map((token, index) => {
    if (token.conf === 100) return token;
    const section = sectionOfArticle(token, [tokens[index - 1], tokens[index - 2]]);
    if (section !== undefined) return { ...token, text: section, folded: fold(section) };
    const [strokes] = misread.exec(token.text) ?? [];
    if (strokes === undefined || !strokes.includes('l')) return token;
    const text = strokes.replaceAll('l', 'I') + token.text.slice(strokes.length);
    return { ...token, text, folded: fold(text) };
  });
