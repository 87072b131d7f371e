import type { Sheet } from '../sheet/sheet.ts';
import { runFrom } from '../sheet/runs.ts';
import type { Label } from './labels.ts';

/** Most space between two lines of one text, most difference of their left edges, and between its words; in glyphs. */
const [nextLine, aligned, inText] = [0.9, 0.8, 1.5] as const;
/** Words after which a line goes on. */
const open = /^(?:d[aeo]s?|pel[ao]s?|[àa]s?|aos?|n[ao]s?|em|com|sem|para|por|sobre|e|ou)$/iu;

/** Whether a label in small letters is the end of a text whose line above ends with a preposition ("Recebidos de pessoa jurídica pelos | dependentes"). */
export function endsLineAbove({ tokens: [first] }: Label, { rows, glyph }: Sheet): boolean {
  if (first === undefined || !/^\p{Ll}/u.test(first.text)) return false;
  return rows.some((row) => {
    const at = row.findIndex(
      ({ left, bottom }) =>
        Math.abs(left - first.left) < aligned * glyph &&
        first.top - bottom > -0.4 * glyph &&
        first.top - bottom < nextLine * glyph,
    );
    const run = at < 0 ? [] : runFrom(row, at, inText * glyph);
    return run.length > 1 && open.test(run.at(-1)?.text ?? '');
  });
}
