import type { Label } from './labels.ts';
import type { Sheet, Token } from '../sheet/sheet.ts';

/** Space between two words that are not of one text, in glyphs. */
const apart = 1.2;

/** What may stand before a label of a box: a number of a list, or a mark. */
const isMark = ({ text }: Token): boolean =>
  /^(?:\d{1,2}(?:\.\d{1,2})?|[IVX]{1,4}|\p{L})?[.)º°ª:–—•|-]*$/u.test(text);

/** What may stand behind one: a colon, a remark in brackets, or the unit of its value. */
const isRemark = ({ text }: Token): boolean => /^(?::|\(|(?:%|R\$|m[²2]|a\.?m\.?|ao)$)/u.test(text);

/**
 * Whether a label stands by itself, as in a box: no words right before it, and behind it a colon, a space or nothing. A sentence has words around
 * it, and says it in small letters or behind a comma.
 */
export function standsAlone({ tokens }: Label, { rows, glyph }: Sheet): boolean {
  const isLed = tokens.at(-1)?.text.endsWith(':') === true;
  if (!isLed && /^\p{Ll}/u.test(tokens[0]?.text ?? '')) return false;
  return tokens.every((token) => {
    const row = rows.find((each) => each.includes(token)) ?? [];
    const at = row.indexOf(token);
    const [before, next] = [row[at - 1], row[at + 1]];
    // A colon before it is of another label ("LOCADOR: Nome: …").
    const leads =
      before !== undefined &&
      !tokens.includes(before) &&
      !isMark(before) &&
      !(isLed && before.text.endsWith(':'));
    if (leads && (/[,;]$/.test(before.text) || token.left - before.right < apart * glyph)) return false;
    const follows = next !== undefined && !tokens.includes(next) && !isRemark(next);
    return !follows || token.text.endsWith(':') || next.left - token.right > apart * glyph;
  });
}
