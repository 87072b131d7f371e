import { figuresOf } from '../../reading/values/kinds.ts';
import { centreOf, type Token } from '../../reading/sheet/sheet.ts';
import { relations } from './item-relations.ts';
import type { Column, Table, TableLine } from '../../reading/tables/table.ts';
import {
  cut,
  furtherAmounts,
  isNumeric,
  isProduct,
  orderFit,
  shapes,
  type ItemColumn,
} from './item-columns.ts';

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

/** Words of a column that stand in the same place in most rows. */
interface Piece {
  readonly left: number;
  readonly right: number;
  readonly centre: number;
  /** Room before it that has hardly any ink. */
  readonly gap: number;
  /** By row of the table; undefined where the row has none. */
  readonly words: readonly (Token | undefined)[];
  id?: ItemColumn;
}

/** Numbers that a row of a product has at least. */
const leastNumbers = 4;
/** Rows that have a column's words at least, and rows whose words may bridge the gap between two columns at most, of all. */
const [leastOfRows, mostBridged] = [0.4, 0.12] as const;
/** Width of the gap between two columns at least, in glyphs; in a single row words of one cell may stand almost so far apart. */
const [leastGap, leastOfOne] = [0.25, 0.6] as const;

const wordsOf = ({ cells, strange = [] }: TableLine<ItemColumn>): readonly Token[] => [
  ...[...cells.values()].flat(),
  ...strange.flat(),
];

const cellsOf = (
  { id }: Column<ItemColumn>,
  rows: readonly TableLine<ItemColumn>[],
): readonly (readonly Token[])[] => rows.map(({ cells }) => cells.get(id) ?? []);

/** The places of words in a column, parted where hardly any row has ink. */
function piecesOf(
  column: Pick<Column, 'left' | 'right'>,
  cells: readonly (readonly Token[])[],
  glyph: number,
): readonly Piece[] {
  const all = cells.flat();
  if (all.length === 0) return [];
  const from = Math.floor(Math.min(...all.map(({ left }) => left)));
  const ink = Array.from(
    { length: Math.ceil(Math.max(...all.map(({ right }) => right))) - from + 1 },
    () => 0,
  );
  for (const { left, right } of all)
    for (let x = Math.floor(left); x < Math.ceil(right); x++) ink[x - from] = (ink[x - from] ?? 0) + 1;
  const cuts: { readonly at: number; readonly gap: number }[] = [];
  let run = 0;
  ink.forEach((count, x) => {
    if (count <= mostBridged * cells.length) run += 1;
    else {
      if (run >= (cells.length > 1 ? leastGap : leastOfOne) * glyph && run < x)
        cuts.push({ at: from + x - run / 2, gap: run });
      run = 0;
    }
  });
  const edges = [column.left, ...cuts.map(({ at }) => at), column.right];
  const found = edges.slice(1).map((right, index): Piece => {
    const left = edges[index] ?? column.left;
    const words = cells.map((cell) =>
      cell.find((token) => centreOf(token) >= left && centreOf(token) < right),
    );
    const own = words.flatMap((word) => word ?? []);
    const centre = own.reduce((sum, token) => sum + centreOf(token), 0) / own.length;
    return { left, right, words, centre, gap: cuts[index - 1]?.gap ?? 0 };
  });
  return found.filter(
    ({ words }) => words.filter((word) => word !== undefined).length >= leastOfRows * cells.length,
  );
}

const isShaped = (id: ItemColumn): id is keyof typeof shapes => Object.hasOwn(shapes, id);

/** A rate is at most 100,00: it has no more figures than 99,99, even where its comma is lost. */
const isRate = (word: Token): boolean =>
  isNumeric(word) && /^(?:\D*\d){1,4}\D*$|^100[.,]?00$/.test(word.text);

/** Share of a piece's words that are of a column's kind. */
function kindOf(piece: Piece, id: ItemColumn): number {
  const words = piece.words.flatMap((word) => word ?? []);
  const isCode = (text: string): boolean =>
    isShaped(id) && (shapes[id].test(text) || ((id === 'NCM' || id === 'CFOP') && cut[id].test(text)));
  const isOfAmounts = id === 'ICMSRate' || id === 'IPIRate' ? isRate : isNumeric;
  const fitting = words.filter((word) =>
    isShaped(id) ? isCode(word.text) || (id !== 'Unit' && isCode(figuresOf(word.text))) : isOfAmounts(word),
  );
  return fitting.length / Math.max(1, words.length);
}

/** Share of a piece's words that must be of its column's kind. */
const leastOfKind = 0.6;

