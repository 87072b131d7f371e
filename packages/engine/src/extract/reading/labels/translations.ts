import { inRow } from './around-label.ts';
import type { Label } from './labels.ts';
import { edgesOf, type Sheet, type Token } from '../sheet/sheet.ts';

/** Widest space between a label and the stroke after it, and between words of a translation, in glyphs. */
const apart = 1.3;
/** Translations are at most this many words, with the strokes between them: two languages of a travel document have so many. */
const mostWords = 14;

/** One label in two to four languages, each a few words that begin with a capital, behind the number of its box. */
const inLanguages =
  /^(?:\d{1,2}[a-z]?\.? )?\p{Lu}[\p{L}.()ºª°']*(?: [\p{L}.()ºª°']+){0,4}(?: ?\/ ?\p{Lu}[\p{L}.()ºª°']*(?: [\p{L}.()ºª°']+){0,4}){1,3}$/u;

/** Whether the words of a row are one label in several languages, as travel documents have them, and no sentence. */
export const isInLanguages = (text: string): boolean => inLanguages.test(text);

/**
 * The labels with the translations that follow them behind a stroke ("SOBRENOME / SURNAME / NOM"), of which a form knows some or none.
 * `isSame` tells whether two labels name one value.
 */
export function withTranslations(
  labels: readonly Label[],
  isSame: (one: Label, other: Label) => boolean,
  { tokens, glyph }: Pick<Sheet, 'tokens' | 'glyph'>,
): Label[] {
  const ownerOf = new Map(labels.flatMap((label) => label.tokens.map((token) => [token, label] as const)));
  const joined = new Set<Label>();
  const wholes = new Map<Label, readonly Token[]>();
  for (const label of labels) {
    const more = joined.has(label) ? [] : translationOf(label);
    for (const owner of more.flatMap((token) => ownerOf.get(token) ?? [])) joined.add(owner);
    wholes.set(label, more);
  }
  return [...wholes]
    .filter(([label]) => !joined.has(label))
    .map(([label, more]) => {
      const all = [...label.tokens, ...more];
      return more.length === 0 ? label : { ...label, tokens: all, ...edgesOf(all) };
    });

  function translationOf(label: Label): Token[] {
    const [last] = label.tokens.slice(-1);
    if (last === undefined || last.text.endsWith(':')) return [];
    const row = tokens
      .filter((token) => token.left > last.right - 0.4 * glyph && inRow(token, last, glyph))
      .toSorted((a, b) => a.left - b.left);
    const found: Token[] = [];
    let isStroke = last.text.endsWith('/');
    for (const token of row) {
      const before = found.at(-1) ?? last;
      const owner = ownerOf.get(token);
      const isWord = /^[\p{L}/.()ºª°'-]+$/u.test(token.text);
      const isOther = owner !== undefined && (owner === label || !isSame(owner, label));
      if (!isWord || isOther || token.left - before.right > apart * glyph) break;
      if (!isStroke && !token.text.startsWith('/')) break;
      isStroke = true;
      found.push(token);
      if (found.length > mostWords) return [];
    }
    return found.some(({ text }) => /\p{L}{2}/u.test(text)) ? found : [];
  }
}
