import { toCents } from '@lavra/brazil/money';
import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../../evidence/field.ts';
import { readWhole } from '../values/values.ts';
import { rowsOf, type Sheet, type Token } from '../sheet/sheet.ts';

type Rows = readonly Readonly<Record<string, Field>>[];

/** Whether a word is in a field's box on its page; the box is that of the whole value. */
function isIn({ box: [x, y, width, height] }: Token, { box }: Field): boolean {
  if (box === undefined) return false;
  const [left, top, wide, high] = box;
  const [centre, middle] = [x + width / 2, y + height / 2];
  return centre > left && centre < left + wide && middle > top && middle < top + high;
}

/** The sheet without prices and amounts of products that prove themselves: below the heading of their column they are no value of that label ("Soma"). */
export function withoutAmountsOf(sheet: Sheet, products: Rows): Sheet {
  const own = products.flatMap((row) =>
    [row['UnitAmount'], row['TotalAmount']].flatMap((field) =>
      field?.checks?.some(({ check, ok }) => check === 'item_product' && ok) === true ? [field] : [],
    ),
  );
  // The amount of a single product is also that of the receipt.
  if (products.length < 2 || own.length === 0) return sheet;
  const tokens = sheet.tokens.filter(
    (token) => !own.some((field) => (field.page ?? sheet.page) === sheet.page && isIn(token, field)),
  );
  return { ...sheet, tokens, rows: rowsOf(tokens, sheet.glyph) };
}

const placed = 0.95;

/** What products come to in a row of its own below them, whatever it is called: the sum of their amounts, with words before it and nothing behind it. */
export function sumBelow({ rows }: Sheet, products: Rows): Field | undefined {
  const amounts = products.map((row) => (row['TotalAmount'] ? toCents(row['TotalAmount'].value) : undefined));
  if (products.length < 2 || amounts.includes(undefined)) return undefined;
  const sum = amounts.reduce<bigint>((all, cents) => all + (cents ?? 0n), 0n);
  for (const row of rows) {
    const last = row.at(-1);
    const reading = last && /\d,\d\d$/.test(last.text) ? readWhole(last.text, 'money', [last]) : undefined;
    const isSum = reading !== undefined && toCents(reading.value) === sum;
    const amountsOf = row.filter(({ text }) => /\d,\d\d$/.test(text));
    if (isSum && amountsOf.length === 1 && row.some(({ text }) => /\p{L}{3}/u.test(text)))
      return fieldOf({
        ...reading,
        anchorFit: 1,
        placed,
        checks: [{ check: 'items_sum', ok: true }],
      });
  }
  return undefined;
}

/** The amount of a row that is the total with what was taken off it and without what was added, whatever it is called ("Preço da viagem"). */
export function priceBefore(
  { rows }: Sheet,
  total: Field | undefined,
  less: Field | undefined,
  more: Field | undefined,
): Field | undefined {
  const [due, off, added] = [total, less, more].map((field) => (field ? toCents(field.value) : undefined));
  if (due === undefined || (off === undefined && added === undefined)) return undefined;
  const price = due + (off ?? 0n) - (added ?? 0n);
  if (price === due || price <= 0n) return undefined;
  for (const row of rows) {
    const amounts = row.filter(({ text }) => /^(?:R\$)?\d[\d.]*,\d\d$/.test(text));
    const [amount] = amounts;
    const reading =
      amount && amounts.length === 1
        ? readWhole(amount.text.replace('R$', ''), 'money', [amount])
        : undefined;
    if (
      reading !== undefined &&
      toCents(reading.value) === price &&
      row.some(({ text }) => /\p{L}{3}/u.test(text))
    )
      return fieldOf({ ...reading, anchorFit: 1, placed, checks: [{ check: 'totals_sum', ok: true }] });
  }
  return undefined;
}

/** A rate in percent, as it is printed behind what is added by it. */
const rateOf = /^\(?(\d{1,2}(?:,\d{1,2})?)%\)?$/;
/** A product of an amount and a rate is printed with its third decimal cut or rounded, in cents. */
const rounded = 1;

/** What is added to the price, whatever it is called: its row names a rate, its amount is that share of the price, and both together are the total ("Taxa de turismo 5%"). */
export function shareAdded(
  { rows }: Sheet,
  price: Field | undefined,
  total: Field | undefined,
): Field | undefined {
  const [before, due] = [price, total].map((field) => (field ? toCents(field.value) : undefined));
  if (before === undefined || due === undefined || due <= before) return undefined;
  for (const row of rows) {
    const [amount, ...others] = row.filter(({ text }) => /^(?:R\$)?\d[\d.]*,\d\d$/.test(text));
    const rate = row.flatMap(({ text }) => rateOf.exec(text)?.[1] ?? [])[0];
    const reading =
      amount && others.length === 0 ? readWhole(amount.text.replace('R$', ''), 'money', [amount]) : undefined;
    if (reading === undefined || rate === undefined || toCents(reading.value) !== due - before) continue;
    const share = (Number(before) * Number(rate.replace(',', '.'))) / 100;
    if (Math.abs(share - Number(due - before)) < rounded)
      return fieldOf({ ...reading, anchorFit: 1, placed, checks: [{ check: 'totals_sum', ok: true }] });
  }
  return undefined;
}
