import type { Field } from '@lavra/contract/model/result';
import { beginsLettered, beginWithCode, freeAt, withoutPlace } from './free-rows.ts';
import { withDiscounts } from './row-discounts.ts';
import { withoutSaleLabels } from './labelled-sales.ts';
import { withCardsBelowEachOther } from './side-by-side-sales.ts';
import { withSpreadInRows } from './spread-in-rows.ts';
import { inUsualRows } from './usual-rows.ts';
import { isRestOfName, withRestOfName } from './wrapped-names.ts';
import type { Phrase } from '../phrases/phrases.ts';
import type { Sheet, Token } from '../sheet/sheet.ts';
import { gives, productOf, units, withKnownUnit, type Column, type Product } from './product-of-row.ts';

const count = '\\d{1,4}(?:[.,]\\d{1,4})?';
/** In pale print the comma may be lost; quantity times price then proves it. */
const amount = '(?:\\d[\\d.]*, ?\\d{2,4}|\\d{1,3} \\d{2,3})';
const sum = '(?:\\d[\\d.]*, ?\\d{2}|\\d{1,3} \\d{2})';
/** Three digits; struck zeros may be read as eights, and one of them twice. */
const rowNumber = '(?:\\d{3}|[089]{3}\\d)';
/** A product in one row; `place` matches the number of its place in the list. */
const inOneRow = (place: string): Phrase<Column> => ({
  pattern: new RegExp(
    `^${place}(?:(\\d{3,14}) )?(\\S.*?) (${count}) ?(${units}) ?[Xx]? ?(${amount}) (?:\\(\\S+\\) |[TFIN]\\S* )?(${sum})\\D{0,2}$`,
  ),
  gives,
});
const withCodeFirst = inOneRow('');
/** In a list whose headings begin with the code, a code may have any number of figures. */
const withOwnCode: Phrase<Column> = {
  pattern: new RegExp(
    `^(\\d{1,14}) (\\p{L}.*?) (${count}) ?(${units}) ?[Xx]? ?(${amount}) (?:\\(\\S+\\) |[TFIN]\\S* )?(${sum})\\D{0,2}$`,
    'u',
  ),
  gives,
};

/** Units that are no words of a name, and no sizes ("1 G REFRI"). */
const behindCount = 'UND?|UNID|KG|ML|LT|PCT?|PÇ|CX|FD|DZ|SC|MT|PAR|HR';

/** Layouts of a product on a roll: all in one row, quantity first, or the name above the amount. `rows` is the number of rows read together. */
const shapes: readonly { readonly rows: number; readonly phrase: Phrase<Column> }[] = [
  { rows: 1, phrase: inOneRow('(?:\\d{3} )?') },
  // A unit behind the count is none of the name.
  {
    rows: 1,
    phrase: {
      pattern: new RegExp(
        `^(${count}) ?(${behindCount})\\.? (\\p{L}.*?) (\\d[\\d.]*,\\d{2,4}) (\\d[\\d.]*,\\d{2})$`,
        'u',
      ),
      gives: [
        ['Quantity', 'decimal'],
        ['Unit', 'text'],
        ['Description', 'text'],
        ['UnitAmount', 'money'],
        ['TotalAmount', 'money'],
      ],
    },
  },
  {
    rows: 1,
    phrase: {
      // A unit with its sign is no name.
      pattern: new RegExp(
        `^(\\d{1,3}(?:,\\d{1,3})?) (?!(?:${units})\\.?(?: ?[xX*×])? \\d)(\\p{L}.*?) (\\d[\\d.]*,\\d{2}) (\\d[\\d.]*,\\d{2})$`,
        'u',
      ),
      gives: [
        ['Quantity', 'decimal'],
        ['Description', 'text'],
        ['UnitAmount', 'money'],
        ['TotalAmount', 'money'],
      ],
    },
  },
  // The tax code of an exempt product ("I1") may be read as digits, the letter after an amount as punctuation.
  {
    rows: 2,
    phrase: {
      pattern: new RegExp(
        `^(?:${rowNumber} )?(\\d{3,14}) (\\S.*?) (${count}) ?(${units}) ?[Xx] ?(${amount}) (?:\\(\\S+\\) |[TFIN]\\S* |11 )?(\\d[\\d.]*,\\d{2})(?:\\S|\\D{1,2})?$`,
      ),
      gives,
    },
  },
  // A product whose amount was not read is kept without it, so that it keeps its place among the others.
  {
    rows: 2,
    phrase: {
      pattern: new RegExp(
        `^(?:${rowNumber} )?(\\d{3,14}) (\\S.*?) (${count}) ?(${units}) ?[Xx] ?(\\d[\\d.]*,\\d{2,4})(?: (?!.*\\d,\\d\\d?(?:\\D|$)).*)?$`,
      ),
      gives: gives.filter(([id]) => id !== 'TotalAmount'),
    },
  },
];

