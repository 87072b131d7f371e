import { runningTextOf, tokensIn, type RunningText } from '../../reading/phrases/phrases.ts';
import type { Token } from '../../reading/sheet/sheet.ts';
import { centsRounded, isProductOf, printedNumber } from '../../reading/values/products.ts';
import { units } from '../../reading/receipts/product-of-row.ts';

/** A row with a product's quantity, price and amount. */
export interface Sale {
  readonly quantity: Token;
  readonly unit: Token | undefined;
  readonly price: Token;
  readonly total: Token;
  /** An amount between price and total. */
  readonly discount: Token | undefined;
  /** The words before the quantity, and those behind the price that are none of the amounts. */
  readonly before: readonly Token[];
  readonly behind: readonly Token[];
  /** Whether quantity times price is the amount, or the discount less. */
  readonly isProven: boolean;
  readonly isReduced: boolean;
  /** Whether a sign of multiplication says what the numbers are. */
  readonly hasSign: boolean;
}

const number = '\\d[\\d.]*(?:,\\d{1,6})?';
const unit = '(?![xX][ \\d])\\p{L}[\\p{L}\\d²³]{0,5}\\.?';
const price = '(?:R\\$ ?)?(?<price>\\d[\\d.]*,\\d{2,10})(?![\\d,])';
/** Orders of quantity, unit and price; where no word or sign is between the numbers, only their product tells what they are. */
const orders = [
  `(?<quantity>${number}) ?(?<unit>${unit})? ?(?<sign>(?<!\\p{L})[xX×*]) ?(?:de )?${price}`,
  `(?<quantity>${number}) ?(?<unit>${unit}) (?:a |c/ )?${price}`,
  `(?<unit>(?=\\p{L}{2})(?:${units})\\.?) (?<quantity>${number}) ?(?<sign>[xX×*])? ?${price}`,
  `(?<quantity>${number}) ${price}`,
].map((order) => new RegExp(`(?<![\\p{L}\\d.,/-])${order}`, 'dgiu'));
const amount = /(?<![\d.,])(\d[\d.]*,\d{2})(?![\d,])/dg;
const isUnit = new RegExp(`^(?:${units})\\.?$`, 'i');

/** What a number printed as a quantity may be: registers print thousandths behind a point. */
const countsOf = (text: string): number[] =>
  /^\d{1,4}\.\d{3}$/.test(text) ? [Number(text), printedNumber(text)] : [printedNumber(text)];

/** A token of a part of the text only: its neighbours may be printed without a space. */
function partOf(
  running: RunningText,
  text: string,
  [from, to]: readonly [number, number],
): Token | undefined {
  const [token] = tokensIn(running, from, to);
  return token && { ...token, text };
}

interface Found {
  readonly at: number;
  readonly total: number;
  readonly discount: number | undefined;
  readonly isReduced: boolean;
}

/** Which of the amounts behind a price is the total, with the discount before it. */
function totalOf(count: number, cost: number, amounts: readonly number[]): Found | undefined {
  for (const [at, total] of amounts.entries()) {
    if (total <= 0) continue;
    const between = amounts.slice(0, at);
    if (isProductOf(total, count, cost, centsRounded))
      return { at, total, discount: between.length > 0 ? at - 1 : undefined, isReduced: false };
    const reduced = between.findIndex(
      (less) => less > 0 && isProductOf(total + less, count, cost, centsRounded),
    );
    if (reduced >= 0) return { at, total, discount: reduced, isReduced: true };
  }
  return undefined;
}

function saleFrom(running: RunningText, match: RegExpExecArray): Sale | undefined {
  const { groups = {}, indices } = match;
  const end = match.index + match[0].length;
  const rest = running.text.slice(end);
  const amounts = [...rest.matchAll(amount)].map((each) => ({
    text: each[1] ?? '',
    span: [(each.indices?.[1]?.[0] ?? 0) + end, (each.indices?.[1]?.[1] ?? 0) + end] as const,
  }));
  const cost = printedNumber(groups['price'] ?? '');
  const found = countsOf(groups['quantity'] ?? '').flatMap((count) => {
    const total = totalOf(
      count,
      cost,
      amounts.map(({ text }) => printedNumber(text)),
    );
    return total === undefined ? [] : [{ ...total, count }];
  })[0];
  const isNamed = isUnit.test(groups['unit'] ?? '') && found === undefined;
  const total = amounts[found?.at ?? (isNamed ? amounts.length - 1 : -1)];
  if (total === undefined || cost <= 0) return undefined;
  const part = (name: string): Token | undefined => {
    const span = indices?.groups?.[name];
    return span && partOf(running, groups[name] ?? '', span);
  };
  const [quantity, unitPrice, sum] = [
    part('quantity'),
    part('price'),
    partOf(running, total.text, total.span),
  ];
  if (quantity === undefined || unitPrice === undefined || sum === undefined) return undefined;
  const less = found?.discount === undefined ? undefined : amounts[found.discount];
  // A quantity in thousandths is written with a comma elsewhere.
  const isThousandths = found !== undefined && found.count !== printedNumber(quantity.text);
  const taken = new Set([unitPrice, sum].map(({ box }) => box));
  return {
    quantity: isThousandths ? { ...quantity, text: quantity.text.replace('.', ',') } : quantity,
    unit: part('unit'),
    price: unitPrice,
    total: sum,
    discount: less && partOf(running, less.text, less.span),
    before: tokensIn(running, 0, match.index).filter(({ text }) => /[\p{L}\d#]/u.test(text)),
    behind: tokensIn(running, end, running.text.length).filter(({ box }) => !taken.has(box)),
    isProven: found !== undefined,
    isReduced: found?.isReduced ?? false,
    hasSign: groups['sign'] !== undefined,
  };
}

/** The product's quantity, price and amount in a row; undefined where it has none that prove themselves or are named by a unit. */
export function saleIn(row: readonly Token[]): Sale | undefined {
  const running = runningTextOf([{ tokens: row }]);
  const all = orders.flatMap((order) => {
    const found: Sale[] = [];
    order.lastIndex = 0;
    for (let match = order.exec(running.text); match !== null; match = order.exec(running.text)) {
      const sale = saleFrom(running, match);
      if (sale) found.push(sale);
      order.lastIndex = match.index + 1;
    }
    return found;
  });
  return all.find(({ isProven }) => isProven) ?? all[0];
}
