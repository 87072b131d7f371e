import { fromCents, toCents } from '@lavra/brazil/money';
import { inRow } from '../labels/around-label.ts';
import { shortMonths } from '../phrases/days.ts';
import { middleOf, rowsOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { readWhole } from '../values/values.ts';
import { runFrom, runsApart } from '../sheet/runs.ts';
import { withSignedAmounts } from './signed-amounts.ts';

/** A line of a bill: description and amount. */
export interface SummedRow {
  readonly description: readonly Token[];
  readonly amount: Token;
  readonly value: string;
}

/** Rows that prove themselves: their amounts add up to the total below them. */
export interface SummedRows {
  readonly rows: readonly SummedRow[];
  readonly total: string;
  readonly sum: readonly Token[];
  /** The words beside the total, or right above it, folded. */
  readonly named: string;
}

const centsOf = (token: Token): bigint | undefined => {
  // In a sentence a comma may follow an amount.
  const text = token.text.replace(/(?<=,\d{2})[,;]$/, '');
  const value = /[,.]\d{2}$/.test(text) ? readWhole(text, 'money', [token])?.value : undefined;
  return value === undefined ? undefined : toCents(value);
};

interface Amount {
  readonly token: Token;
  readonly cents: bigint;
}

/** The words beside a large amount that stand in one line: the upper one where two lines of a text are level with it. */
function upperLine(words: readonly Token[], glyph: number): readonly Token[] {
  const areBelowEachOther = words.some((one) =>
    words.some((other) => other.top >= middleOf(one) && other.left < one.right && other.right > one.left),
  );
  if (!areBelowEachOther) return words;
  return rowsOf(words, glyph).find((line) => line.some(isWord)) ?? words;
}

/** The words left of an amount in its row and of the amounts right before it, up to another amount. */
function wordsBefore(amount: Token, { tokens, glyph }: Sheet): readonly Token[] {
  const before = tokens.filter((token) => token.right <= amount.left + 0.2 * glyph);
  const level = upperLine(
    before.filter((token) => inRow(token, amount, glyph)),
    glyph,
  );
  // The box of an amount from a second pass may be slightly off its row.
  const near = before.filter((token) => Math.abs(middleOf(token) - middleOf(amount)) < glyph);
  const row = (level.length > 0 ? level : near).toSorted((a, b) => b.left - a.left);
  // Amounts of other columns may stand between an amount and what it is for.
  const first = row.findIndex((token) => centsOf(token) === undefined);
  const words = first < 0 ? [] : row.slice(first);
  const end = words.findIndex((token) => centsOf(token) !== undefined);
  return words
    .slice(0, end < 0 ? undefined : end)
    .toReversed()
    .filter(({ text }) => !times.test(text));
}

/** The texts before an amount; a bill may be printed larger than the small print around it. */
const textsBefore = (amount: Token, words: readonly Token[], glyph: number): readonly (readonly Token[])[] =>
  runsApart(words, 2 * Math.max(glyph, amount.bottom - amount.top));

/** What an amount is for: of several texts before it the one that is set to a heading above it, else the first. */
function descriptionOf(amount: Token, sheet: Sheet, headings: readonly Token[] = []): readonly Token[] {
  const { glyph } = sheet;
  const own = wordsBefore(amount, sheet);
  const firstRun = (row: readonly Token[]): readonly Token[] => textsBefore(amount, row, glyph)[0] ?? [];
  const isSet = (token: Token, at: number): boolean =>
    token.left - (own[at - 1]?.right ?? -Infinity) > 2 * glyph &&
    headings.some(
      ({ left, bottom }) => Math.abs(left - token.left) < 0.5 * glyph && bottom < token.top + 0.3 * glyph,
    );
  const set = own.findLastIndex(isSet);
  const run = firstRun(set < 0 ? own : own.slice(set));
  if (set >= 0) return run;
  const behind = own.slice(run.length);
  // The unit of another column's number has no word either.
  const isNone = day.test(run.map(({ text }) => text).join(' ')) || !run.some(isWord);
  return behind.some(isWord) && isNone ? firstRun(behind) : run;
}

/** How far the left edges of one column's texts differ at most, in glyphs. */
const ofEdge = 0.5;

/** Rows whose descriptions are set to one edge: where some begin elsewhere, beside another box, all are taken at the edge that every row has a text at. */
function onOneEdge(rows: readonly SummedRow[], sheet: Sheet): readonly SummedRow[] {
  const { glyph } = sheet;
  const isAt = (left: number, run: readonly Token[]): boolean =>
    run.some(isWord) && Math.abs((run[0]?.left ?? Infinity) - left) < ofEdge * glyph;
  const edges = rows.flatMap(({ description: [first] }) => first?.left ?? []);
  const isOne = edges.every((left) => Math.abs(left - (edges[0] ?? left)) < ofEdge * glyph);
  if (isOne) return rows;
  const texts = rows.map(({ amount }) => textsBefore(amount, wordsBefore(amount, sheet), glyph));
  const common = edges.find((left) => texts.every((runs) => runs.some((run) => isAt(left, run))));
  if (common === undefined) return rows;
  return rows.map((row, at) => ({
    ...row,
    description: texts[at]?.find((run) => isAt(common, run)) ?? row.description,
  }));
}

/** Whether all texts that a line of print begins with are another column's: the total's name and every row have a text at one edge behind them. */
function onEdgeOfTotal(rows: readonly SummedRow[], total: Token, sheet: Sheet): readonly SummedRow[] {
  const { glyph } = sheet;
  const runsOf = (amount: Token): readonly (readonly Token[])[] =>
    textsBefore(amount, wordsBefore(amount, sheet), glyph);
  const edge = runsOf(total).at(-1)?.[0]?.left;
  if (edge === undefined) return rows;
  const isBehind = ({ description: [first] }: SummedRow): boolean =>
    edge - (first?.left ?? Infinity) > ofEdge * glyph;
  const texts = rows.map(({ amount }) =>
    runsOf(amount).find((run) => run.some(isWord) && Math.abs((run[0]?.left ?? 0) - edge) < ofEdge * glyph),
  );
  if (!rows.some(isBehind) || texts.includes(undefined)) return rows;
  return rows.map((row, at) => ({ ...row, description: texts[at] ?? row.description }));
}

/** A description has a word of three letters at least. */
const isWord = ({ folded }: Token): boolean => /[A-Z]{3}/.test(folded);

/** How many of a thing were bought ("3x"), which is no word of its name. */
const times = /^\d{1,4}[xX×]$/;

/** Statements print the day of each line before what it was for ("02 mar", "02/03"). */
const day = new RegExp(
  String.raw`^\d{1,2}(?:[/.]\d{2}(?:[/.]\d{2,4})?| ?(?:de )?(?:${shortMonths})\p{L}*\.?)$`,
  'iu',
);

/** Widest space between a total and its heading, in glyphs. */
const underHeading = 3;

/** What a total is called: the words left of it in its row, or else those right above it. */
function nameOf(total: Token, sheet: Sheet): string {
  const { tokens, glyph } = sheet;
  const beside = descriptionOf(total, sheet).filter(({ folded }) => /[A-Z]{2}/.test(folded));
  const above = tokens.filter(
    (token) =>
      token.bottom <= total.top + 0.2 * glyph &&
      total.top - token.bottom < underHeading * glyph &&
      token.left < total.right &&
      token.right > total.left - underHeading * glyph,
  );
  const words = beside.length > 0 ? beside : withText(above, sheet);
  return words.map(({ folded }) => folded).join('');
}

/** A word nearer than this to another one in its row, in glyphs, is of one text with it. */
const ofText = 1.3;

/** Words with those before and behind them in their text: a heading may be wider than what is below it. */
function withText(words: readonly Token[], { tokens, glyph }: Sheet): readonly Token[] {
  const isNext = (one: Token, other: Token): boolean =>
    inRow(one, other, glyph) && other.left - one.right > 0 && other.left - one.right < ofText * glyph;
  const whole = [...words];
  for (const word of whole)
    whole.push(
      ...tokens.filter((token) => !whole.includes(token) && (isNext(token, word) || isNext(word, token))),
    );
  return rowsOf(whole, glyph).flat();
}

/** The first words of headings that stand by themselves. */
const headingsIn = ({ rows, glyph }: Sheet, headed: Pick<ReadonlySet<string>, 'has'>): readonly Token[] =>
  rows.flatMap((row) =>
    row.filter((token, at) => {
      const isFirst = token.left - (row[at - 1]?.right ?? -Infinity) > 2 * glyph;
      const text = runFrom(row, at, 2 * glyph).map(({ folded }) => folded);
      return isFirst && headed.has(text.join(''));
    }),
  );

/** Whether a heading calls what it stands by a total, or what is to be paid. */
export const isTotal = (name: string): boolean => /TOTAL|PAGAR|^SOMA/.test(name);

/**
 * Lists of descriptions and amounts whose sum is printed below them, longest first; without headings the sum is what identifies a list. `called`
 * are the folded labels of the sum, under which it may stand anywhere, as may one that is known to be it; `headed` are those of descriptions,
 * where other columns stand beside the list.
 */
export function findSummedRows(
  page: Sheet,
  called: Pick<ReadonlySet<string>, 'has'> = new Set<string>(),
  known?: string,
  headed: Pick<ReadonlySet<string>, 'has'> = new Set<string>(),
): SummedRows[] {
  const sheet = withSignedAmounts(page);
  const { tokens, glyph } = sheet;
  const headings = headingsIn(sheet, headed);
  const amounts = tokens.flatMap((token) => {
    const cents = centsOf(token);
    return cents === undefined ? [] : [{ token, cents }];
  });
  const found: SummedRows[] = [];
  const add = (total: Amount, above: readonly Amount[], bottom: number): void => {
    const column = above.toSorted((a, b) => b.token.top - a.token.top);
    const rows: SummedRow[] = [];
    let sum = 0n;
    let top = bottom;
    for (const { token, cents } of column) {
      if (top - token.bottom > 4 * Math.max(glyph, token.bottom - token.top)) return;
      const description = descriptionOf(token, sheet, headings);
      if (!description.some(isWord)) return;
      rows.unshift({ description, amount: token, value: fromCents(cents) });
      sum += cents;
      ({ top } = token);
      if (rows.length > 1 && sum === total.cents) {
        const named = nameOf(total.token, sheet);
        found.push({
          rows: onOneEdge(onEdgeOfTotal(rows, total.token, sheet), sheet),
          total: fromCents(total.cents),
          sum: [total.token],
          named,
        });
        return;
      }
    }
  };
  const columnOver = ({ token }: Amount): Amount[] =>
    amounts.filter(
      (each) =>
        each.token.bottom <= token.top + 0.3 * glyph &&
        Math.abs(each.token.right - token.right) < 1.5 * glyph,
    );
  for (const total of amounts) add(total, columnOver(total), total.token.top);
  // A total that the page repeats, or calls so, may be elsewhere.
  const isCalled = (name: string): boolean => isTotal(name) || called.has(name);
  for (const total of amounts.filter(
    ({ cents, token }) =>
      fromCents(cents) === known ||
      amounts.filter((each) => each.cents === cents).length > 1 ||
      isCalled(nameOf(token, sheet)),
  ))
    for (const last of amounts) add(total, [last, ...columnOver(last)], last.token.bottom);
  return found.toSorted((a, b) => b.rows.length - a.rows.length);
}