/** What is left of a number of which a digit was not read ("5,0?"), and specks read after a row. */
const [unread, specks] = ['[^\\s,.]\\S{0,7}', '(?: \\S{1,3}){0,2}'] as const;
const begin = '^(?:\\d{3} )?(\\d{3,14}) (\\p{L}.*?)';

/** Products in one row of which one number was not read: they are kept without it, so that the others keep their places. */
const partial: readonly Phrase<Column>[] = [
  { rest: `(${count}) ?(${units}) ?[Xx]? ?(${amount}) (${sum})${specks}$`, lacks: [] },
  { rest: `(${count}) ?(${units}) ?[Xx]? ?${unread} (${sum})${specks}$`, lacks: ['UnitAmount'] },
  { rest: `(${count}) ?(${units}) ?[Xx]? ?(\\d[\\d.]*,\\d{2}) ${unread}${specks}$`, lacks: ['TotalAmount'] },
  { rest: `${unread} (${units}) ?[Xx]? ?(${amount}) (${sum})${specks}$`, lacks: ['Quantity'] },
  // The end of the row, or its count with the unit, was not read at all.
  { rest: `(${count}) ?(${units}) ?[Xx]? ?(\\d[\\d.]*,\\d{2})$`, lacks: ['TotalAmount'] },
  { rest: '(\\d[\\d.]*,\\d{2}) (\\d[\\d.]*,\\d{2})$', lacks: ['Quantity', 'Unit'] },
].map(({ rest, lacks }) => ({
  pattern: new RegExp(`${begin} ${rest}`, 'u'),
  gives: gives.filter(([id]) => !lacks.includes(id)),
}));

/** A unit of which letters were lost or misread ("K", "Pc"): its row is a product only when quantity times price proves it. */
const oddUnit: Phrase<Column> = {
  pattern: new RegExp(`${begin} (${count}) ?(\\p{L}{1,3}) ?[Xx]? ?(${amount}) (${sum})${specks}$`, 'u'),
  gives,
};
/** Half of a product whose other row was not read: its name after its number, or quantity, price and amount. */
const halves: { readonly title: Phrase<Column>; readonly sale: Phrase<Column> } = {
  title: {
    pattern: new RegExp(`^${rowNumber} (\\d{3,14}) (\\p{L}(?!.*\\d,\\d\\d).*)$`, 'u'),
    gives: gives.slice(0, 2),
  },
  sale: {
    pattern: new RegExp(
      `^(${count}) ?(${units}) ?[Xx] ?(\\d[\\d.]*,\\d{2}) (?:\\(\\S+\\) |[TFIN]\\S* |11 )?(\\d[\\d.]*,\\d{2})(?:\\S|\\D{1,2})?$`,
    ),
    gives: gives.slice(2),
  },
};

/** A value computed from others is less sure than the least sure of them. */
const ofTold = 0.9;

/** Fills in the only missing amount by quantity times price, if its sum with the others is a total printed on the sheet. */
function withToldSum(products: readonly Product[], sheet: Sheet): Product[] {
  const withoutSum = products.filter(({ row }) => row.TotalAmount === undefined);
  const [product] = withoutSum;
  const { Quantity, UnitAmount } = product?.row ?? {};
  if (withoutSum.length !== 1 || products.length < 3 || !Quantity || !UnitAmount) return [...products];
  const cents = Math.round(Number(Quantity.value) * Number(UnitAmount.value) * 100);
  const others = products.reduce(
    (all, { row }) => all + Math.round(Number(row.TotalAmount?.value ?? 0) * 100),
    0,
  );
  const printed = String(cents + others);
  if (!sheet.tokens.some(({ text }) => /^\d[\d.]*,\d{2}$/.test(text) && text.replace(/\D/g, '') === printed))
    return [...products];
  const conf = Math.round(ofTold * Math.min(Quantity.conf ?? 0, UnitAmount.conf ?? 0) * 10) / 10;
  const told: Field = { ...UnitAmount, value: (cents / 100).toFixed(2), conf };
  return products.map((each) =>
    each === product ? { ...each, row: { ...each.row, TotalAmount: told } } : each,
  );
}

