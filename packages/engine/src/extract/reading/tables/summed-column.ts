import { parseMoney } from '@lavra/brazil/money';
import { edgesOf, printedOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { runsApart } from '../sheet/runs.ts';
import { fold } from '../sheet/text.ts';
import { unrounded } from '../values/products.ts';
import { isAmount, type LedAmounts, listOf, type Pair } from './led-amounts.ts';
import { isSum } from './end-of-list.ts';

/** Widest space between words of one name, how far the edges of names and of amounts in one column differ, and widest spaces below a row and above the sum, in glyphs. */
const [betweenWords, aligned, betweenRows, beforeSum] = [1.5, 0.6, 2, 4] as const;
/** Fewest amounts other than zero that their sum proves: by what it is called, or whatever it is called. */
const [fewestNamed, fewest] = [2, 3] as const;

/** Each name of a row with the amount that alone is behind it. */
function pairsOf(row: readonly Token[], glyph: number): Pair[] {
  const runs = runsApart(
    row.filter(({ text }) => text !== 'R$'),
    betweenWords * glyph,
  );
  return runs.flatMap((run, index) => {
    const [amount, ...others] = run;
    const name = runs[index - 1];
    const isPair = amount !== undefined && others.length === 0 && isAmount(amount);
    return isPair && name !== undefined && /^\p{L}/u.test(name[0]?.text ?? '') ? [{ name, amount }] : [];
  });
}

const valueOf = ({ amount }: Pair): number => Number(parseMoney(amount.text));

/** The pairs from the first one on whose sum is the amount of the pair below them, or an amount that stands apart from the column; undefined where none is. */
function summedFrom(
  column: readonly Pair[],
  apart: readonly Token[],
  glyph: number,
): readonly Pair[] | undefined {
  const own: Pair[] = [];
  let [sum, parts] = [0, 0];
  const isSummedApart = (): boolean =>
    parts >= fewest && apart.some(({ text }) => Math.abs(sum - Number(parseMoney(text))) < unrounded);
  for (const pair of column) {
    const last = own.at(-1);
    const space = last === undefined ? 0 : (edgesOf(pair.name).top - edgesOf(last.name).bottom) / glyph;
    const isNamed = isSum.test(fold(printedOf(pair.name)));
    const isProven = parts >= (isNamed ? fewestNamed : fewest) && Math.abs(sum - valueOf(pair)) < unrounded;
    if (isProven && space <= beforeSum) return own;
    if (isNamed || space > betweenRows) return isSummedApart() ? own : undefined;
    own.push(pair);
    sum += valueOf(pair);
    if (valueOf(pair) !== 0) parts += 1;
  }
  return isSummedApart() ? own : undefined;
}

/** Names with their amounts set to one right edge, in a column wherever it stands, whose sum is printed below them ("Frete 80,00", "Coleta 15,00", "A cobrar 95,00"). */
export function readSummedColumn({ rows, glyph }: Sheet): LedAmounts | undefined {
  const pairs = rows.flatMap((row) => pairsOf(row, glyph));
  const isBelow = (first: Pair, { name, amount }: Pair): boolean =>
    Math.abs(edgesOf(name).left - edgesOf(first.name).left) < aligned * glyph &&
    Math.abs(amount.right - first.amount.right) < aligned * glyph;
  const amounts = rows.flat().filter(isAmount);
  const apartFrom = (column: readonly Pair[]): Token[] => {
    const own = new Set(column.map(({ amount }) => amount));
    return amounts.filter((amount) => !own.has(amount));
  };
  for (const [index, first] of pairs.entries()) {
    const column = pairs.slice(index).filter((pair) => isBelow(first, pair));
    const own = summedFrom(column, apartFrom(column), glyph);
    if (own !== undefined) return listOf(own, glyph);
  }
  return undefined;
}
