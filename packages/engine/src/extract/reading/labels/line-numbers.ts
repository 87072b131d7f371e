import { inRow } from './around-label.ts';
import type { Label } from './labels.ts';
import type { Sheet, Token } from '../sheet/sheet.ts';

/** Least lines of a form that are numbered one after another, and widest step between two of them, in glyphs. */
const [leastLines, linesApart] = [4, 5] as const;
/** Greatest difference of the left edges of two numbers, and least space between a number and the value behind it, in glyphs. */
const [aligned, beforeValue] = [0.8, 1.2] as const;

/**
 * The numbers of a form's lines, which stand between the words of each line and its value ("Total das deduções 22 10.063,65"): they count
 * up by one down a column.
 */
export function lineNumbers({ rows, glyph }: Sheet): Set<Token> {
  const numbers = rows.flatMap((row) =>
    row.flatMap((token, index) => {
      const next = row[index + 1];
      const isLine =
        /^\d{1,2}$/.test(token.text) &&
        row.slice(0, index).some(({ text }) => /\p{L}{3}/u.test(text)) &&
        next !== undefined &&
        /\d/.test(next.text) &&
        next.left - token.right > beforeValue * glyph;
      return isLine ? [token] : [];
    }),
  );
  const listFrom = (first: Token): Token[] => {
    const next = numbers.find(
      (token) =>
        Number(token.text) === Number(first.text) + 1 &&
        Math.abs(token.left - first.left) < aligned * glyph &&
        token.top > first.bottom &&
        token.top - first.top < linesApart * glyph,
    );
    return next === undefined ? [first] : [first, ...listFrom(next)];
  };
  return new Set(
    numbers
      .map(listFrom)
      .filter(({ length }) => length >= leastLines)
      .flat(),
  );
}

/** Least boxes of a form that have their numbers beside their labels, and widest space between the two, in glyphs. */
const [leastBoxes, besideLabel] = [5, 1] as const;

/**
 * The numbers of a form's boxes, each right before the label of its box ("15 OCUPAÇÃO PRINCIPAL 16 TIPO DE DECLARAÇÃO") or in brackets right
 * behind it ("Conselho (15)").
 */
export function boxNumbers(labels: readonly Label[], { tokens, glyph }: Sheet): Set<Token> {
  const beside = (word: Token | undefined, shape: RegExp, gapTo: (token: Token, word: Token) => number) =>
    tokens.find((token) => {
      if (word === undefined || token === word || !shape.test(token.text) || !inRow(token, word, glyph))
        return false;
      const gap = gapTo(token, word);
      return gap > -0.2 * glyph && gap < besideLabel * glyph;
    });
  const before = labels.flatMap(
    ({ tokens: [first] }) =>
      beside(first, /^\(?\d{1,2}[.)]?$/, (token, word) => word.left - token.right) ?? [],
  );
  const behind = labels.flatMap(
    ({ tokens: words }) =>
      beside(words.at(-1), /^\(\d{1,2}(?:-\d{1,2})?\):?$/, (token, word) => token.left - word.right) ?? [],
  );
  const ofBoxes = [before, behind].filter(
    (found) => found.length >= leastBoxes && new Set(found.map(({ text }) => text)).size === found.length,
  );
  return new Set(ofBoxes.flat());
}
