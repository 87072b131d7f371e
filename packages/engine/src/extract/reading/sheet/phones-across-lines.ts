import { edgesOf, type Sheet, type Token } from './sheet.ts';

/** Most space between two lines of one text, and most difference of their left edges, in glyphs. */
const [nextLine, aligned] = [1.8, 0.8] as const;

/** The words with each telephone number in one, whose area code a line of text ends with and whose figures the next one begins with. */
export function withPhonesJoined(tokens: readonly Token[], { rows, glyph }: Sheet): readonly Token[] {
  const ends = new Map<Token, Token>();
  for (const [at, row] of rows.entries()) {
    const [first, last, next] = [row[0], row.at(-1), rows[at + 1]];
    const start = next?.[0];
    if (first === undefined || last === undefined || next === undefined || start === undefined) continue;
    const isTorn = /^\(\d{2}\)$/.test(last.text) && /^9?\d{4}-?\d{4}$/.test(start.text);
    const isText =
      row.length > 1 &&
      Math.abs(start.left - first.left) < aligned * glyph &&
      edgesOf(next).top - edgesOf(row).bottom < nextLine * glyph;
    if (isTorn && isText) ends.set(last, start);
  }
  if (ends.size === 0) return tokens;
  const starts = new Set(ends.values());
  return tokens
    .filter((token) => !starts.has(token))
    .map((token) => {
      const text = [token, ends.get(token)].flatMap((part) => part?.text ?? []).join(' ');
      return text === token.text ? token : { ...token, text, folded: text.replace(/\D/g, '') };
    });
}
