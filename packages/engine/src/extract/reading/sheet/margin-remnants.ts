import { edgesOf, type Sheet, type Token } from './sheet.ts';

/** Least pieces of turned letters that make a column, how far apart they begin, in glyphs, and share of them that are letters with a mark. */
const [leastPieces, aside, ofMarked] = [4, 0.7, 0.5] as const;

const isPiece = ({ text, conf }: Token): boolean => conf < 100 && /^[\p{L}\d]$/u.test(text);
/** The bars of turned letters pass for accents; in print a capital with one seldom stands by itself. */
const isMarked = ({ text }: Token): boolean => /^[ÀÁÂÃÉÊÍÓÔÕÚ]$/iu.test(text);

/** Whether no other word within the height of a column begins as far left as it ends: it is a margin, and no column of a table. */
function isMargin(column: readonly Token[], { tokens }: Sheet): boolean {
  const { right, top, bottom } = edgesOf(column);
  return !tokens.some(
    (token) => !column.includes(token) && token.left < right && token.bottom > top && token.top < bottom,
  );
}

/**
 * A picture's sheet without what was read of titles that are turned a quarter in its margin: a column of single letters, most of them with an accent, left of
 * all words beside it. Other sheets as they are.
 */
export function withoutMarginRemnants(sheet: Sheet): Sheet {
  const pieces = sheet.tokens.filter(isPiece);
  const column = pieces
    .map((first) => pieces.filter(({ left }) => Math.abs(left - first.left) < aside * sheet.glyph))
    .filter(
      (own) =>
        own.length >= leastPieces &&
        own.filter(isMarked).length >= ofMarked * own.length &&
        isMargin(own, sheet),
    )
    .toSorted((a, b) => b.length - a.length)[0];
  if (column === undefined) return sheet;
  const isPrint = (token: Token): boolean => !column.includes(token);
  return {
    ...sheet,
    tokens: sheet.tokens.filter(isPrint),
    rows: sheet.rows.map((row) => row.filter(isPrint)).filter((row) => row.length > 0),
  };
}
