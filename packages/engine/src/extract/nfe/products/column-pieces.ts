import { centreOf, type Token } from '../../reading/sheet/sheet.ts';
import type { Column } from '../../reading/tables/table.ts';
import { figuresOf } from '../../reading/values/kinds.ts';
import { cut, isNumeric, isProduct, shapes, type ItemColumn } from './item-columns.ts';
import { isShaped } from './item-records.ts';
import { relations } from './item-relations.ts';

/** Words of a column that stand in the same place in most rows. */
export interface Piece {
  readonly left: number;
  readonly right: number;
  readonly centre: number;
  /** Room before it that has hardly any ink. */
  readonly gap: number;
  /** By row of the table; undefined where the row has none. */
  readonly words: readonly (Token | undefined)[];
  id?: ItemColumn;
}

/** A column with what stands apart in it. */
export interface Parted {
  readonly column: Column<ItemColumn>;
  readonly pieces: readonly Piece[];
}

/** Gives a piece the name of its column. */
export function nameAs(piece: Piece, id: ItemColumn): void {
  piece.id = id;
}

/** Rows that have a column's words at least, and rows whose words may bridge the gap between two columns at most, of all. */
const [leastOfRows, mostBridged] = [0.4, 0.12] as const;
/** Width of the gap between two columns at least, in glyphs; in a single row words of one cell may stand almost so far apart. */
const [leastGap, leastOfOne] = [0.25, 0.6] as const;

/** The places of words in a column, parted where hardly any row has ink. */
export function piecesOf(
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

/** A rate is at most 100,00: it has no more figures than 99,99, even where its comma is lost. */
const isRate = (word: Token): boolean =>
  isNumeric(word) && /^(?:\D*\d){1,4}\D*$|^100[.,]?00$/.test(word.text);

/** Share of a piece's words that are of a column's kind. */
export function kindOf(piece: Piece, id: ItemColumn): number {
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
export const leastOfKind = 0.6;

/** Number of rows in which the amounts of these columns multiply. */
export function proofsOf(pieces: readonly Piece[]): number {
  const wordsIn = (id: ItemColumn): readonly (Token | undefined)[] =>
    pieces.find((piece) => piece.id === id)?.words ?? [];
  return relations
    .map(({ factors: [one, other], product }) => {
      const [a, b, c] = [wordsIn(one), wordsIn(other), wordsIn(product)];
      return a.filter((word, row) => isProduct(word, b[row], c[row])).length;
    })
    .reduce((sum, count) => sum + count, 0);
}