/** Number of rows in which the amounts of these columns multiply. */
function proofsOf(pieces: readonly Piece[]): number {
  const wordsIn = (id: ItemColumn): readonly (Token | undefined)[] =>
    pieces.find((piece) => piece.id === id)?.words ?? [];
  return relations
    .map(({ factors: [one, other], product }) => {
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
    if (id !== undefined) piece.id = id;
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
  if (own && !(isShaped(column.id) && asideOf(own) > mostAside * glyph)) own.id = column.id;
}

/** Tax of small amounts is rounded by this difference of decimal logarithms at most. */
const mostRounded = 0.005;

/** Tells tax and rate, whose headings end alike, apart by their rows: base times rate is the tax, base times tax is not the rate. */
function partRates(pieces: readonly Piece[]): void {
  const [base, rate, tax] = (['ICMSBase', 'ICMSRate', 'ICMSAmount'] as const).map((name) =>
    pieces.find(({ id }) => id === name),
  );
  if (!base || !rate || !tax) return;
  const rowsWhere = (one: Piece, product: Piece): number =>
    base.words.filter((word, row) => isProduct(word, one.words[row], product.words[row], mostRounded)).length;
  const [asNamed, swapped] = [rowsWhere(rate, tax), rowsWhere(tax, rate)];
  if (swapped < 2 || swapped <= 2 * asNamed) return;
  rate.id = 'ICMSAmount';
  tax.id = 'ICMSRate';
}

/** A figure with the sign of percent, which only a rate has. */
const isPercent = (word: Token | undefined): boolean => /^\d[\d.,]*%$/.test(word?.text ?? '');

/** Names the rate by its signs of percent: the heading that stands beside it, and was taken for the rate's, is then the tax's. */
function nameByPercent(pieces: readonly Piece[]): void {
  const rate = pieces.find(({ id }) => id === 'ICMSRate');
  const share = ({ words }: Piece): number =>
    words.filter(isPercent).length / Math.max(1, words.filter((word) => word !== undefined).length);
  const [own, ...others] = pieces.filter(
    (piece) => piece.id === undefined && piece.words.length > 0 && share(piece) >= leastOfKind,
  );
  const isTaken = pieces.some(({ id }) => id === 'ICMSAmount');
  if (own === undefined || others.length > 0 || rate === undefined || isTaken || share(rate) > 0) return;
  own.id = 'ICMSRate';
  rate.id = 'ICMSAmount';
}

/** Share of the rows in which quantity times price must be the total before figures beside the products' codes are the quantity. */
const leastProven = 0.6;

/**
 * The codes of the products with the quantity and the unit that stand before them where their headings were not read; as they are where
 * these do not multiply with the prices to the totals.
 */
function partedCodes(
  found: readonly Piece[],
  others: readonly Piece[],
  rows: readonly TableLine<ItemColumn>[],
): readonly Piece[] {
  const code = found.at(-1);
  const has = (id: ItemColumn): boolean => others.some((piece) => piece.id === id && piece.words.length > 0);
  if (code === undefined || has('Quantity')) return [];
  const named = found.slice(0, -1).map((piece): Piece => {
    if (kindOf(piece, 'Unit') >= leastOfKind && !kindOf(piece, 'Quantity')) return { ...piece, id: 'Unit' };
    return { ...piece, id: 'Quantity' };
  });
  const isOnce = (['Unit', 'Quantity'] as const).every(
    (id) => named.filter((piece) => piece.id === id).length <= 1,
  );
  const quantity = named.find(({ id }) => id === 'Quantity');
  const proofs = quantity === undefined ? 0 : proofsOf([...others, quantity]) - proofsOf(others);
  if (!isOnce || proofs < leastProven * rows.length) return [];
  return [...named, { ...code, id: 'Code' }];
}

/** A column with what stands apart in it. */
interface Parted {
  readonly column: Column<ItemColumn>;
  readonly pieces: readonly Piece[];
}

/** Headings of base, tax and rate end alike: what is named as the rate right behind the total is the base, which comes first in any form. */
function withBase(parted: readonly Parted[]): readonly Parted[] {
  const at = parted.findIndex(({ column }) => column.id === 'ICMSRate');
  const [own, before] = [parted[at], parted[at - 1]];
  const isFirst = before?.column.id === 'TotalAmount' || before?.column.id === 'DiscountAmount';
  const hasBase = parted.some(({ column }) => column.id === 'ICMSBase');
  if (own === undefined || !isFirst || hasBase || before.pieces.at(-1)?.id !== before.column.id)
    return parted;
  const pieces = own.pieces.map((piece) =>
    piece.id === 'ICMSRate' ? { ...piece, id: 'ICMSBase' as const } : piece,
  );
  const named = { column: { ...own.column, id: 'ICMSBase' as const, fit: orderFit }, pieces };
  return parted.with(at, named);
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
    return { column, pieces: partedCodes(found, others, rows) };
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
