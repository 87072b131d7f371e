import type { Token } from '../../reading/sheet/sheet.ts';
import { centsRounded, isProductOf, printedAmount } from '../../reading/values/products.ts';

type Rows = readonly (readonly Token[])[];

/** A number with what may stand for its currency. */
const number = /^(?:R\$)?(\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?)$/;
/** A number without the signs of a sentence behind it. */
export const figuresOfWord = ({ text }: Token): string => text.replace(/[.,;:)]+$/, '');
/** A number, or a rate with its sign. */
export const isNumber = (token: Token): boolean =>
  number.test(figuresOfWord(token)) || /^\d{1,3}(?:,\d{1,4})?%$/.test(token.text);
/** The number of a product in its list, at the beginning of a row. */
const ordinal = /^\d{1,3}[.)]$/;
const times = /^[x×*]$/i;
const unit = /^\p{L}{1,4}\d?\.?$/u;

/** Quantity, price and amount of a card, with the unit beside the quantity: three numbers of which two make the third. */
export interface Sale {
  readonly quantity: Token;
  readonly price: Token;
  readonly total: Token;
  readonly unit: Token | undefined;
}

const amountIn = (token: Token): number => printedAmount(figuresOfWord(token));

/** Whether a sale says no more than that an amount is once itself, as a figure of the name may ("1 L") with a tax's base that is the amount. */
const isOfOne = ({ price, total }: Sale): boolean => amountIn(price) === amountIn(total);

/** Whether an amount is the product of a quantity and a price. */
const isTotalOf = (total: Token, quantity: Token, price: Token): boolean =>
  /,\d{2}$/.test(figuresOfWord(total)) &&
  amountIn(total) > 0 &&
  isProductOf(amountIn(total), amountIn(quantity), amountIn(price), centsRounded);

/** The sale in the rows of a card, by the product that its numbers make; undefined where none do. */
export function saleOf(rows: Rows, taken: ReadonlySet<Token>): Sale | undefined {
  let ofOne: Sale | undefined;
  for (const row of rows) {
    const numbers = row.filter(
      (token) =>
        !taken.has(token) &&
        number.test(figuresOfWord(token)) &&
        !(token === row[0] && ordinal.test(token.text)) &&
        !/[-–(]$/.test(row[row.indexOf(token) - 1]?.text ?? ''),
    );
    for (const [at, quantity] of numbers.entries())
      for (const [next, price] of numbers.entries()) {
        if (next <= at || !/,\d{2}/.test(price.text)) continue;
        const total = numbers.slice(next + 1).find((each) => isTotalOf(each, quantity, price));
        if (total === undefined) continue;
        const sale = withUnitOf(row, numbers.slice(at + 1, next), { quantity, price, total });
        if (!isOfOne(sale)) return sale;
        ofOne ??= sale;
      }
  }
  return ofOne ?? saleInRows(rows, taken);
}

/** The sale with the unit beside its quantity, for which a figure of the name may stand as well ("Mesa 6 lugares … 6 UN"). */
function withUnitOf(
  row: readonly Token[],
  between: readonly Token[],
  sale: Pick<Sale, 'quantity' | 'price' | 'total'>,
): Sale {
  const unit = unitBeside(row, sale.quantity);
  const other = between.findLast(
    (token) => amountIn(token) === amountIn(sale.quantity) && unitBeside(row, token) !== undefined,
  );
  if (unit !== undefined || other === undefined) return { ...sale, unit };
  return { ...sale, quantity: other, unit: unitBeside(row, other) };
}

/** Most words between a quantity and its price, which are its unit and a sign, beside those of the price itself. */
const mostBeforePrice = 2;
/** What a price is called or begins with. */
const ofPrice = /^(?:R\$|un(?:it)?\.|unit[áa]rio|pre[çc]o|cada|a|por)$/iu;

/** A sale whose amount stands in a row below its quantity and price, or over them ("R$ 59,70" at the end of the row of the name). */
function saleInRows(rows: Rows, taken: ReadonlySet<Token>): Sale | undefined {
  const isFree = (token: Token): boolean => !taken.has(token) && number.test(figuresOfWord(token));
  for (const [at, row] of rows.entries())
    for (const [index, price] of row.entries()) {
      if (!isFree(price) || !/,\d{2}/.test(price.text)) continue;
      const before = row
        .slice(0, index)
        .filter(({ text }) => !ofPrice.test(text))
        .slice(-mostBeforePrice - 1);
      const quantity = before.findLast(isFree);
      if (quantity === undefined) continue;
      const others = [...rows.slice(at + 1).flat(), ...rows.slice(0, at).toReversed().flat()];
      const total = others.find((each) => isFree(each) && isTotalOf(each, quantity, price));
      if (total) return { quantity, price, total, unit: unitBeside(row, quantity) };
    }
  return undefined;
}

function unitBeside(row: readonly Token[], quantity: Token): Token | undefined {
  const at = row.indexOf(quantity);
  return [row[at + 1], row[at - 1]].find(
    (token) => token !== undefined && unit.test(token.text) && !times.test(token.text),
  );
}

/** Words between the quantity and the name behind it, and between the name and its price. */
const [beforeName, behindName] = [
  /^(?:de|d[oa]s?|[x×*])$/iu,
  /^(?:R\$|a|ao|à|por|pre[çc]o|de|valor|unit[áa]rio|cada|un\.)$/iu,
];

/** The words of a name that stands between its quantity and its price ("3 UN de Lona de algodão, a R$ 9,00 cada"). */
export function nameInSale(rows: Rows, { quantity, unit: of, price }: Sale): readonly Token[] {
  const row = rows.find((each) => each.includes(quantity) && each.includes(price)) ?? [];
  const words = row.slice(row.indexOf(quantity) + 1, row.indexOf(price)).filter((token) => token !== of);
  const from = words.findIndex(({ text }) => !beforeName.test(text));
  const to = words.findLastIndex(({ text }) => !behindName.test(text));
  return from < 0 ? [] : words.slice(from, to + 1);
}
