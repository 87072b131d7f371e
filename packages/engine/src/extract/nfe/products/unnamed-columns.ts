import { centreOf, type Token } from '../../reading/sheet/sheet.ts';
import type { Column, Table, TableLine } from '../../reading/tables/table.ts';
import { partedCodes } from './codes-behind-quantity.ts';
import { kindOf, leastOfKind, nameAs, piecesOf, proofsOf, type Parted, type Piece } from './column-pieces.ts';
import { furtherAmounts, isNumeric, orderFit, type ItemColumn } from './item-columns.ts';
import { isShaped } from './item-records.ts';
import { nameByPercent, partRates, withBase } from './tax-columns.ts';

/** Columns in the form's order, by what follows the total; the discount may stand before it. */
const orders: readonly (readonly ItemColumn[])[] = furtherAmounts
  .flat()
  .toSorted((a, b) => b.length - a.length)
  .flatMap((further): (readonly ItemColumn[])[] => {
    const codes = ['NCM', 'CST', 'CFOP', 'Unit', 'Quantity', 'UnitAmount'] as const;
    const usual = [...codes, 'TotalAmount', ...further] as const;
    return further.includes('DiscountAmount')
      ? [usual]
      : [usual, [...codes, 'DiscountAmount', 'TotalAmount', ...further]];
  });

/** Whether a run is named by an order that only what multiplies may show: with the discount right before the total. */
const mustBeProven = (names: readonly ItemColumn[], after: ItemColumn | undefined): boolean => {
  const at = names.indexOf('DiscountAmount');
  return at >= 0 && (names[at + 1] ?? after) === 'TotalAmount';
};

/** Numbers that a row of a product has at least. */
const leastNumbers = 4;
const wordsOf = ({ cells, strange = [] }: TableLine<ItemColumn>): readonly Token[] => [
  ...[...cells.values()].flat(),
  ...strange.flat(),
];

const cellsOf = (
  { id }: Column<ItemColumn>,
  rows: readonly TableLine<ItemColumn>[],
): readonly (readonly Token[])[] => rows.map(({ cells }) => cells.get(id) ?? []);

/** All choices of so many of the names, in their order. */
function choices(names: readonly ItemColumn[], count: number): readonly (readonly ItemColumn[])[] {
  const [first, ...rest] = names;
  if (count === 0) return [[]];
  if (first === undefined || names.length < count) return [];
  return [...choices(rest, count - 1).map((others) => [first, ...others]), ...choices(rest, count)];
}

/** The names between two columns, or after the last, that are not taken. */
function namesBetween(
  order: readonly ItemColumn[],
  before: ItemColumn | undefined,
  after: ItemColumn | undefined,
  taken: ReadonlySet<ItemColumn>,
): readonly ItemColumn[] {
  const [from, to] = [before ? order.indexOf(before) : -1, after ? order.indexOf(after) : order.length];
  if ((before !== undefined && !isText(before) && from < 0) || to < from) return [];
  return order.slice(from + 1, to).filter((id) => !taken.has(id));
}

/** Names the pieces from one index up to another by the form's order; several ways are decided by what multiplies. */
function nameRun(pieces: readonly Piece[], from: number, to: number): void {
  const run = pieces.slice(from, to);
  const taken = new Set(pieces.flatMap(({ id }) => id ?? []));
  const [before, after] = [pieces[from - 1]?.id, pieces[to]?.id];
  const ways = new Map(
    orders
      .flatMap((order) => choices(namesBetween(order, before, after, taken), run.length))
      .filter((names) =>
        names.every((id, index) => run[index] !== undefined && kindOf(run[index], id) >= leastOfKind),
      )
      .map((names) => [names.join(), names] as const),
  );
  const proven = [...ways.values()]
    .map((names) => {
      const named = pieces.map((piece, index) =>
        index >= from && index < to ? { ...piece, id: names[index - from] } : piece,
      );
      // A tax code of four figures begins with the origin, which is seldom another than 0.
      const codes = named.filter(
        (piece) => piece.id === 'CST' && kindOf(piece, 'CFOP') >= leastOfKind,
      ).length;
      const isUnusual = mustBeProven(names, after);
      return {
        names,
        odd: codes + (isUnusual ? 1 : 0),
        isUnusual,
        proofs: proofsOf(named as readonly Piece[]),
      };
    })
    .toSorted((a, b) => b.proofs - a.proofs || a.odd - b.odd);
  const [best, second] = proven;
  if (best?.isUnusual === true && best.proofs === 0) return;
  if (best === undefined || (second !== undefined && best.proofs <= second.proofs && best.odd >= second.odd))
    return;
  run.forEach((piece, index) => {
    const id = best.names[index];
    if (id !== undefined) nameAs(piece, id);
  });
}

