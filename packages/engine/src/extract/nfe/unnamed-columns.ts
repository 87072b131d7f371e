import { centreOf, type Token } from '../reading/sheet/sheet.ts';
import type { Column, Table, TableLine } from '../reading/tables/table.ts';
import { furtherAmounts, isNumeric, isProduct, orderFit, shapes, type ItemColumn } from './item-columns.ts';

/** Columns in the form's order, by what follows the total. */
const orders: readonly (readonly ItemColumn[])[] = furtherAmounts
  .flat()
  .toSorted((a, b) => b.length - a.length)
  .map((further) => ['NCM', 'CST', 'CFOP', 'Unit', 'Quantity', 'UnitAmount', 'TotalAmount', ...further]);

/** Words of a column that stand in the same place in most rows. */
interface Piece {
  readonly left: number;
  readonly right: number;
  readonly centre: number;
  /** By row of the table; undefined where the row has none. */
  readonly words: readonly (Token | undefined)[];
  id?: ItemColumn;
}

/** Numbers that a row of a product has at least. */
const leastNumbers = 4;
/** Rows that have a column's words at least, and rows whose words may bridge the gap between two columns at most, of all. */
const [leastOfRows, mostBridged] = [0.4, 0.12] as const;
/** Width of the gap between two columns at least, in glyphs. */
const leastGap = 0.25;

const wordsOf = (line: TableLine<ItemColumn>): readonly Token[] => [...line.cells.values()].flat();

/** The places of words in a column, parted where hardly any row has ink. */
function piecesOf(
  column: Column<ItemColumn>,
  rows: readonly TableLine<ItemColumn>[],
  glyph: number,
): readonly Piece[] {
  const cells = rows.map((row) => row.cells.get(column.id) ?? []);
  const all = cells.flat();
  if (all.length === 0) return [];
  const from = Math.floor(Math.min(...all.map(({ left }) => left)));
  const ink = Array.from(
    { length: Math.ceil(Math.max(...all.map(({ right }) => right))) - from + 1 },
    () => 0,
  );
  for (const { left, right } of all)
    for (let x = Math.floor(left); x < Math.ceil(right); x++) ink[x - from] = (ink[x - from] ?? 0) + 1;
  const cuts: number[] = [];
  let run = 0;
  ink.forEach((count, x) => {
    if (count <= mostBridged * rows.length) run += 1;
    else {
      if (run >= leastGap * glyph && run < x) cuts.push(from + x - run / 2);
      run = 0;
    }
  });
  const edges = [column.left, ...cuts, column.right];
  const found = edges.slice(1).map((right, index): Piece => {
    const left = edges[index] ?? column.left;
    const words = cells.map((cell) =>
      cell.find((token) => centreOf(token) >= left && centreOf(token) < right),
    );
    const own = words.flatMap((word) => word ?? []);
    return { left, right, words, centre: own.reduce((sum, token) => sum + centreOf(token), 0) / own.length };
  });
  return found.filter(
    ({ words }) => words.filter((word) => word !== undefined).length >= leastOfRows * rows.length,
  );
}

const isShaped = (id: ItemColumn): id is keyof typeof shapes => Object.hasOwn(shapes, id);

/** Share of a piece's words that are of a column's kind. */
function kindOf(piece: Piece, id: ItemColumn): number {
  const words = piece.words.flatMap((word) => word ?? []);
  const fitting = words.filter((word) => (isShaped(id) ? shapes[id].test(word.text) : isNumeric(word)));
  return fitting.length / Math.max(1, words.length);
}

/** Share of a piece's words that must be of its column's kind. */
const leastOfKind = 0.6;

/** Number of rows in which the amounts of these columns multiply. */
function proofsOf(pieces: readonly Piece[]): number {
  const wordsIn = (id: ItemColumn): readonly (Token | undefined)[] =>
    pieces.find((piece) => piece.id === id)?.words ?? [];
  const relations: readonly (readonly [ItemColumn, ItemColumn, ItemColumn])[] = [
    ['Quantity', 'UnitAmount', 'TotalAmount'],
    ['ICMSBase', 'ICMSRate', 'ICMSAmount'],
    ['TotalAmount', 'IPIRate', 'IPIAmount'],
  ];
  return relations
    .map(([one, other, product]) => {
      const [a, b, c] = [wordsIn(one), wordsIn(other), wordsIn(product)];
      return a.filter((word, row) => isProduct(word, b[row], c[row])).length;
    })
    .reduce((sum, count) => sum + count, 0);
}

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
  // A column before the form's first is the code or the description.
  if ((before && from < 0) || to < from) return [];
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
      return { names, proofs: proofsOf(named as readonly Piece[]) };
    })
    .toSorted((a, b) => b.proofs - a.proofs);
  const [best, second] = proven;
  if (best === undefined || (second !== undefined && best.proofs <= second.proofs)) return;
  run.forEach((piece, index) => {
    const id = best.names[index];
    if (id !== undefined) piece.id = id;
  });
}

/** A code stands at most so far from its heading, in glyphs; amounts are at the other edge of their column. */
const mostAside = 2.5;

/** Gives the column's name to the piece that stands below its heading and is of its kind, unless it is a code that stands aside. */
function nameByHeading(column: Column<ItemColumn>, pieces: readonly Piece[], glyph: number): void {
  const asideOf = (piece: Piece): number => Math.abs(piece.centre - column.centre);
  const fitting = pieces.filter((piece) => kindOf(piece, column.id) >= leastOfKind);
  const [own] = (fitting.length > 0 ? fitting : pieces).toSorted((a, b) => asideOf(a) - asideOf(b));
  if (own && !(isShaped(column.id) && asideOf(own) > mostAside * glyph)) own.id = column.id;
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
  if (rows.length < 2) return table;
  const isText = ({ id }: Column<ItemColumn>): boolean => id === 'Code' || id === 'Description';
  const parted = table.columns
    .filter((column) => !isText(column))
    .map((column) => ({ column, pieces: piecesOf(column, rows, glyph) }));
  for (const { column, pieces } of parted) nameByHeading(column, pieces, glyph);
  if (parted.every(({ pieces }) => pieces.every(({ id }) => id !== undefined))) return table;
  // A heading without words of its own still tells what stands on either side of it.
  const empty = parted
    .filter(({ column, pieces }) => pieces.every(({ id }) => id !== column.id))
    .map(({ column: { id, left, right, centre } }): Piece => ({ id, left, right, centre, words: [] }));
  const pieces = [...parted.flatMap((each) => each.pieces), ...empty].toSorted((a, b) => a.centre - b.centre);
  for (let from = 0; from < pieces.length; from++) {
    if (pieces[from]?.id !== undefined) continue;
    const end = pieces.findIndex((piece, index) => index > from && piece.id !== undefined);
    nameRun(pieces, from, end < 0 ? pieces.length : end);
    from = end < 0 ? pieces.length : end;
  }
  const columns = table.columns.flatMap((column): Column<ItemColumn>[] => {
    const own = parted.find((each) => each.column === column)?.pieces ?? [];
    const isAsIs = own.length < 2 && (own[0]?.id ?? column.id) === column.id;
    if (isAsIs) return [column];
    return own.flatMap(({ id, left, right, centre }) =>
      id === undefined ? [] : [{ id, left, right, centre, fit: id === column.id ? column.fit : orderFit }],
    );
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
