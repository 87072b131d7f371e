import type { Label } from './labels.ts';
import { edgesOf, type Sheet, type Token } from '../sheet/sheet.ts';

/** A space wider than this, in glyphs, parts two columns. */
const apart = 3;
/** Least lines that begin in one place where those are a column. */
const leastLines = 4;

/** Most space between a row of labels with their values and the row that these go on in, in glyphs. */
const nextRow = 1.3;

/**
 * The right edge of the column of lines in which a label begins one; undefined where too few lines begin there, or where the next line is longer
 * than all others or has a label of its own, which a colon ends or an amount follows. Of a row of labels it is the edge of their values, where the
 * row below has no label and all its words stand where those labels do.
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
  const endInRow = ({ left, top, bottom }: Label): number | undefined => {
    const row = lines.filter((line) => line.top < bottom && line.bottom > top);
    const end = Math.max(...row.map((line) => line.bottom));
    const under = lines.filter((line) => line.top > end - 0.3 * glyph);
    const first = Math.min(...under.map((line) => line.top));
    const next = under.filter((line) => line.top < first + 0.5 * glyph);
    const own = row.find((line) => Math.abs(line.left - left) < glyph);
    const isOfRow = (line: (typeof lines)[number]): boolean =>
      !line.isLed && row.some((over) => over.isLed && Math.abs(over.left - line.left) < 0.5 * glyph);
    return row.length > 1 && first - end < nextRow * glyph && next.every(isOfRow) ? own?.right : undefined;
  };
  return (label) => {
    const inRow = endInRow(label);
    if (inRow !== undefined) return inRow;
    const { left, bottom } = label;
    const column = lines.filter((line) => Math.abs(line.left - left) < glyph);
    const next = column.find(({ top }) => top > bottom - 0.3 * glyph);
    if (column.length < leastLines || next === undefined || next.isLed) return undefined;
    const end = Math.max(...column.filter((line) => line !== next).map(({ right }) => right));
    return next.right < end + 0.5 * glyph ? end : undefined;
  };
}
