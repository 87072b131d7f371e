import { runFrom } from '../sheet/runs.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';
import { centsRounded, isProductOf, printedNumber } from '../values/products.ts';
import { units } from './product-of-row.ts';

type Row = readonly Token[];

const amount = /^(?:R\$)?\d[\d.]*,\d{2}$/;
/** How many were sold and at which price, said in words ("2 un de 78,50", "3 × R$ 7,50 cada"). */
const saleAt = new RegExp(
  `^(\\d{1,4}(?:,\\d{1,3})?) (?:(${units})\\.? )?(?:de|a|por|[x×*]) (?:R\\$ )?((?:R\\$)?\\d[\\d.]*,\\d{2,4})(?: (?:cada|unit\\.?))?$`,
  'i',
);
/** Most words of such a sale, rows above it in which its name may be, space between the two, and between their left edges; the last two in glyphs. */
const [mostWords, mostRows, between, aligned] = [6, 3, 1.6, 1] as const;

interface Sale {
  readonly words: Row;
  readonly count: Token;
  readonly unit: Token | undefined;
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
      unit === undefined || second === undefined
        ? undefined
        : { ...second, text: unit.toUpperCase(), folded: fold(unit) };
    return { words, count, unit: called, price: one };
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
  const isProven =
    sum !== undefined &&
    isProductOf(
      printedNumber(sum.text),
      printedNumber(count.text),
      printedNumber(price.text.replace('R$', '')),
      centsRounded,
    );
  return isProven ? { name, sum } : undefined;
}

/**
 * The sheet with products of which a small line under the name says how many there were at which price, their amount beside the name, in one row
 * each, as other registers print them; what stands beside them in another column keeps rows of its own. Only those whose count times price is the amount.
 */
export function withPricedUnderInRows(sheet: Sheet): Sheet {
  const { rows, glyph } = sheet;
  /** What becomes of a name, by its first word. */
  const products = new Map<Token, Row>();
  const taken = new Set<Token>();
  for (const [at, row] of rows.entries())
    for (const [index, token] of row.entries()) {
      const sale = /^\d/.test(token.text) ? saleFrom(row, index, glyph) : undefined;
      if (sale === undefined) continue;
      const { name, sum } =
        rows
          .slice(Math.max(0, at - mostRows), at)
          .toReversed()
          .map((above) => nameOver(above, sale, sheet))
          .find((found) => found !== undefined) ?? {};
      const [first] = name ?? [];
      if (name === undefined || sum === undefined || first === undefined || taken.has(first)) continue;
      const { count, price, words } = sale;
      const unit = sale.unit ?? { ...count, text: 'UN', folded: 'UN' };
      products.set(first, [...name, count, unit, price, sum]);
      for (const word of [...name, sum, ...words]) taken.add(word);
    }
  if (products.size === 0) return sheet;
  const laid = rows.flatMap((row) => {
    const parts: Token[][] = [[]];
    for (const token of row) {
      const product = products.get(token);
      if (product !== undefined) parts.push([...product], []);
      else if (!taken.has(token)) parts.at(-1)?.push(token);
    }
    return parts.filter((part) => part.length > 0);
  });
  return { ...sheet, rows: laid, tokens: laid.flat() };
}
