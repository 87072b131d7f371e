import { centreOf, edgesOf, middleOf, rowsOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { endsList } from './end-of-list.ts';
import { textKinds } from './table-spec.ts';
import { runsApart } from '../sheet/runs.ts';
import { betweenWords } from './whole-headings.ts';
import type { Column } from './heading-columns.ts';

/** When a form numbers its labels ("29 - Código"), a row of such labels does not belong to the table above it. */
const numberedLabel = /^\d{1,3} ?[-–] ?\p{L}/u;

/** The words of a row from a table's left edge on; a text may begin before it, where its heading is set in the middle of a wide column. */
function fromLeft(row: readonly Token[], left: number, glyph: number): Token[] {
  let from = row.findIndex((token) => token.right > left);
  if (from < 0) return [];
  const gapAt = (index: number): number => (row[index]?.left ?? 0) - (row[index - 1]?.right ?? -Infinity);
  while (from > 0 && gapAt(from) < betweenWords * glyph) from -= 1;
  return row.slice(from);
}

/** The row of totals may stand apart from those above it, by this much more than they from each other, in glyphs. */
const beforeTotal = 2;

/** Rows below the headings as long as they are close together, up to a total or to words of something else. */
export function bodyOf(
  sheet: Sheet,
  top: number,
  ends: readonly Token[],
  span: { left: number; right: number; key: number; lastLeft: number; words: number; isNumbered: boolean },
  ofHeadings: ReadonlySet<Token>,
): { body: Token[][]; total: Token[] } {
  const { glyph } = sheet;
  // A text of the last column goes on as far as its words do.
  const more = new Set(
    span.words === Infinity
      ? sheet.rows
          .flatMap((row) =>
            runsApart(row, betweenWords * glyph).filter(([first]) => (first?.left ?? Infinity) < span.right),
          )
          .flat()
      : [],
  );
  const under = sheet.tokens.filter(
    (token) =>
      middleOf(token) > top &&
      !ofHeadings.has(token) &&
      (token.left < span.right || more.has(token) || (token.left < span.key && /^\d{4}$/.test(token.text))) &&
      !(token.left > span.words && /^\p{L}{3}/u.test(token.text)) &&
      !/^[|_.…]+$/.test(token.text),
  );
  const stop = new Set(ends);
  const rows: Token[][] = [];
  let bottom = top;
  let pitch = 4 * glyph;
  for (const words of rowsOf(under, glyph)) {
    const row = fromLeft(words, span.left, glyph);
    if (row.length === 0) continue;
    const edges = edgesOf(row);
    const isTotal = endsList(row);
    if (edges.top - bottom > pitch + (isTotal ? beforeTotal : 0) * glyph) break;
    if (isTotal) return { body: rows, total: row };
    if (row.some((token) => stop.has(token))) break;
    if (span.isNumbered && numberedLabel.test(row.map(({ text }) => text).join(' '))) break;
    // How close a text goes on below its first row tells nothing of how far the rows of the table are from each other.
    if (rows.length > 0 && edges.right > span.lastLeft)
      pitch = Math.max(pitch === 4 * glyph ? 0 : pitch, edges.top - bottom + 1.2 * glyph, 1.8 * glyph);
    rows.push(row);
    bottom = edges.bottom;
  }
  return { body: rows, total: [] };
}

/** Least lines that are a list beside the table, and least space before it, in glyphs. */
const [leastLines, beforeLines] = [2, 0.9] as const;

/** The left edge of a list of names with amounts beside the last column of numbers of a table ("FRETE PESO 497,67"). */
export function linesBeside(
  rows: readonly (readonly Token[])[],
  last: { left: number; right: number } | undefined,
  glyph: number,
): number | undefined {
  if (last === undefined) return undefined;
  const starts = rows.flatMap((row) => {
    const at = row.findIndex(
      (token, index) =>
        token.left > centreOf(last) &&
        /^\p{L}{2}/u.test(token.text) &&
        /\p{L}{3}/u.test(token.text) &&
        token.left - (row[index - 1]?.right ?? -Infinity) > beforeLines * glyph,
    );
    const [first, end] = [row[at], row.at(-1)];
    return first !== undefined && end !== undefined && /,\d\d$/.test(end.text) && end.left > first.right
      ? [first.left]
      : [];
  });
  const edge = Math.min(...starts);
  const isList = starts.length >= leastLines && starts.every((left) => left - edge < glyph);
  return isList ? edge - 0.3 * glyph : undefined;
}

/** How far from a heading the words under it are at most, in glyphs. */
const underHeading = 1;

/** Space that parts two texts of a row, in glyphs, and how many more of them than columns a row of other boxes has at least. */
const [betweenTexts, moreTexts] = [1.5, 2] as const;

/** The rows of a body up to the last with figures under most of the headings of numbers: those below it may be text of another block, which ignores the columns, or a row of more boxes than the table has columns. */
export function ofTable<C extends string>(
  body: readonly (readonly Token[])[],
  columns: readonly Pick<Column<C>, 'spec' | 'left' | 'right'>[],
  glyph: number,
): readonly (readonly Token[])[] {
  const numbers = columns.filter(({ spec }) => spec !== undefined && !textKinds.has(spec.kind));
  const isUnder = (row: readonly Token[], { left, right }: Pick<Column<C>, 'left' | 'right'>): boolean =>
    row.some(
      (token) =>
        /^[\dR$%]/.test(token.text) &&
        token.left < right + underHeading * glyph &&
        token.right > left - underHeading * glyph,
    );
  const boxes = body.findIndex(
    (row) => runsApart(row, betweenTexts * glyph).length >= columns.length + moreTexts,
  );
  const own = boxes > 0 ? body.slice(0, boxes) : body;
  const last = own.findLastIndex(
    (row) => numbers.filter((column) => isUnder(row, column)).length > numbers.length / 2,
  );
  return last < 0 ? own : own.slice(0, last + 1);
}
