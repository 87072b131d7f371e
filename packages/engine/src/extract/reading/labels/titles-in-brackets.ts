import type { Label } from './labels.ts';
import { edgesOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { rowWith } from '../sheet/row-with.ts';

/** Most words before a title in brackets, and widest space between words of one title, in glyphs. */
const [mostWords, betweenWords] = [6, 1.3] as const;

/** A signature's line names who signs it and is over no block. */
const signs = /^(?:ASSINA|VISTO|RUBRICA|ACORDO|CIENTE)/;

/** The title with the free words right before it, which only tell it in other words; undefined where it is not the end of a text in brackets. */
function wholeOf(title: Label, taken: ReadonlySet<Token>, { rows, glyph }: Sheet): Label | undefined {
  const [first, last] = [title.tokens[0], title.tokens.at(-1)];
  if (first?.text.startsWith('(') !== true || last === undefined || !/\):?$/.test(last.text))
    return undefined;
  const row = rowWith(rows, first);
  const behind = row[row.indexOf(last) + 1];
  if (behind !== undefined && behind.left - last.right < betweenWords * glyph) return undefined;
  const tokens = [...title.tokens];
  for (let at = row.indexOf(first) - 1; at >= 0; at -= 1) {
    const [token, next] = [row[at], tokens[0]];
    if (token === undefined || next === undefined || next.left - token.right > betweenWords * glyph) break;
    tokens.unshift(token);
  }
  const before = tokens.slice(0, -title.tokens.length);
  const isTold =
    before.length > 0 &&
    before.length <= mostWords &&
    before.every((token) => /^[\p{L}\d.ªº–-]+$/u.test(token.text) && !taken.has(token)) &&
    !before.some(({ folded }) => signs.test(folded));
  return isTold ? { ...title, tokens, ...edgesOf(tokens) } : undefined;
}

/** The labels, of which a title in brackets is one title with the words before it ("Quem aluga (locador)"). */
export function withTitlesInBrackets(
  labels: readonly Label[],
  titles: ReadonlySet<string>,
  sheet: Sheet,
): readonly Label[] {
  const taken = new Set(labels.flatMap(({ tokens }) => tokens));
  return labels.map((label) => (titles.has(label.id) ? (wholeOf(label, taken, sheet) ?? label) : label));
}
