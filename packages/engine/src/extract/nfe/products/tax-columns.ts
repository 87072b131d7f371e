import type { Token } from '../../reading/sheet/sheet.ts';
import { leastOfKind, nameAs, type Parted, type Piece } from './column-pieces.ts';
import { isProduct, orderFit } from './item-columns.ts';

/** Tax of small amounts is rounded by this difference of decimal logarithms at most. */
const mostRounded = 0.005;

/** Tells tax and rate, whose headings end alike, apart by their rows: base times rate is the tax, base times tax is not the rate. */
export function partRates(pieces: readonly Piece[]): void {
  const [base, rate, tax] = (['ICMSBase', 'ICMSRate', 'ICMSAmount'] as const).map((name) =>
    pieces.find(({ id }) => id === name),
  );
  if (!base || !rate || !tax) return;
  const rowsWhere = (one: Piece, product: Piece): number =>
    base.words.filter((word, row) => isProduct(word, one.words[row], product.words[row], mostRounded)).length;
  const [asNamed, swapped] = [rowsWhere(rate, tax), rowsWhere(tax, rate)];
  if (swapped < 2 || swapped <= 2 * asNamed) return;
  nameAs(rate, 'ICMSAmount');
  nameAs(tax, 'ICMSRate');
}

/** A figure with the sign of percent, which only a rate has. */
const isPercent = (word: Token | undefined): boolean => /^\d[\d.,]*%$/.test(word?.text ?? '');

/** Names the rate by its signs of percent: the heading that stands beside it, and was taken for the rate's, is then the tax's. */
export function nameByPercent(pieces: readonly Piece[]): void {
  const rate = pieces.find(({ id }) => id === 'ICMSRate');
  const share = ({ words }: Piece): number =>
    words.filter(isPercent).length / Math.max(1, words.filter((word) => word !== undefined).length);
  const [own, ...others] = pieces.filter(
    (piece) => piece.id === undefined && piece.words.length > 0 && share(piece) >= leastOfKind,
  );
  const isTaken = pieces.some(({ id }) => id === 'ICMSAmount');
  if (own === undefined || others.length > 0 || rate === undefined || isTaken || share(rate) > 0) return;
  nameAs(own, 'ICMSRate');
  nameAs(rate, 'ICMSAmount');
}

/** Headings of base, tax and rate end alike: what is named as the rate right behind the total is the base, which comes first in any form. */
export function withBase(parted: readonly Parted[]): readonly Parted[] {
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
