import type { Label } from './labels.ts';
import type { Sheet, Token } from '../sheet/sheet.ts';
import { rowWith } from '../sheet/row-with.ts';
import { fold } from '../sheet/text.ts';

/** Words nearer than this are of one text, and a text ends before a space of this width, in glyphs. */
const [ofText, apart] = [1.1, 1.5] as const;
/** Most words of a label of two parts, and least letters of the part that is known. */
const [mostWords, leastKnown] = [7, 4] as const;

const twoParts = /^(\p{L}[\p{L}. ]*?) ?\/ ?(\p{L}[\p{L}. ]*?):?$/u;
/** Two words for one thing ("Exame ou procedimento"). */
const withOr = /^(\p{L}[\p{L}. ]*?) ou (\p{L}[\p{L}. ]*?):?$/iu;
/** A part in brackets may say of which of several the label is ("Nome (mãe)"). */
const withBrackets = /^(\p{L}[\p{L}. ]*?) ?\((\p{L}[\p{L}. ]*?)\):?$/u;

/**
 * Labels of two parts with a stroke between them of which one is known ("Produtor/Vendedor:", "Aeroporto / cidade de origem"), each with what the
 * known part means; none where both parts mean something else. In brackets and behind "ou" the other part must be known too ("Tamanho (porte)").
 */
export function twoNamesOn<T>(
  { rows, glyph }: Sheet,
  known: ReadonlyMap<string, readonly T[]>,
  needed: 'one' | 'both' = 'one',
): Map<string, readonly T[]> {
  const found = new Map<string, readonly T[]>();
  const meaningOf = (part: string): readonly T[] | undefined => {
    const spelt = fold(part);
    return spelt.length < leastKnown ? undefined : known.get(spelt);
  };
  for (const row of rows)
    for (let from = 0; from < row.length; from += 1) {
      const before = row[from - 1];
      const [first] = row.slice(from);
      if (first === undefined) continue;
      if (before !== undefined && !before.text.endsWith(':') && first.left - before.right < apart * glyph)
        continue;
      const words: Token[] = [];
      for (const token of row.slice(from, from + mostWords)) {
        const last = words.at(-1);
        if (last !== undefined && (last.text.endsWith(':') || token.left - last.right > ofText * glyph))
          break;
        words.push(token);
      }
      const next = row[from + words.length];
      const isEnd =
        words.at(-1)?.text.endsWith(':') === true ||
        next === undefined ||
        next.left - (words.at(-1)?.right ?? 0) > apart * glyph;
      const text = words.map((word) => word.text).join(' ');
      const ofBoth = isEnd ? (withBrackets.exec(text) ?? withOr.exec(text)) : null;
      const [, left, right] = ofBoth ?? (isEnd ? twoParts.exec(text) : null) ?? [];
      if (left === undefined || right === undefined) continue;
      const whole = fold(text);
      if (known.has(whole)) continue;
      const [one, other] = [meaningOf(left), meaningOf(right)];
      const shared =
        one !== undefined && other !== undefined
          ? one.filter((meaning) => other.includes(meaning))
          : ofBoth === null && needed === 'one'
            ? (one ?? other)
            : undefined;
      const isOther = [left, right].some((part) => known.has(fold(part)) && meaningOf(part) === undefined);
      if (shared !== undefined && shared.length > 0 && !isOther) found.set(whole, shared);
    }
  return found;
}

/** What joins two names of one box ("Pagador do frete - razão social e CNPJ"). */
const joint = /^(?:[-–/,(]|e|ou)$/;

/** Whether another label goes on in the text of this one, joined to it by a sign or a word: both are over one box. */
export function goesOnIn({ tokens }: Label, other: Label, { rows, glyph }: Sheet): boolean {
  // A dash before a label may have been read as part of it.
  const [last, first] = [tokens.at(-1), other.tokens.find(({ folded }) => folded !== '')];
  if (last === undefined || first === undefined || last.text.endsWith(':')) return false;
  const row = rowWith(rows, last);
  if (rowWith(rows, first) !== row) return false;
  const between = row.slice(row.indexOf(last) + 1, row.indexOf(first));
  const isClose = [...between, first].every(
    (token, at) => token.left - ([last, ...between][at]?.right ?? 0) < ofText * glyph,
  );
  return (
    isClose &&
    between[0] !== undefined &&
    joint.test(between[0].text) &&
    !between.some(({ text }) => text.endsWith(':'))
  );
}