/** A code stands at most so far from its heading, in glyphs; amounts are at the other edge of their column. */
const mostAside = 2.5;

const isText = (id: ItemColumn): boolean => id === 'Code' || id === 'Description';

/** Room between the description and the codes behind it at least, in glyphs. */
const leastBehindText = 0.9;
const codesOfGoods = ['NCM', 'CST', 'CFOP', 'Unit'] as const;

/**
 * The description, with the code before it and the codes behind it when their headings were not read: the code has figures in most rows,
 * and the codes are the last words that look like one.
 */
function partedText(
  column: Column<ItemColumn>,
  table: Table<ItemColumn>,
  rows: readonly TableLine<ItemColumn>[],
  glyph: number,
): readonly Piece[] {
  const pieces = piecesOf(column, cellsOf(column, rows), glyph);
  const missing = codesOfGoods.filter((id) => !table.columns.some((each) => each.id === id));
  const last = pieces.findLastIndex((piece) => missing.every((id) => kindOf(piece, id) < leastOfKind));
  // Between two words of a description there is less room.
  const found = pieces.findIndex(
    (piece, index) =>
      index > last &&
      piece.gap >= leastBehindText * glyph &&
      // A word alone may be the description's.
      missing.some((id) => id !== 'Unit' && kindOf(piece, id) >= leastOfKind),
  );
  const behind = found < 0 ? pieces.length : found;
  const hasCode = table.columns.some(({ id }) => id === 'Code');
  const [first] = pieces;
  const figures = rows.filter((row) =>
    row.cells.get(column.id)?.some((token) => centreOf(token) < (first?.right ?? 0) && /\d/.test(token.text)),
  );
  const isCoded = !hasCode && behind > 1 && figures.length >= leastOfKind * rows.length;
  const codes = pieces.slice(Math.max(behind, 1));
  const from = isCoded && first ? first.right : column.left;
  const right = codes[0]?.left ?? column.right;
  return [
    ...(isCoded && first ? [{ ...first, id: 'Code' as const }] : []),
    { id: column.id, left: from, right, centre: (from + right) / 2, gap: 0, words: [] },
    ...codes,
  ];
}

/** Gives the column's name to the piece that stands below its heading and is of its kind, unless it is a code that stands aside. */
function nameByHeading(column: Column<ItemColumn>, pieces: readonly Piece[], glyph: number): void {
  const asideOf = (piece: Piece): number => Math.abs(piece.centre - column.centre);
  const fitting = pieces.filter((piece) => kindOf(piece, column.id) >= leastOfKind);
  const [own] = (fitting.length > 0 ? fitting : pieces).toSorted((a, b) => asideOf(a) - asideOf(b));
  if (own && !(isShaped(column.id) && asideOf(own) > mostAside * glyph)) nameAs(own, column.id);
}

/**
 * A table some of whose headings were not read. Their columns' words are in the cells of others, where they stand apart in most rows: what
 * stands below a heading is its column, the others are named by the form's order.
 */
