import { edgesOf, middleOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { runsApart } from '../sheet/runs.ts';
import type { Label } from './labels.ts';

/** Lines of one cell begin this near to one edge, follow each other this closely, and have their middle this near to their label's; in glyphs. */
const [flush, betweenLines, offMiddle] = [0.5, 0.9, 0.4] as const;
/** Most space between words of one line, and between a label and its cell, in glyphs. */
const [betweenWords, besideLabel] = [1.5, 30] as const;

/**
 * Whether the lines right over a cell go on from the value of the label above, which begins in its own row: more of them stand below that row
 * than above it, so that no value of the column is set to the middle of its row.
 */
function hasValueRunningOn(
  cell: readonly Token[],
  rows: readonly (readonly Token[])[],
  isOfLabel: (row: readonly Token[]) => boolean,
  glyph: number,
): boolean {
  let [below, above, isPast] = [0, 0, false];
  let { left, top } = edgesOf(cell);
  for (const row of rows.toReversed()) {
    const own = row.filter((token) => token.left > left - flush * glyph);
    const edges = edgesOf(own);
    if (own.length === 0 || edges.top >= top) continue;
    if (Math.abs(edges.left - left) > flush * glyph || top - edges.bottom > betweenLines * glyph) break;
    ({ left, top } = edges);
    const isLabelled = isOfLabel(row);
    if (isLabelled && isPast) break;
    isPast ||= isLabelled;
    if (!isLabelled) [below, above] = isPast ? [below, above + 1] : [below + 1, above];
  }
  return isPast && below > above;
}

/**
 * The lines of a cell of which the label stands beside the middle, as tables that set their rows to the middle print a value too long for one
 * line; none unless there are two lines at least, of which no other has words at the label's place.
 */
export function linesAroundMiddle(
  label: Label,
  values: readonly Token[],
  { rows, glyph }: Pick<Sheet, 'rows' | 'glyph'>,
): readonly Token[] {
  const middle = middleOf(label);
  const free = new Set(values);
  const isUnderLabel = (row: readonly Token[]): boolean =>
    row.some(
      (token) => token.left < label.right && token.right > label.left && !label.tokens.includes(token),
    );
  const lines = rows
    .filter((row) => Math.abs(middleOf(edgesOf(row)) - middle) < 4 * glyph && !isUnderLabel(row))
    .flatMap((row) => {
      const behind = row.filter(({ left }) => left >= label.right);
      const [first = []] = runsApart(behind, betweenWords * glyph);
      const begins = edgesOf(first).left;
      return first.length > 0 &&
        begins - label.right < besideLabel * glyph &&
        first.some((token) => free.has(token)) &&
        !first.some(({ text }) => text.endsWith(':'))
        ? [first]
        : [];
    });
  for (const [at, line] of lines.entries()) {
    const cell = [line];
    for (const next of lines.slice(at + 1)) {
      const [last, own] = [edgesOf(cell.at(-1) ?? []), edgesOf(next)];
      if (Math.abs(own.left - last.left) > flush * glyph || own.top - last.bottom > betweenLines * glyph)
        break;
      cell.push(next);
    }
    const isCentred = Math.abs(middleOf(edgesOf(cell.flat())) - middle) < offMiddle * glyph;
    if (cell.length > 1 && isCentred && !hasValueRunningOn(cell.flat(), rows, isUnderLabel, glyph))
      return cell.flat();
  }
  return [];
}
