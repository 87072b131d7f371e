import { parseMoney } from '@lavra/brazil/money';
import { edgesOf, printedOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { runsApart } from '../sheet/runs.ts';
import { fold } from '../sheet/text.ts';
import { unrounded } from '../values/products.ts';
import { isSum } from './end-of-list.ts';
import { isAmount, type LedAmounts, listOf } from './led-amounts.ts';

/** Widest space between words of one name, and most space between the names and their amounts, in glyphs. */
const [betweenWords, underNames] = [0.9, 2] as const;
/** Fewest amounts that their sum proves. */
const fewest = 2;

const valueOf = ({ text }: Token): number => Number(parseMoney(text));

/** The runs of a row from its first name up to the word for their sum; undefined without that word. */
function namesUpToSum(row: readonly Token[], glyph: number): Token[][] | undefined {
  const runs = runsApart(
    row.filter(({ text }) => text !== 'R$'),
    betweenWords * glyph,
  );
  const sum = runs.findIndex((run) => isSum.test(fold(printedOf(run))));
  const names = runs.slice(0, sum + 1);
  return sum >= fewest && names.every((run) => /^\p{L}[^\d:]*$/u.test(printedOf(run))) ? names : undefined;
}

/** Names in a row with their amounts in the row below, the last of which is their sum ("Frete  Pedágio  Total" over "80,00  15,00  95,00"), wherever they stand and whatever is beside them. */
export function readSummedNames({ rows, glyph }: Sheet): LedAmounts | undefined {
  for (const [index, row] of rows.entries()) {
    const names = namesUpToSum(row, glyph);
    const below = rows[index + 1];
    if (names === undefined || below === undefined) continue;
    const amounts = below.filter(({ text }) => text !== 'R$').slice(0, names.length);
    if (amounts.length < names.length || !amounts.every(isAmount)) continue;
    if (edgesOf(amounts).top - edgesOf(names.flat()).bottom > underNames * glyph) continue;
    const parts = amounts.slice(0, -1);
    const [total] = amounts.slice(-1);
    const sum = parts.reduce((all, amount) => all + valueOf(amount), 0);
    if (total === undefined || Math.abs(sum - valueOf(total)) >= unrounded) continue;
    return listOf(
      parts.flatMap((amount, at) => (names[at] === undefined ? [] : [{ name: names[at], amount }])),
      glyph,
    );
  }
  return undefined;
}
