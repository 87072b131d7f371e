import type { Label } from '../labels/labels.ts';
import { edgesOf, middleOf, type Token } from '../sheet/sheet.ts';
import { bandsOf } from './party-rows.ts';

interface Placed {
  readonly label: Label;
  readonly beside: readonly Token[];
  readonly below: readonly (readonly Token[])[];
  readonly section: string | undefined;
  readonly paragraph?: readonly Token[];
  readonly isInColumn?: boolean | undefined;
  readonly isOfParty?: boolean;
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

/** A column of values and the block of the title over it; undefined where that is of no party. */
interface Column {
  readonly left: number;
  readonly right: number;
  readonly id: string | undefined;
}

/** The columns of values under titles that stand side by side; undefined where one of the titles has none. A party may have few of the particulars, below the left edge of its title. */
function columnsUnder(
  beside: readonly (Label & { readonly id: string })[],
  rows: readonly Placed[],
  glyph: number,
): Column[] | undefined {
  const edges = rows.flatMap((row) => edgesIn(row.beside, glyph));
  const isNear = (a: number, b: number): boolean => Math.abs(a - b) < glyph;
  const countAt = (edge: number): number => edges.filter((other) => isNear(edge, other)).length;
  const lefts = edges
    .filter((edge, index) => edges.findIndex((other) => isNear(edge, other)) === index)
    .filter((edge) => countAt(edge) >= leastRows || beside.some(({ left }) => isNear(edge, left)))
    .toSorted((a, b) => a - b);
  const columns = lefts.map((left, index): Column => {
    const right = lefts[index + 1] ?? Infinity;
    const title = beside.find((each) => {
      const middle = (each.left + each.right) / 2;
      return middle > left - glyph && middle < right;
    });
    return { left: left - glyph, right: right - 0.5 * glyph, id: title?.id };
  });
  const titled = columns.filter(({ id }) => id !== undefined);
  const isFull = lefts.filter((edge) => countAt(edge) >= leastRows).length >= 2;
  const areApart = new Set(titled.map(({ id }) => id)).size === titled.length;
  return isFull && areApart && titled.length === beside.length ? columns : undefined;
}

/** The rows up to the first whose values do not begin at the edges of the columns: it is of something below the table. */
function rowsOfTable<P extends Placed>(rows: readonly P[], columns: readonly Column[], glyph: number): P[] {
  const end = rows.findIndex((row) =>
    edgesIn(row.beside, glyph).some(
      (edge) => !columns.some(({ left }) => Math.abs(left + glyph - edge) < glyph),
    ),
  );
  return rows.slice(0, end < 0 ? undefined : end);
}

/** The words of each row of particulars, which end where another label begins that no field has. */
function bandsUnder(
  rows: readonly Placed[],
  columns: readonly Column[],
  top: number,
  tokens: readonly Token[],
  glyph: number,
): Token[][] {
  const left = columns[0]?.left ?? 0;
  const inside = tokens.filter((token) => token.left > left);
  const heads = tokens.filter((token) => token.right < left && /\p{L}/u.test(token.text));
  const labels = rows.map(({ label }) => label);
  // The last row may have more lines, as long as they are close.
  const end = labels.slice(-1).map((last) => ({ ...last, top: last.top + rowsApart * glyph }));
  return bandsOf([...labels, ...end], inside, top, glyph)
    .slice(0, labels.length)
    .map((band, index) => {
      const label = labels[index];
      const foreign = heads.filter(
        (token) =>
          label !== undefined &&
          !label.tokens.includes(token) &&
          middleOf(token) > label.bottom + 0.2 * glyph,
      );
      const foot = Math.min(Infinity, ...foreign.map((token) => token.top - 0.4 * glyph));
      return band.filter((token) => middleOf(token) < foot);
    });
}

/** A dash or stars where a party has no such particular. */
const isStruck = ({ text }: Token): boolean => /^(?:[-–—_]+|\*+)$/.test(text);

/** The places of one row of particulars, one in each party's column, as if its label stood right before the value. */
const placesOf = <P extends Placed>(
  row: P,
  band: readonly Token[],
  columns: readonly Column[],
  glyph: number,
): P[] =>
  columns.flatMap(({ left, right, id }): P[] => {
    const beside = band.filter((token) => token.left > left && token.left < right);
    if (id === undefined || beside.every(isStruck)) return [];
    const edge = edgesOf(beside).left;
    const label = { ...row.label, left: edge - glyph, right: edge - 0.5 * glyph };
    return [
      { ...row, label, beside, below: [], paragraph: [], section: id, isInColumn: true, isOfParty: true },
    ];
  });

/**
 * The places of a table whose columns are parties and whose rows are their particulars ("LOCADOR | LOCATÁRIO" over "Nome | … | …"): a label
 * before all columns has a place for each of them, in the block of its title. Words within the columns are values, whatever they spell.
 */
export function inPartyColumns<P extends Placed>(
  places: readonly P[],
  titles: readonly (Label & { readonly id: string })[],
  tokens: readonly Token[],
  glyph: number,
): readonly P[] {
  const parted = new Map<P, P[]>();
  for (const title of titles) {
    const isBeside = (other: Label): boolean => Math.abs(other.top - title.top) < 1.5 * glyph;
    // A title may say which of the other parties it is ("Tomador (Remetente)").
    const beside = titles
      .filter(isBeside)
      .toSorted((a, b) => a.left - b.left)
      .filter(({ id }, index, all) => all.findIndex((other) => other.id === id) === index);
    if (beside.length < 2 || beside[0] !== title) continue;
    const under = rowsUnder(beside, titles, places, glyph);
    const columns = under.length < leastRows ? undefined : columnsUnder(beside, under, glyph);
    if (columns === undefined) continue;
    const rows = rowsOfTable(under, columns, glyph);
    if (rows.length < leastRows) continue;
    const top = Math.max(...beside.map(({ bottom }) => bottom));
    const bands = bandsUnder(rows, columns, top, tokens, glyph);
    const foot = edgesOf(bands.flat()).bottom;
    const left = columns[0]?.left ?? 0;
    // Below a title, which may be the label of a name, is none of its own values.
    for (const place of places) {
      const { label } = place;
      const isWithin = label.left > left && middleOf(label) > top && middleOf(label) < foot;
      if (isBeside(label) || isWithin) parted.set(place, []);
    }
    // Without any value it is a title below the table, or a row that no party fills.
    for (const [index, row] of rows.entries())
      if ((bands[index] ?? []).length > 0) parted.set(row, placesOf(row, bands[index] ?? [], columns, glyph));
  }
  return parted.size === 0 ? places : places.flatMap((place) => parted.get(place) ?? [place]);
}
