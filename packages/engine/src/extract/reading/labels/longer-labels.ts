import { rowWith } from '../sheet/row-with.ts';
import { runFrom } from '../sheet/runs.ts';
import { areOfOneSize } from '../sheet/size-of-type.ts';
import type { Sheet, Token } from '../sheet/sheet.ts';
import type { Label } from './labels.ts';

/** Most space between the words of a label, in heights of its type; least space before a value in a column of its own, in glyphs. */
const [inLabel, beforeValue] = [0.6, 2] as const;
/** Most words that a label goes on with. */
const mostWords = 3;

/**
 * Whether a label only begins a longer one that the form does not know ("Clínica solicitante      Clínica Azul"): a few words in small letters and
 * in its type are right behind it, and the value stands apart behind these.
 */
export function beginsLonger({ tokens }: Label, labels: readonly Label[], { rows, glyph }: Sheet): boolean {
  const last = tokens.at(-1);
  if (last === undefined || !/^\p{L}.*\p{L}\)?$/u.test(last.text)) return false;
  const row = rowWith(rows, last);
  const at = row.indexOf(last);
  const run = runFrom(row, at, inLabel * Math.max(glyph, last.bottom - last.top)).slice(1);
  const value = row[at + 1 + run.length];
  const [end] = run.slice(-1);
  if (end === undefined || value === undefined || run.length > mostWords) return false;
  const isOfLabel = (token: Token): boolean => labels.some((other) => other.tokens.includes(token));
  return (
    run.every((token) => /^\p{Ll}+$/u.test(token.text) && !isOfLabel(token)) &&
    /^\p{Ll}{3}/u.test(end.text) &&
    areOfOneSize(run, tokens) &&
    value.left - end.right > beforeValue * glyph &&
    !isOfLabel(value)
  );
}
