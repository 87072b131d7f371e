import { edgesOf, printedOf, type Token } from '../sheet/sheet.ts';

/** Widest space between a product and the rest of its name in the next row, and least indent of a name behind its code, in glyphs. */
const [mostBetween, leastIndent] = [1.2, 1.5] as const;
/** How far the rest of a name may be from the left edge of the name, in glyphs. */
const aside = 0.7;

const amount = /^(?:R\$)?-?\d[\d.]*,\d{2}$/;
/** What registers print below a product that is none of its name. */
const otherWords = /^(?:DESC|ACR[EÉ]SC|SUBTOTAL|TOTAL|VALOR|VL|QTDE?|TRIB|ICMS|IPI|CANCEL|OBS)/iu;

/**
 * Whether a row is the rest of the name of the product right above it: set to the left edge of the name, which is indented behind the
 * product's code, without an amount.
 */
export function isRestOfName(row: readonly Token[], next: readonly Token[], glyph: number): boolean {
  const [code, name] = row;
  const [first] = next;
  if (code === undefined || name === undefined || first === undefined) return false;
  const isIndented = name.left - code.left > leastIndent * glyph;
  const isUnder =
    Math.abs(first.left - name.left) < aside * glyph &&
    edgesOf(next).top - edgesOf(row).bottom < mostBetween * glyph &&
    edgesOf(next).right < edgesOf(row).right;
  return (
    isIndented &&
    isUnder &&
    /\p{L}/u.test(printedOf(next)) &&
    !otherWords.test(printedOf(next)) &&
    !next.some(({ text }) => amount.test(text))
  );
}

/** The row with the rest of its product's name behind the name; `words` is the number of words of the name in the row. */
export const withRestOfName = (row: readonly Token[], next: readonly Token[], words: number): Token[] => [
  ...row.slice(0, words + 1),
  ...next,
  ...row.slice(words + 1),
];
