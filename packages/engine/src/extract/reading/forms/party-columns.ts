import type { Label } from '../labels/labels.ts';
import type { Token } from '../sheet/sheet.ts';

interface Placed {
  readonly label: Label;
  readonly beside: readonly Token[];
  readonly below: readonly (readonly Token[])[];
  readonly section: string | undefined;
  readonly isInColumn?: boolean | undefined;
}

/** Least rows of particulars below the titles of parties side by side, and widest step between two of them, in glyphs. */
const [leastRows, rowsApart] = [3, 9] as const;
/** Widest space between two words of one value, in glyphs. */
const betweenWords = 1.5;

/** The left edges of the values of a row that stand apart. */
function edgesIn(tokens: readonly Token[], glyph: number): number[] {
  return tokens.flatMap((token, index) => {
    const before = tokens[index - 1];
    return before !== undefined && token.left - before.right < betweenWords * glyph ? [] : [token.left];
  });
}

/** The labels below titles that stand side by side, each a row of the same particular of every party. */
function rowsUnder<P extends Placed>(
  beside: readonly Label[],
  titles: readonly Label[],
  places: readonly P[],
  glyph: number,
): P[] {
  const left = Math.min(...beside.map((title) => title.left));
  const top = Math.max(...beside.map(({ bottom }) => bottom));
  const end = Math.min(Infinity, ...titles.map((title) => title.top).filter((each) => each > top));
  const under = places
    .filter(({ label }) => label.right < left && label.top > top - glyph && label.top < end)
    .toSorted((a, b) => a.label.top - b.label.top);
  const gap = under.findIndex(
    ({ label }, index) => label.top - (under[index - 1]?.label.top ?? top) > rowsApart * glyph,
  );
  return gap < 0 ? under : under.slice(0, gap);
}

/** The left edge of each party's column of values; undefined where the values do not stand under as many titles. */
function columnsUnder(
  beside: readonly Label[],
  rows: readonly Placed[],
  glyph: number,
): number[] | undefined {
  const edges = rows.flatMap((row) => edgesIn(row.beside, glyph));
  const isNear = (a: number, b: number): boolean => Math.abs(a - b) < glyph;
  const columns = edges
    .filter((edge, index) => edges.findIndex((other) => isNear(edge, other)) === index)
    .filter((edge) => edges.filter((other) => isNear(edge, other)).length >= leastRows)
    .toSorted((a, b) => a - b);
  const isOver = (title: Label, index: number): boolean => {
    const middle = (title.left + title.right) / 2;
    return middle > (columns[index] ?? Infinity) - glyph && middle < (columns[index + 1] ?? Infinity);
  };
  return columns.length === beside.length && beside.every(isOver) ? columns : undefined;
}

/**
 * The places of a table whose columns are parties and whose rows are their particulars ("LOCADOR | LOCATÁRIO" over "Nome | … | …"): a label
 * before all columns has a place for each of them, in the block of its title.
 */
export function inPartyColumns<P extends Placed>(
  places: readonly P[],
  titles: readonly (Label & { readonly id: string })[],
  glyph: number,
): readonly P[] {
  const parted = new Map<P, P[]>();
  for (const title of titles) {
    const beside = titles
      .filter((other) => Math.abs(other.top - title.top) < 1.5 * glyph)
      .toSorted((a, b) => a.left - b.left);
    const isParties = beside.length > 1 && new Set(beside.map(({ id }) => id)).size === beside.length;
    if (!isParties || beside[0] !== title) continue;
    const rows = rowsUnder(beside, titles, places, glyph);
    const columns = rows.length < leastRows ? undefined : columnsUnder(beside, rows, glyph);
    if (columns === undefined) continue;
    for (const row of rows)
      parted.set(
        row,
        beside.map(({ id }, index) => {
          const isOf = ({ left }: Token): boolean =>
            left > (columns[index] ?? 0) - glyph && left < (columns[index + 1] ?? Infinity) - 0.5 * glyph;
          const below = row.below.map((tokens) => tokens.filter(isOf)).filter(({ length }) => length > 0);
          return { ...row, beside: row.beside.filter(isOf), below, section: id, isInColumn: true };
        }),
      );
  }
  return parted.size === 0 ? places : places.flatMap((place) => parted.get(place) ?? [place]);
}
