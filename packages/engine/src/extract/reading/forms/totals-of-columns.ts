import { centreOf, edgesOf, middleOf, type Sheet, type Token } from '../sheet/sheet.ts';
import type { Place } from './place.ts';

/** How the row of totals of a table begins; behind it what they are of may be named ("Valor total da nota"). */
const ofTotals = /^(?:SOMAS?$|(?:VALOR(?:ES)?)?TOTA(?:L|IS))/;
/** Most words of what a row of totals is called, before its first figure. */
const mostWords = 6;
/** Whether a row of figures is the row of totals of a table. */
export const isRowOfTotals = (row: readonly Token[]): boolean => {
  const at = row.findIndex(isFigure);
  const words = row.slice(0, Math.max(0, at));
  return words.length <= mostWords && ofTotals.test(words.map(({ folded }) => folded).join(''));
};
const isFigure = ({ text }: Token): boolean => /^\d[\d.]*,\d{2,4}$/.test(text);
/** Least figures of a row of totals and least rows over it; greatest space between rows of a table and most difference of the edges of its figures, in glyphs. */
const [leastFigures, leastRows, betweenRows, aligned] = [3, 2, 4, 1] as const;
/** How far beside its heading a figure may be, in glyphs. */
const underHeading = 3;

/** The figures above one of the row of totals in its column, from the lowest up, as long as the rows are close together. */
function columnOver(total: Token, rows: Sheet['rows'], glyph: number): readonly Token[] {
  const found: Token[] = [];
  let { top } = total;
  for (const row of rows.filter((each) => edgesOf(each).bottom < middleOf(total)).toReversed()) {
    const { top: over, bottom } = edgesOf(row);
    if (top - bottom > betweenRows * glyph) break;
    const figure = row.find(
      (token) => isFigure(token) && Math.abs(token.right - total.right) < aligned * glyph,
    );
    if (figure !== undefined) {
      found.push(figure);
      top = over;
    }
  }
  return found;
}

/** The places of labels that are headings of a table with a row of totals: their value is the total, not the first of the rows. */
export function withTotals<P extends Pick<Place, 'label' | 'below' | 'beside'>>(
  places: readonly P[],
  { rows, glyph }: Sheet,
): readonly P[] {
  const totals = rows
    .filter((row) => row.filter(isFigure).length >= leastFigures && isRowOfTotals(row))
    .flatMap((row) =>
      row.filter(isFigure).map((token) => ({ token, column: columnOver(token, rows, glyph) })),
    );
  return places.map((place) => {
    const { label, beside } = place;
    const aside = ({ token }: (typeof totals)[number]): number => Math.abs(centreOf(token) - centreOf(label));
    const under = totals.filter(({ token, column }) => {
      const first = column.at(-1);
      return (
        column.length >= leastRows &&
        first !== undefined &&
        !beside.some(isFigure) &&
        label.bottom < middleOf(first) &&
        first.top - label.bottom < betweenRows * glyph &&
        token.right > label.left - underHeading * glyph &&
        token.left < label.right + underHeading * glyph
      );
    });
    const [own] = under.toSorted((one, other) => aside(one) - aside(other));
    return own === undefined ? place : { ...place, below: [[own.token]] };
  });
}
