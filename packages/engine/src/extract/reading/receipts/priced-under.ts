import { runFrom } from '../sheet/runs.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { units } from './product-of-row.ts';
import { aligned, between, comesTo, withText, type Row, type Spread } from './spread.ts';

const amount = /^(?:R\$)?\d[\d.]*,\d{2}$/;
/** How many were sold and at which price, said in words ("2 un de 78,50", "3 × R$ 7,50 cada"). */
const saleAt = new RegExp(
  `^(\\d{1,4}(?:,\\d{1,3})?) (?:(${units})\\.? )?(?:de|a|por|[x×*]) (?:R\\$ )?((?:R\\$)?\\d[\\d.]*,\\d{2,4})(?: (?:cada|unit\\.?))?$`,
  'i',
);
/** Most words of such a sale, and rows above it in which its name may be. */
const [mostWords, mostRows] = [6, 3] as const;

interface Sale {
  readonly words: Row;
  readonly count: Token;
  readonly unit: Token;
  readonly price: Token;
}

/** The sale that begins with a word of a row, alone in its place. */
function saleFrom(row: Row, at: number, glyph: number): Sale | undefined {
  for (let length = Math.min(mostWords, row.length - at); length >= 3; length -= 1) {
    const words = row.slice(at, at + length);
    const next = row[at + length];
    const [, , unit, price] = saleAt.exec(printedOf(words)) ?? [];
    const [count, second] = words;
    const one = words.find(({ text }) => text === price);
    if (count === undefined || one === undefined) continue;
    if (next !== undefined && next.left - edgesOf(words).right < between * glyph) return undefined;
    const called =
      unit !== undefined && second !== undefined ? withText(second, unit.toUpperCase()) : undefined;
    return { words, count, unit: called ?? withText(count, 'UN'), price: one };
  }
  return undefined;
}

/** The next words behind a name on its line that are an amount, by their places on the page: columns may have been put below each other. */
function amountBeside(name: Row, tokens: Row): Token | undefined {
  const [, y = 0, , height = 0] = name[0]?.box ?? [];
  const right = Math.max(...name.map(({ box: [x, , width] }) => x + width));
  const [next] = tokens
    .filter(({ text, box: [x, top, , high] }) => {
      const isOnLine = Math.abs(top + high / 2 - y - height / 2) < height / 2;
      return isOnLine && x > right && text !== 'R$';
    })
    .toSorted((one, other) => one.box[0] - other.box[0]);
  return amount.test(next?.text ?? '') ? next : undefined;
}

/** The words from the left edge of a sale on, right above it, with the amount that it comes to. */
function nameOver(
  row: Row,
  { words, count, price }: Sale,
  { tokens, glyph }: Sheet,
): { readonly name: Row; readonly sum: Token } | undefined {
  const { left, top } = edgesOf(words);
  const from = row.findIndex((token) => Math.abs(token.left - left) < aligned * glyph);
  if (from < 0) return undefined;
  const name = runFrom(row, from, between * glyph);
  const space = top - edgesOf(name).bottom;
  const isName = /\p{L}{2}/u.test(printedOf(name)) && !name.some(({ text }) => amount.test(text));
  const isAbove = space > -0.4 * glyph && space < between * glyph;
  const sum = isName && isAbove ? amountBeside(name, tokens) : undefined;
  return sum !== undefined && comesTo(sum.text, count.text, price.text) ? { name, sum } : undefined;
}

/** Products of which a small line under the name, in this row, says how many there were at which price, their amount beside the name. */
export function pricedUnder(sheet: Sheet, at: number): Spread[] {
  const { rows, glyph } = sheet;
  const [row = []] = rows.slice(at, at + 1);
  return row.flatMap((token, index) => {
    const sale = /^\d/.test(token.text) ? saleFrom(row, index, glyph) : undefined;
    if (sale === undefined) return [];
    const { count, unit, price, words } = sale;
    for (const above of rows.slice(Math.max(0, at - mostRows), at).toReversed()) {
      const { name, sum } = nameOver(above, sale, sheet) ?? {};
      if (name === undefined || sum === undefined) continue;
      return [{ words: [...name, sum, ...words], rows: [[...name, count, unit, price, sum]] }];
    }
    return [];
  });
}
