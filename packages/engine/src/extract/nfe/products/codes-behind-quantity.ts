import { kindOf, leastOfKind, proofsOf, type Piece } from './column-pieces.ts';
import type { ItemColumn } from './item-columns.ts';

/** Share of the rows in which quantity times price must be the total before figures beside the products' codes are the quantity. */
const leastProven = 0.6;

/**
 * The codes of the products with the quantity and the unit that stand before them where their headings were not read; as they are where
 * these do not multiply with the prices to the totals.
 */
export function partedCodes(
  found: readonly Piece[],
  others: readonly Piece[],
  rows: number,
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
  if (!isOnce || proofs < leastProven * rows) return [];
  return [...named, { ...code, id: 'Code' }];
}