/** The product behind its own code in a row, with the rest of its name from the row below. */
function namedAt({ rows, glyph }: Sheet, at: number): { product: Product; rows: number } | undefined {
  const [row = [], next = []] = rows.slice(at, at + 2);
  const product = productOf(row, withOwnCode);
  if (product?.isProven !== true) return undefined;
  const words = product.row.Description?.value.split(' ').length ?? 0;
  const whole = isRestOfName(row, next, glyph)
    ? productOf(withRestOfName(row, next, words), withOwnCode)
    : undefined;
  return whole?.isProven === true ? { product: whole, rows: 2 } : { product, rows: 1 };
}

/** The product in one of the usual layouts that begins with these words of a row. */
function shapedAt(
  { rows }: Sheet,
  own: readonly Token[],
  at: number,
): { product: Product; rows: number } | undefined {
  for (const shape of shapes) {
    const product = productOf([...own, ...rows.slice(at + 1, at + shape.rows).flat()], shape.phrase);
    if (product !== undefined) return { product, rows: shape.rows };
  }
  return undefined;
}

/** The product that begins in a row, and its number of rows. */
function wholeAt(
  sheet: Sheet,
  at: number,
  place: number,
  isCoded: boolean,
): { product: Product; rows: number } | undefined {
  const row = sheet.rows[at] ?? [];
  const named = isCoded ? namedAt(sheet, at) : undefined;
  if (named) return named;
  const lettered = isCoded && beginsLettered(row) ? freeAt(sheet, at, place, isCoded) : undefined;
  if (lettered) return { ...lettered, product: withKnownUnit(lettered.product) };
  const own = withoutPlace(row, place, isCoded);
  // A code of three figures behind the number of its place is no place.
  const coded = own === row ? undefined : productOf(own, withCodeFirst);
  if (coded && coded.isProven !== false) return { product: coded, rows: 1 };
  const shaped = shapedAt(sheet, own, at);
  // A code may stand where others print the count, and a count with its unit behind the name: the amount tells which it is.
  if (shaped && shaped.product.isProven !== false) return shaped;
  const free = freeAt(sheet, at, place, isCoded);
  if (free) return { ...free, product: withKnownUnit(free.product) };
  if (coded) return { product: coded, rows: 1 };
  if (shaped) return shaped;
  const odd = productOf(sheet.rows[at] ?? [], oddUnit);
  if (odd?.isProven === true) return { product: withKnownUnit(odd), rows: 1 };
  for (const phrase of partial) {
    const product = productOf(sheet.rows[at] ?? [], phrase);
    if (product !== undefined) return { product, rows: 1 };
  }
  return undefined;
}

/** Half of the product with this position: a name with its number, or an amount that proves itself. */
function halfOf(row: readonly Token[], place: number): Product | undefined {
  const isNumbered = Number(row[0]?.text.at(-1)) === place % 10;
  const title = isNumbered ? productOf(row, halves.title) : undefined;
  const sale = productOf(row, halves.sale);
  return title ?? (sale?.isProven === true ? sale : undefined);
}

/** Products of a roll by the shape of their rows; undefined unless half are complete, and half of those have quantity times price as amount. */
export function readReceiptRows(page: Sheet): Partial<Record<Column, Field>>[] | undefined {
  const sheet = inUsualRows(withSpreadInRows(withCardsBelowEachOther(withoutSaleLabels(page))));
  const products: Product[] = [];
  /** The row below each product. */
  const below: number[] = [];
  const isCoded = beginWithCode(sheet);
  for (let at = 0; at < sheet.rows.length; at += 1) {
    const read = wholeAt(sheet, at, products.length + 1, isCoded);
    const product = read?.product ?? halfOf(sheet.rows[at] ?? [], products.length + 1);
    if (product === undefined) continue;
    at += (read?.rows ?? 1) - 1;
    products.push(product);
    below.push(at + 1);
  }
  const whole = products.filter(({ row }) => row.Description && row.TotalAmount);
  const proven = whole.filter(({ isProven }) => isProven).length;
  const summed = whole.length;
  if (2 * summed < products.length) return undefined;
  if (proven === 0 || 2 * proven < summed) return undefined;
  return withDiscounts(
    withToldSum(products, sheet).map(({ row }) => row),
    sheet.rows,
    below,
  );
}
