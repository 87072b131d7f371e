import { inRow } from '../labels/around-label.ts';
import type { Label } from '../labels/labels.ts';
import { centreOf, middleOf, rowsOf, type Token } from '../sheet/sheet.ts';
import { gutter } from '../tables/table.ts';
import type { Place } from './readings.ts';

/** Least labels of a column left of the blocks, least of them with words in two blocks, and widest step from one to the next, in glyphs. */
const [leastLabels, leastFilled, rowsApart] = [4, 2, 4.5] as const;
/** Greatest distance of the left or right edges of a column's labels, in glyphs. */
const sameEdge = 0.8;

type Around = Pick<Place, 'label' | 'section' | 'beside' | 'below' | 'paragraph'>;

/** Rows of titles side by side, from left to right. */
function titleRows(titles: readonly Label[], glyph: number): Label[][] {
  const rows: Label[][] = [];
  for (const title of titles.toSorted((a, b) => a.top - b.top)) {
    const row = rows.find(([first]) => first !== undefined && inRow(first, title, glyph));
    if (row === undefined) rows.push([title]);
    else row.push(title);
  }
  // A title may say which of the other parties it is ("Tomador (Remetente)").
  return rows
    .map((row) => row.toSorted((a, b) => a.left - b.left))
    .map((row) => row.filter(({ id }, at) => row.findIndex((other) => other.id === id) === at))
    .filter((row) => row.length > 1);
}

/** The labels of one column below a row of titles and left of them, from top to bottom, up to the next title or a row with a label of its own. */
function columnOf(
  labels: readonly Label[],
  [first]: readonly Label[],
  titles: readonly Label[],
  glyph: number,
): Label[] {
  if (first === undefined) return [];
  const isBelow = ({ top }: Label): boolean => top > first.bottom - 0.3 * glyph;
  const end = Math.min(Infinity, ...titles.filter(isBelow).map(({ top }) => top));
  const left = labels
    .filter((label) => isBelow(label) && label.right < first.left && label.top < end)
    .toSorted((a, b) => a.top - b.top);
  const column: Label[] = [];
  for (const label of left) {
    if (labels.some((other) => other.left > label.right && inRow(other, label, glyph))) break;
    const last = column.at(-1) ?? first;
    const isNext =
      label.top - last.bottom < rowsApart * glyph &&
      (column.length === 0 ||
        Math.abs(label.left - last.left) < sameEdge * glyph ||
        Math.abs(label.right - last.right) < sameEdge * glyph);
    if (isNext) column.push(label);
  }
  return column;
}

/**
 * Reads a table of blocks: their titles are the headings of its columns, and one column of labels to their left applies to all of them. Answers the
 * places of each label in each block instead of its own.
 */
export function inMatrix<P extends Around>(
  places: readonly P[],
  titles: readonly Label[],
  values: readonly Token[],
  glyph: number,
): { readonly own: readonly P[]; readonly cells: readonly Around[] } {
  let own = places;
  const cells: Around[] = [];
  for (const row of titleRows(titles, glyph)) {
    const [first] = row;
    const column = columnOf(
      own.map(({ label }) => label),
      row,
      titles,
      glyph,
    );
    if (first === undefined || column.length < leastLabels) continue;
    const last = column.at(-1);
    const body = values.filter(
      (token) =>
        last !== undefined &&
        middleOf(token) > first.bottom &&
        token.top < last.bottom + glyph &&
        token.left > Math.max(...column.map(({ right }) => right)),
    );
    const edges = row.slice(1).map((title, index) => {
      const before = row[index] ?? title;
      return gutter([...body, ...row], centreOf(before), centreOf(title));
    });
    const found = column.flatMap((label, index): Around[] => {
      const next = column[index + 1];
      const inLabel = body.filter(
        (token) =>
          inRow(token, label, glyph) ||
          (middleOf(token) > label.bottom && (next === undefined || middleOf(token) < next.top)),
      );
      return row.flatMap((title, at): Around[] => {
        const [left, right] = [edges[at - 1] ?? -Infinity, edges[at] ?? Infinity];
        const inside = inLabel.filter((token) => centreOf(token) >= left && centreOf(token) < right);
        const beside = inside
          .filter((token) => inRow(token, label, glyph))
          .toSorted((a, b) => a.left - b.left);
        const below = rowsOf(
          inside.filter((token) => !beside.includes(token)),
          glyph,
        );
        return beside.length === 0 ? [] : [{ label, section: title.id, beside, below, paragraph: [] }];
      });
    });
    const filled = column.filter((label) => found.filter((cell) => cell.label === label).length > 1);
    if (filled.length < leastFilled) continue;
    cells.push(...found);
    own = own.filter(({ label }) => !column.includes(label) && !inRow(label, first, glyph));
  }
  return { own, cells };
}
