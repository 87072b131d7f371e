import { titlesOf, type Found, type PageText } from './page-text.ts';

/** A title by the word with which it begins and one that it names later, each with its alternatives between strokes; capitals without accents. */
export type TitleWords = readonly [begins: string, names: string];

/** Words that may stand before a title's first: its number, or that it is a copy. */
const before = String.raw`(?:(?:\d+\w{0,2}|PRIMEIRA|SEGUNDA|TERCEIRA|QUARTA|QUINTA|VIA|D[AEO]) ){0,3}`;
/** Most words between the two. */
const mostBetween = 6;

/** Makes a pattern of a title's words; what it matches ends with the word that it names. */
export const titlePattern = ([begins, names]: TitleWords): RegExp =>
  new RegExp(`^${before}(?:${begins}) (?:\\w+ ){0,${mostBetween}}(?:${names})(?= |$)`);

/**
 * The title that says the most, by kind: a longer one of another kind hides it ("nota fiscal de serviço" within "nota fiscal de serviço de
 * comunicação").
 */
export function titledKinds(
  text: PageText,
  kinds: readonly { readonly type: string; readonly patterns: readonly RegExp[] }[],
): ReadonlyMap<string, Found & { readonly printed: string }> {
  const found = new Map<string, Found & { readonly printed: string }>();
  for (const title of titlesOf(text)) {
    const matches = kinds.flatMap(({ type, patterns }) => {
      const lengths = patterns.flatMap((pattern) => pattern.exec(title.words)?.[0].length ?? []);
      return lengths.length === 0 ? [] : [{ type, length: Math.max(...lengths) }];
    });
    const longest = Math.max(...matches.map(({ length }) => length));
    for (const { type, length } of matches)
      if (length === longest && !found.has(type))
        found.set(type, { tokens: title.tokens, printed: title.printed, fit: 1, place: 1 });
  }
  return found;
}
