import { parseMoney } from '@lavra/brazil/money';
import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../../evidence/field.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';
import { unrounded } from '../values/products.ts';
import { readValue } from '../values/values.ts';
import { isSum } from './end-of-list.ts';

/** Widest space between two rows of one list, in glyphs. */
const betweenRows = 2;
/** Fewest amounts that a sum proves; one alone is the sum itself. */
const fewest = 2;
/** Proven by their sum, as sure as a cell below its heading. */
const placed = 0.96;

/** A name with the word of its amount. */
export interface Pair {
  readonly name: readonly Token[];
  readonly amount: Token;
}

/** The rows of a list of names and amounts, with their words. */
export interface LedAmounts {
  readonly rows: readonly Readonly<Record<'Name' | 'Amount', Field>>[];
  readonly totals: Readonly<Record<string, never>>;
  readonly used: ReadonlySet<Token>;
}

/** Whether a word is an amount of money. */
export const isAmount = ({ text }: Token): boolean => /^\d[\d.]*,\d\d$/.test(text);

/** A row of names, each with a colon and its amount behind it, and nothing else; none where it is another row. */
function pairsOf(row: readonly Token[]): readonly Pair[] {
  const pairs: Pair[] = [];
  let name: Token[] = [];
  for (const token of row) {
    if (/^(?:R\$|[·•|;,])$/.test(token.text)) continue;
    if (!isAmount(token)) name.push(token);
    else if (name.at(-1)?.text.endsWith(':') === true && /^\p{L}[^\d:]*:$/u.test(printedOf(name))) {
      pairs.push({ name, amount: token });
      name = [];
    } else return [];
  }
  return name.length > 0 ? [] : pairs;
}

const valueOf = ({ amount }: Pair): number => Number(parseMoney(amount.text));

/** Names with their amounts behind them in lines of text, wherever they stand, whose sum is printed behind them ("Frete valor: 880,00  Pedágio: 36,00" over "Valor total: 916,00"). */
export function readLedAmounts({ rows, glyph }: Sheet): LedAmounts | undefined {
  let pairs: Pair[] = [];
  let bottom = -Infinity;
  for (const row of rows) {
    const { top, bottom: end } = edgesOf(row);
    const own = pairsOf(row);
    if (own.length === 0 || top - bottom > betweenRows * glyph) pairs = [];
    bottom = end;
    for (const pair of own) {
      const sum = pairs.reduce((all, each) => all + valueOf(each), 0);
      const isTotal = isSum.test(fold(printedOf(pair.name)));
      if (isTotal && pairs.length >= fewest && Math.abs(sum - valueOf(pair)) < unrounded)
        return listOf(pairs, glyph);
      pairs = isTotal ? [] : [...pairs, pair];
    }
  }
  return undefined;
}

/** The list of pairs that their sum proved. */
export function listOf(pairs: readonly Pair[], glyph: number): LedAmounts {
  return {
    rows: pairs.flatMap(({ name, amount }) => {
      const [called, reading] = [readValue(name, 'text', glyph), readValue([amount], 'money', glyph)];
      return called === undefined || reading === undefined
        ? []
        : [
            {
              Name: fieldOf({ ...called, anchorFit: 1, placed, doubts: ['inRow'] }),
              Amount: fieldOf({
                ...reading,
                anchorFit: 1,
                placed,
                checks: [...reading.checks, { check: 'items_sum', ok: true }],
              }),
            },
          ];
    }),
    totals: {},
    used: new Set(pairs.flatMap(({ name, amount }) => [...name, amount])),
  };
}
