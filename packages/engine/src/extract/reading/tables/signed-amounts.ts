import type { Box } from '@lavra/contract/model/result';
import { inRow } from '../labels/around-label.ts';
import { joinedWords } from '../sheet/runs.ts';
import type { Sheet, Token } from '../sheet/sheet.ts';

/** An amount without its sign, and the sign of what is taken off, alone. */
const [amount, minus] = [/^(?:R\$)?\d[\d.]*,\d{2}$/, /^[-−–]$/] as const;
/** Widest space between a sign and its amount, in glyphs; the space before the sign is wider, or it is a dash of a text. */
const toAmount = 1.4;

/** A page whose amounts have the sign that stands apart before them ("- 15,00"). */
export function withSignedAmounts(sheet: Sheet): Sheet {
  const signs = sheet.tokens.filter(({ text }) => minus.test(text));
  const signed = new Map<Token, Token>();
  const taken = new Set<Token>();
  for (const sign of signs) {
    const row = sheet.tokens.filter((token) => token !== sign && inRow(sign, token, sheet.glyph));
    const behind = row.filter(({ left }) => left >= sign.right).toSorted((a, b) => a.left - b.left)[0];
    if (behind === undefined || !amount.test(behind.text)) continue;
    const gap = behind.left - sign.right;
    const before = Math.max(...row.filter(({ right }) => right <= sign.left).map(({ right }) => right));
    if (gap > toAmount * sheet.glyph || sign.left - before < 2 * Math.max(gap, 0.5 * sheet.glyph)) continue;
    taken.add(sign);
    const whole = joinedWords(sign, behind, `-${behind.text}`);
    // A dash is flat: the amount is as high as its figures.
    const [x, , width] = whole.box;
    const box: Box = [x, behind.box[1], width, behind.box[3]];
    signed.set(behind, { ...whole, top: behind.top, bottom: behind.bottom, box });
  }
  if (taken.size === 0) return sheet;
  const put = (tokens: readonly Token[]): Token[] =>
    tokens.filter((token) => !taken.has(token)).map((token) => signed.get(token) ?? token);
  return { ...sheet, tokens: put(sheet.tokens), rows: sheet.rows.map(put) };
}
