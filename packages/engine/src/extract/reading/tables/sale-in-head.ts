import type { Token } from '../sheet/sheet.ts';
import { centsRounded, isProductOf, printedAmount } from '../values/products.ts';

type Rows = readonly (readonly Token[])[];

/** A sale in running words ("10,00 PCT a R$ 74,53 cada"): its words from the quantity to the price. */
interface Priced {
  readonly quantity: readonly Token[];
  readonly price: Token;
  readonly words: readonly Token[];
}

/** The sale at the head of a card, with all its words. */
export interface HeadSale {
  /** The quantity, with the unit behind it. */
  readonly quantity: readonly Token[];
  readonly price: Token;
  readonly total: Token;
  readonly words: ReadonlySet<Token>;
}

const [count, cost] = [
  /^(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d{1,4})?$/,
  /^(?:R\$)?(?:\d{1,3}(?:\.\d{3})+|\d+),\d{2,10}$/,
] as const;
const unit = /^(?![x×]$|a$|de$|por$)\p{L}{1,6}[.²³]?$/iu;
const joint = /^(?:[ax×*@]|à|de|por|c\/)$/i;
const currency = 'R$';

const valueOf = ({ text }: Token): number => printedAmount(text);

/** What a row says of quantity and price; a unit or a word between them tells that these are no other numbers. */
function pricedIn(row: readonly Token[]): Priced | undefined {
  for (const [from, first] of row.entries()) {
    if (!count.test(first.text)) continue;
    let at = from + 1;
    const own = unit.test(row[at]?.text ?? '') ? row[at] : undefined;
    if (own) at += 1;
    const isJoined = joint.test(row[at]?.text ?? '');
    if (isJoined) at += 1;
    if (row[at]?.text === currency) at += 1;
    const price = row[at];
    if (price === undefined || !cost.test(price.text) || (own === undefined && !isJoined)) continue;
    return { quantity: own ? [first, own] : [first], price, words: row.slice(from, at + 1) };
  }
  return undefined;
}

/** Whether a row says quantity and price and names nothing: what it begins with is the quantity. */
export function isPricedAlone(row: readonly Token[]): boolean {
  const priced = pricedIn(row);
  return priced !== undefined && priced.words[0] === row[0];
}

/**
 * The sale that shops print at the head of a product's card, in a row of its own or behind the name, whose amount stands anywhere in the head: the
 * three numbers prove each other.
 */
export function saleInHead(head: Rows): HeadSale | undefined {
  for (const row of head) {
    const priced = pricedIn(row);
    if (priced === undefined) continue;
    const { quantity, price } = priced;
    const [first] = quantity;
    for (const each of head) {
      const at = each.findIndex(
        (token) =>
          token !== price &&
          /,\d{2}$/.test(token.text) &&
          cost.test(token.text) &&
          first !== undefined &&
          valueOf(token) > 0 &&
          isProductOf(valueOf(token), valueOf(first), valueOf(price), centsRounded),
      );
      const total = each[at];
      if (total === undefined) continue;
      const before = each[at - 1];
      const words = new Set([...(isPricedAlone(row) ? row : priced.words), total]);
      if (before?.text === currency) words.add(before);
      return { quantity, price, total, words };
    }
  }
  return undefined;
}
