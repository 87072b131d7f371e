import type { Label } from './labels.ts';
import { edgesOf, middleOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { runsApart } from '../sheet/runs.ts';

/** A space wider than this, in glyphs, parts two columns. */
const apart = 2;
/** Least lines that begin in one place where those are a column. */
const leastLines = 4;

/** By how much the middles of two lines of one block may be further apart than those of its other lines, in glyphs. */
const offPitch = 0.4;

/** The lines of a column that follow each other at the pitch of a label's line and the next; all where those are too few to tell. */
function blockOf<L extends Pick<Token, 'top' | 'bottom'>>(
  column: readonly L[],
  next: L,
  glyph: number,
): readonly L[] {
  const sorted = column.toSorted((a, b) => a.top - b.top);
  const at = sorted.indexOf(next);
  const pitchBefore = (index: number): number => {
    const [before, line] = [sorted[index - 1], sorted[index]];
    return before === undefined || line === undefined ? Infinity : middleOf(line) - middleOf(before);
  };
  const most = pitchBefore(at) + offPitch * glyph;
  let [from, to] = [at, at + 1];
  while (from > 0 && pitchBefore(from) <= most) from -= 1;
  while (to < sorted.length && pitchBefore(to) <= most) to += 1;
  const block = sorted.slice(from, to);
  return block.length < leastLines ? column : block;
}

/** Most space between a row of labels with their values and the row that these go on in, in glyphs. */
const nextRow = 1.3;

/**
 * The right edge of the column of lines in which a label begins one; undefined where too few lines begin there, or where the next line is longer
 * than all others or has a label of its own, which a colon ends or an amount follows. Of a row of labels it is the edge of their values, where the
 * row below has no label and all its words stand where those labels do.
 */
export function lineEnds({ rows, glyph }: Sheet): (label: Label) => number | undefined {
  const lines = rows.flatMap((row) => {
    const runs = runsApart(row, apart * glyph);
    return runs.map((run, index) => {
      const isLed = run.some(({ text }) => text.endsWith(':') || /\d,\d\d$/.test(text));
      return { ...edgesOf(run), isLed: isLed || /^(?:R\$|[\d(-])/.test(runs[index + 1]?.[0]?.text ?? '') };
    });
  });
  const widest = Math.max(...rows.flatMap((row) => row.at(-1)?.right ?? 0));
  const endInRow = ({ left, top, bottom }: Label): number | undefined => {
    const row = lines.filter((line) => line.top < bottom && line.bottom > top);
    const end = Math.max(...row.map((line) => line.bottom));
    const under = lines.filter((line) => line.top > end - 0.3 * glyph);
    const first = Math.min(...under.map((line) => line.top));
    const next = under.filter((line) => line.top < first + 0.5 * glyph);
    const own = row.find((line) => Math.abs(line.left - left) < glyph);
    const isOfRow = (line: (typeof lines)[number]): boolean =>
      !line.isLed && row.some((over) => over.isLed && Math.abs(over.left - line.left) < 0.5 * glyph);
    const areLed = row.length > 1 && row.every(({ isLed }) => isLed);
    return areLed && first - end < nextRow * glyph && next.every(isOfRow) ? own?.right : undefined;
  };
  return (label) => {
    const inRow = endInRow(label);
    if (inRow !== undefined) return inRow;
    const { left, bottom, tokens } = label;
    const column = lines.filter((line) => Math.abs(line.left - left) < glyph);
    const next = column.find(({ top }) => top > bottom - 0.3 * glyph);
    if (next === undefined || next.isLed) return undefined;
    const ofCell = endOfCell(tokens, rows, { glyph, widest });
    if (column.length < leastLines) return ofCell;
    const block = blockOf(column, next, glyph);
    const end = Math.max(...block.filter((line) => line !== next).map(({ right }) => right));
    return next.right < end + 0.5 * glyph ? Math.min(end, ofCell ?? end) : ofCell;
  };
}

/** Space between the end of a cell's text and the text of the next cell, in glyphs. */
const besideCell = 1;

/** Where the cell of a label ends whose row has other labels behind it: before the next of them, or with the widest row of the page. */
function endOfCell(
  label: readonly Token[],
  rows: Sheet['rows'],
  { glyph, widest }: { readonly glyph: number; readonly widest: number },
): number | undefined {
  const row = rows.find((each) => each.some((token) => label.includes(token))) ?? [];
  const last = row.findLastIndex((token) => label.includes(token));
  const isFirst = row.findIndex((token) => label.includes(token)) <= 0;
  const start = row.findIndex(
    (token, at) => at > last + 1 && token.left - (row[at - 1]?.right ?? 0) > besideCell * glyph,
  );
  if (start > 0) {
    const isLabel = row.slice(start, start + mostOfLabel).some(({ text }) => /\p{L}\)?:$/u.test(text));
    return isLabel ? (row[start]?.left ?? 0) - besideCell * glyph : undefined;
  }
  return isFirst ? undefined : widest;
}
/** Most words of the next label. */
const mostOfLabel = 6;
