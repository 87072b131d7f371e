import { edgesOf, printedOf, type Sheet } from '../sheet/sheet.ts';
import { aligned, between, comesTo, type Row } from './spread.ts';

/** What was sold, with its amount: count, unit, sign and price. */
const sale =
  /(?<![\d.,])(\d{1,5}(?:,\d{1,4})?) ?(?:\p{L}{1,6}\.? ?)?[xX*×] ?(?:R\$ ?)?(\d[\d.]*,\d{2,4}) (?:= ?)?(?:R\$ ?)?(\d[\d.]*,\d{2})(?!\d)/gu;
/** Most rows of a card over what was sold. */
const mostOver = 3;

/** The sales that a row consists of, where it has several and each count times price is the amount. */
function salesIn(row: Row): Row[] {
  const text = printedOf(row);
  const matches = [...text.matchAll(sale)];
  const isProven = matches.every(([, count = '', price = '', sum = '']) => comesTo(sum, count, price));
  if (matches.length < 2 || !isProven || text.replace(sale, '').trim() !== '') return [];
  const starts = row.map((_, at) => printedOf(row.slice(0, at)).length);
  return matches.map(({ index, 0: print }) =>
    row.filter((_, at) => (starts[at] ?? 0) >= index - 1 && (starts[at] ?? 0) < index + print.length - 1),
  );
}

/** The words of a row by the card at whose left edge they begin; undefined where some begin elsewhere. */
function partedAt(row: Row, lefts: readonly number[], glyph: number): Row[] | undefined {
  const parts = lefts.map((left, at) =>
    row.filter(
      (token) =>
        token.left > left - aligned * glyph && token.left < (lefts[at + 1] ?? Infinity) - aligned * glyph,
    ),
  );
  const areCards = parts.every(
    (part, at) =>
      part.length === 0 || Math.abs(edgesOf(part).left - (lefts[at] ?? Infinity)) < aligned * glyph,
  );
  return areCards && parts.flat().length === row.length ? parts : undefined;
}

/** The rows of cards side by side over a row of sales, each parted into those of the cards. */
function rowsOver(rows: readonly Row[], sales: readonly Row[], glyph: number): Row[][] {
  const lefts = sales.map((words) => edgesOf(words).left);
  const over: Row[][] = [];
  let { top } = edgesOf(sales.flat());
  for (const row of rows.slice(-mostOver).toReversed()) {
    const parts = partedAt(row, lefts, glyph);
    if (parts === undefined || top - edgesOf(row).bottom > between * glyph) break;
    over.unshift(parts);
    ({ top } = edgesOf(row));
  }
  return over;
}

/** The sheet with products in cards side by side one below the other, as registers print them; only those whose count times price is the amount. */
export function withCardsBelowEachOther(sheet: Sheet): Sheet {
  const rows: Row[] = [];
  let isTouched = false;
  for (const row of sheet.rows) {
    const sales = salesIn(row);
    const over = sales.length === 0 ? [] : rowsOver(rows, sales, sheet.glyph);
    if (over.length === 0) rows.push(row);
    else {
      isTouched = true;
      rows.splice(-over.length);
      for (const [at, words] of sales.entries()) {
        rows.push(...over.map((parts) => parts[at] ?? []).filter((part) => part.length > 0), words);
      }
    }
  }
  return isTouched ? { ...sheet, rows, tokens: rows.flat() } : sheet;
}
