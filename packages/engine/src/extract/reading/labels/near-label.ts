import { fieldOf } from '../../../evidence/field.ts';
import type { Field } from '@lavra/contract/model/result';
import { middleOf, type Sheet, type Token } from '../sheet/sheet.ts';

const isWord = (token: Token): boolean => /\p{L}{2}/u.test(token.text) && !/\d{3}/.test(token.text);

function wordsBefore(row: readonly Token[], first: Token, glyph: number): Token[] {
  const found: Token[] = [];
  let right = first;
  for (const token of row.slice(0, row.indexOf(first)).toReversed()) {
    const isLink = /^[-–/().:$]+$|^(?:R\$|E|O|A|Nº|NO|N°)$/iu.test(token.text);
    if (right.left - token.right > 3 * glyph || (!isWord(token) && !isLink) || found.length === 6) break;
    // A colon further left ends the label of an earlier value.
    if (found.length > 0 && token.text.endsWith(':')) break;
    found.unshift(token);
    right = token;
  }
  return found.some(isWord) ? found : [];
}

function wordsAbove(sheet: Sheet, tokens: readonly Token[]): Token[] {
  const left = Math.min(...tokens.map((token) => token.left));
  const right = Math.max(...tokens.map((token) => token.right));
  const top = Math.min(...tokens.map((token) => token.top));
  const rows = sheet.rows.filter((row) =>
    row.some((token) => middleOf(token) < top && top - token.bottom < 2 * sheet.glyph),
  );
  for (const row of rows.toReversed()) {
    const over = row.findIndex((token) => isWord(token) && token.right > left && token.left < right);
    if (over < 0) continue;
    let [from, to] = [over, over];
    const joins = (a: Token | undefined, b: Token | undefined): boolean =>
      a !== undefined && b !== undefined && b.left - a.right < 1.5 * sheet.glyph;
    while (joins(row[from - 1], row[from])) from--;
    while (joins(row[to], row[to + 1])) to++;
    return row.slice(from, to + 1);
  }
  return [];
}

/** The words that name a value: those just before it in its row, else those just above it. Undefined when there are none. */
export function labelOf(sheet: Sheet, tokens: readonly Token[]): Field | undefined {
  const [first] = tokens;
  const row = first && sheet.rows.find((each) => each.includes(first));
  if (!first || !row) return undefined;
  const before = wordsBefore(row, first, sheet.glyph);
  const words = before.length > 0 ? before : wordsAbove(sheet, tokens);
  const value = words
    .map((token) => token.text)
    .join(' ')
    .replace(/[\s:(/-]+$|R\$\s*$/g, '')
    .trim();
  return /\p{L}{2}/u.test(value) ? fieldOf({ value, tokens: words }) : undefined;
}
