import { rowsOf, type Sheet, type Token } from './sheet.ts';
import { fold } from './text.ts';

const glyph = 8;

/** Rows of boxes as a photograph shows them, each value at its place. */
export function sheetOfRows(rows: readonly Readonly<Record<number, string>>[], pitch = 20): Sheet {
  const tokens = rows.flatMap((row, index) =>
    Object.entries(row).flatMap(([left, text]) => {
      let at = Number(left);
      return text.split(' ').map((word): Token => {
        const edges = {
          left: at,
          right: at + 5 * word.length,
          top: 100 + pitch * index,
          bottom: 108 + pitch * index,
        };
        at = edges.right + 4;
        const box = [edges.left / 1000, edges.top / 1000, (5 * word.length) / 1000, 0.008] as const;
        return { text: word, folded: fold(word), conf: 90, page: 1, box: [...box], ...edges };
      });
    }),
  );
  return { page: 1, height: 1400, glyph, tokens, rows: rowsOf(tokens, glyph), codes: [] };
}

/** Words set as on a form: each line is `top: left word, left word`. */
export function sheetOfLines(
  lines: readonly (readonly [top: number, words: Readonly<Record<number, string>>])[],
): Sheet {
  const tokens = lines.flatMap(([top, words]) =>
    Object.entries(words).flatMap(([left, text]): Token[] => {
      let at = Number(left);
      return text.split(' ').map((word) => {
        const token = { left: at, right: at + word.length * 5, top, bottom: top + glyph };
        at = token.right + 4;
        const box = [token.left / 1000, top / 1000, (word.length * 5) / 1000, glyph / 1000] as const;
        return { text: word, folded: fold(word), conf: 100, page: 1, box: [...box], ...token };
      });
    }),
  );
  return { page: 1, height: 1400, glyph, tokens, rows: rowsOf(tokens, glyph), codes: [] };
}
