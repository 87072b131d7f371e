import type { Label } from './labels.ts';
import { edgesOf, type Sheet, type Token } from '../sheet/sheet.ts';

/** Most words of a label, and its letters: two are as often an abbreviation within a value ("CC: LV. B77"). */
const [mostWords, fewestLetters, mostLetters] = [5, 3, 32] as const;
/** A word nearer than this behind another one, in glyphs, is of one text with it. */
const ofText = 1.3;
/** A value is nearer than this below its label, in glyphs. */
const underLabel = 2;

/**
 * Labels that no field has, told by their colon: a few words that begin a row or stand apart from what is before them. They end the boxes
 * beside and above them, and are no value.
 */
export function strangeLabels({ rows, glyph }: Sheet, known: readonly Label[]): Label[] {
  const ofKnown = new Set(known.flatMap(({ tokens }) => tokens));
  // A text in the box of a label above it may have a colon of its own ("RESTRIÇÃO: ARRENDAMENTO" below OBSERVAÇÕES).
  const isInBox = (tokens: readonly Token[], label: Label): boolean => {
    const { left, top } = edgesOf(tokens);
    const down = top - label.bottom;
    return (
      label.tokens.at(-1)?.text.endsWith(':') !== true &&
      Math.abs(left - label.left) < ofText * glyph &&
      down > -0.3 * glyph &&
      down < underLabel * glyph
    );
  };
  return rows.flatMap((row) =>
    row.flatMap((last, end): Label[] => {
      if (!/\p{L}[).ºª]?:$/u.test(last.text) || ofKnown.has(last)) return [];
      let from = end;
      const isOne = (token: Token, next: Token): boolean =>
        !ofKnown.has(token) &&
        !token.text.endsWith(':') &&
        next.left - token.right < ofText * glyph &&
        /^[\p{L}(/&.ºª)-]+$/u.test(token.text);
      for (; from > 0; from -= 1) {
        const [token, next] = [row[from - 1], row[from]];
        if (token === undefined || next === undefined || !isOne(token, next)) break;
      }
      const before = row[from - 1];
      const tokens = row.slice(from, end + 1);
      const isApart = before === undefined || (tokens[0]?.left ?? 0) - before.right >= ofText * glyph;
      const letters = tokens.reduce((sum, { folded }) => sum + folded.length, 0);
      const isLong = letters >= fewestLetters && letters <= mostLetters;
      if (!isApart || tokens.length > mostWords || !isLong) return [];
      if (known.some((label) => isInBox(tokens, label))) return [];
      return [{ id: '', fit: 1, tokens, ...edgesOf(tokens) }];
    }),
  );
}