export function withUnnamedColumns(table: Table<ItemColumn>, glyph: number): Table<ItemColumn> {
  const rows = table.lines.filter(
    (line) =>
      wordsOf(line).filter(isNumeric).length >= leastNumbers && wordsOf(line).some(({ conf }) => conf < 100),
  );
  if (rows.length === 0) return table;
  const codes = table.columns.filter(({ id }) => id === 'Code');
  const headed = table.columns
    .filter((column) => !codes.includes(column))
    .map((column): Parted => {
      if (column.id === 'Description') return { column, pieces: partedText(column, table, rows, glyph) };
      const pieces = piecesOf(column, cellsOf(column, rows), glyph);
      nameByHeading(column, pieces, glyph);
      return { column, pieces };
    });
  const places = (table.strange ?? []).map((place, at) => {
    const cells = rows.map((row) => row.strange?.[at] ?? []);
    return { ...place, cells, pieces: piecesOf(place, cells, glyph) };
  });
  const under = places.flatMap((place) => place.pieces);
  // Words of a few rows are the ends of the texts before them.
  const ends = places.filter(({ cells, pieces: own }) => own.length === 0 && cells.flat().length > 0);
  const partedOfCodes = codes.map((column): Parted => {
    const others = headed.flatMap((each) => each.pieces);
    const before = under.filter(({ right }) => right <= column.left);
    const found = [...before, ...piecesOf(column, cellsOf(column, rows), glyph)];
    return { column, pieces: partedCodes(found, others, rows.length) };
  });
  const texts = partedOfCodes.flatMap(({ column, pieces }) => (pieces.length === 0 ? [column] : []));
  const byHeading = [...partedOfCodes.filter(({ column }) => !texts.includes(column)), ...headed];
  const parted = withBase(byHeading);
  const isAsRead = parted.every(({ pieces, column }) => pieces.every(({ id }) => id === column.id));
  const taken = new Set(partedOfCodes.flatMap(({ pieces }) => pieces.map(({ left }) => left)));
  const strange = under.filter(({ left }) => !taken.has(left));
  if (isAsRead && parted === byHeading && strange.length + ends.length === 0) return table;
  // A heading without words of its own still tells what stands on either side of it.
  const empty = parted
    .filter(({ column, pieces }) => pieces.every(({ id }) => id !== column.id))
    .map(({ column: { id, left, right, centre } }): Piece => ({
      id,
      left,
      right,
      centre,
      gap: 0,
      words: [],
    }));
  const pieces = [...parted.flatMap((each) => each.pieces), ...empty, ...strange].toSorted(
    (a, b) => a.centre - b.centre,
  );
  for (let from = 0; from < pieces.length; from++) {
    if (pieces[from]?.id !== undefined) continue;
    const end = pieces.findIndex((piece, index) => index > from && piece.id !== undefined);
    nameRun(pieces, from, end < 0 ? pieces.length : end);
    from = end < 0 ? pieces.length : end;
  }
  nameByPercent(pieces);
  partRates(pieces);
  const columnsOf = (own: readonly Piece[], column?: Column<ItemColumn>): Column<ItemColumn>[] =>
    own.flatMap(({ id, left, right, centre }) =>
      id === undefined ? [] : [{ id, left, right, centre, fit: id === column?.id ? column.fit : orderFit }],
    );
  const named = parted.flatMap(({ column, pieces: own }): readonly Column<ItemColumn>[] => {
    const isAsIs = own.length < 2 && (own[0]?.id ?? column.id) === column.id;
    return isAsIs ? [column] : columnsOf(own, column);
  });
  const columns = [...texts, ...named, ...columnsOf(strange)].map((column) => {
    const end = ends.find(({ left }) => left === column.right);
    return end === undefined ? column : { ...column, right: end.right };
  });
  const lines = table.lines.map((line) => ({
    ...line,
    cells: new Map(
      columns.map((column) => [
        column.id,
        wordsOf(line)
          .filter((token) => centreOf(token) >= column.left && centreOf(token) < column.right)
          .toSorted((a, b) => a.left - b.left),
      ]),
    ),
  }));
  return { columns, lines };
}
