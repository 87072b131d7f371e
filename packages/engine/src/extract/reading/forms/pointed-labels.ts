import { rowsOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';

/** A sign that points from a label to the value before it ("SP ‹ estado"). */
const pointing = /^[‹«←◄◂]$/u;
/** Widest space between the words of a value, its sign and its label, in glyphs. */
const widest = 1.5;
/** Least signs of a page that points with them; fewer may be of a menu or a path. */
const leastSigns = 3;
const mostWordsOfLabel = 5;

/** A value, the sign behind it and the words of its label. */
function pointedAt(row: readonly Token[], at: number, glyph: number): { value: Token[]; label: Token[] } {
  const isNext = (one?: Token, other?: Token): boolean =>
    one !== undefined && other !== undefined && other.left - one.right <= widest * glyph;
  let [from, to] = [at, at];
  while (isNext(row[from - 1], row[from])) from -= 1;
  while (isNext(row[to], row[to + 1])) to += 1;
  return { value: row.slice(from, at), label: row.slice(at + 1, to + 1) };
}

/** A page that points from its labels to the values before them has each label before its value with a colon, as a form usually has it. */
export function withPointedLabels(page: Sheet): Sheet {
  const moved = new Map<Token, Token | undefined>();
  let signs = 0;
  for (const row of page.rows)
    for (const [at, sign] of row.entries()) {
      if (!pointing.test(sign.text)) continue;
      const { value, label } = pointedAt(row, at, page.glyph);
      const [first, last, ofLabel] = [value[0], label.at(-1), label[0]];
      const isPlain = ![...value, ...label].some(({ text }) => pointing.test(text));
      if (!isPlain || !first || !last || !ofLabel || label.length > mostWordsOfLabel) continue;
      signs += 1;
      moved.set(sign, undefined);
      const back = first.left - ofLabel.left;
      const on = last.right - (value.at(-1) ?? first).right;
      for (const token of label) {
        const text = token === last ? `${token.text}:` : token.text;
        moved.set(token, {
          ...token,
          text,
          folded: fold(text),
          left: token.left + back,
          right: token.right + back,
        });
      }
      for (const token of value)
        moved.set(token, { ...token, left: token.left + on, right: token.right + on });
    }
  if (signs < leastSigns) return page;
  const tokens = page.tokens.flatMap((token) => (moved.has(token) ? (moved.get(token) ?? []) : token));
  return { ...page, tokens, rows: rowsOf(tokens, page.glyph) };
}
