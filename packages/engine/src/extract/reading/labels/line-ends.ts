import type { Label } from './labels.ts';
import { edgesOf, type Sheet, type Token } from '../sheet/sheet.ts';

/** A space wider than this, in glyphs, parts two columns. */
const apart = 3;
/** Least lines that begin in one place where those are a column. */
const leastLines = 4;

/**
 * The right edge of the column of lines in which a label begins one; undefined where too few lines begin there, or where the next line is longer
 * than all others or has a label of its own, which a colon ends or an amount follows.
 */
export function lineEnds({ rows, glyph }: Sheet): (label: Label) => number | undefined {
  const lines = rows.flatMap((row) => {
    const runs: Token[][] = [];
    for (const token of row) {
      const last = runs.at(-1)?.at(-1);
      if (last && token.left - last.right < apart * glyph) runs.at(-1)?.push(token);
      else runs.push([token]);
    }
    return runs.map((run, index) => {
      const isLed = run.some(({ text }) => text.endsWith(':') || /\d,\d\d$/.test(text));
      return { ...edgesOf(run), isLed: isLed || /^(?:R\$|[\d(-])/.test(runs[index + 1]?.[0]?.text ?? '') };
    });
  });
  return ({ left, bottom }) => {
    const column = lines.filter((line) => Math.abs(line.left - left) < glyph);
    const next = column.find(({ top }) => top > bottom - 0.3 * glyph);
    if (column.length < leastLines || next === undefined || next.isLed) return undefined;
    const end = Math.max(...column.filter((line) => line !== next).map(({ right }) => right));
    return next.right < end + 0.5 * glyph ? end : undefined;
  };
}
