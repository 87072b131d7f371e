import type { Label } from '../labels/labels.ts';
import { rowWith } from '../sheet/row-with.ts';
import { runFrom } from '../sheet/runs.ts';
import { printedOf, type Sheet } from '../sheet/sheet.ts';
import { isStreetByNumber } from '../values/street.ts';

/** Space between words of one text, in glyphs. */
const betweenWords = 1.2;

/** Whether the word of a label begins a street ("Linha Feliz, 20" below a name, where a line is a telephone's elsewhere). */
export function beginsStreet({ tokens: [word, ...others] }: Label, { rows, glyph }: Sheet): boolean {
  if (word === undefined || others.length > 0 || word.text.endsWith(':')) return false;
  const row = rowWith(rows, word);
  const run = runFrom(row, row.indexOf(word), betweenWords * glyph);
  return run.length > 2 && isStreetByNumber(printedOf(run));
}
