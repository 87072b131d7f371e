import { runsApart } from '../../reading/sheet/runs.ts';
import { centreOf, edgesOf, printedOf, rowsOf, type Sheet, type Token } from '../../reading/sheet/sheet.ts';
import { fold } from '../../reading/sheet/text.ts';

/** Space between two cells, greatest distance of a cell from its heading, and widest step between two rows, in glyphs. */
const [betweenCells, toHeading, pitch] = [1, 4, 4] as const;
/** Least taxes of such a table. */
const leastRows = 3;
/** Width of a letter beside its height. */
const ofLetter = 0.6;

/** The headings of the column of taxes, and of the others. */
const ofTaxes = /^(?:TRIBUTOS?|IMPOSTOS?|TRIBUTOEM|IMPOSTOEM)(?:RS?)?$/;
const headings = {
  base: /^(?:BASEDECALC(?:ULO)?|BASECALC(?:ULO)?|BCALC(?:ULO)?|BASE|BC)(?:RS?)?$/,
  rate: /^(?:ALIQUOTA|ALIQ|%)%?$/,
  amount: /^(?:VALOR|VL|VLR|VALORDEVIDO|MONTANTE|TOTAL)(?:DOTRIBUTO|DOIMPOSTO)?(?:RS?)?$/,
} as const;
type Column = keyof typeof headings;

/** The label that the base of a tax has elsewhere, where a field has it. */
const bases: Readonly<Record<string, string>> = {
  ICMS: 'BC ICMS:',
  ICMSPROPRIO: 'BC ICMS:',
  ICMSST: 'BC ICMS ST:',
  ICMSSUBST: 'BC ICMS ST:',
  ICMSSUBSTTRIB: 'BC ICMS ST:',
  ICMSSUBSTTRIBUTARIA: 'BC ICMS ST:',
  ICMSSUBSTITUICAOTRIBUTARIA: 'BC ICMS ST:',
  ISSQN: 'Base de cálculo do ISSQN:',
};

interface Heading {
  readonly id: Column;
  readonly left: number;
  readonly right: number;
}

interface Heads {
  readonly left: number;
  readonly right: number;
  readonly tokens: readonly Token[];
  readonly columns: readonly Heading[];
}

/** The headings of such a table in a row; undefined where it has none. */
function headsIn(row: readonly Token[], glyph: number): Heads | undefined {
  const runs = runsApart(row, betweenCells * glyph);
  const at = runs.findIndex((run) => ofTaxes.test(fold(printedOf(run))));
  if (at < 0) return undefined;
  const columns: Heading[] = [];
  for (const run of runs.slice(at + 1)) {
    const id = (Object.keys(headings) as Column[]).find((each) => headings[each].test(fold(printedOf(run))));
    if (id === undefined) break;
    columns.push({ id, ...edgesOf(run) });
  }
  const hasBoth = (['base', 'amount'] as const).every((id) => columns.some((column) => column.id === id));
  const tokens = runs.slice(at, at + 1 + columns.length).flat();
  return hasBoth ? { ...edgesOf(tokens), tokens, columns } : undefined;
}

/** A tax with its cells. */
interface Tax {
  readonly name: readonly Token[];
  readonly cells: ReadonlyMap<Column, readonly Token[]>;
  readonly tokens: readonly Token[];
}

/** The words of a row in the table's width: rows of another block beside it have none. */
const insideOf = (row: readonly Token[], { left, right }: Heads, glyph: number): Token[] =>
  row.filter((token) => token.right > left - toHeading * glyph && token.left < right + glyph);

/** A rate behind the name of its tax ("PIS (2,10%)"). */
const inBrackets = /^\(\d[\d.,]*%\)$/;

function taxIn(inside: readonly Token[], { left, columns }: Heads, glyph: number): Tax | undefined {
  const runs = runsApart(inside, betweenCells * glyph);
  const [words, ...values] = runs;
  const name = words?.filter(({ text }) => !inBrackets.test(text));
  if (name === undefined || /\d{2}/.test(printedOf(name)) || edgesOf(name).left > left + toHeading * glyph)
    return undefined;
  const cells = new Map<Column, readonly Token[]>();
  for (const value of values) {
    const edges = edgesOf(value);
    const awayOf = (each: Heading): number =>
      Math.min(Math.abs(each.right - edges.right), Math.abs(centreOf(each) - centreOf(edges)));
    const [near] = columns.toSorted((a, b) => awayOf(a) - awayOf(b));
    if (near === undefined || !/^[\d.,%–—*-]+$/.test(printedOf(value))) return undefined;
    if (/\d/.test(printedOf(value))) cells.set(near.id, value);
  }
  return values.length > 0 ? { name, cells, tokens: runs.flat() } : undefined;
}

/** Words that say what a cell is, from a place of the row of a printed one on. */
function wordsAt(text: string, from: number, like: Token, glyph: number): Token[] {
  let left = from;
  return text.split(' ').map((each) => {
    const right = left + each.length * ofLetter * glyph;
    const token = { ...like, text: each, folded: fold(each), left, right };
    left = right + ofLetter * glyph;
    return token;
  });
}

/** Words set with their left edge at a place. */
const placedAt = (tokens: readonly Token[], left: number): Token[] => {
  const by = left - edgesOf(tokens).left;
  return tokens.map((token) => ({ ...token, left: token.left + by, right: token.right + by }));
};

/** A tax as labels with their values behind them, from the left edge of its row. */
function labelled({ name, cells }: Tax, glyph: number): Token[] {
  const [first] = name;
  const [base, amount] = [cells.get('base'), cells.get('amount')];
  const label = bases[fold(printedOf(name))];
  if (first === undefined) return [];
  const words: Token[] = [];
  let { left } = edgesOf(name);
  for (const [text, value] of [
    [label, base],
    [`${printedOf(name)}:`, amount],
  ] as const) {
    if (text === undefined || value === undefined) continue;
    const own = wordsAt(text, left, first, glyph);
    const set = placedAt(value, edgesOf(own).right + betweenCells * glyph);
    words.push(...own, ...set);
    left = edgesOf(set).right + 2 * betweenCells * glyph;
  }
  return words;
}

/**
 * A sheet whose table of taxes, a row of each with its base and its amount below headings ("Tributo | Base de cálculo | Valor"), has them as labels
 * with their values behind them. Other sheets are as they are.
 */
export function withTaxesLabelled(sheet: Sheet): Sheet {
  const { rows, glyph } = sheet;
  for (const [at, row] of rows.entries()) {
    const heads = headsIn(row, glyph);
    if (heads === undefined) continue;
    const taxes: Tax[] = [];
    let { bottom } = edgesOf(heads.tokens);
    for (const under of rows.slice(at + 1)) {
      const inside = insideOf(under, heads, glyph);
      if (inside.length === 0) continue;
      const tax = edgesOf(inside).top - bottom < pitch * glyph ? taxIn(inside, heads, glyph) : undefined;
      if (tax === undefined) break;
      taxes.push(tax);
      ({ bottom } = edgesOf(tax.tokens));
    }
    if (taxes.length < leastRows || !taxes.some(({ name }) => fold(printedOf(name)).startsWith('ICMS')))
      continue;
    const gone = new Set([...heads.tokens, ...taxes.flatMap(({ tokens }) => tokens)]);
    const tokens = [
      ...sheet.tokens.filter((token) => !gone.has(token)),
      ...taxes.flatMap((tax) => labelled(tax, glyph)),
    ];
    const placed = rowsOf(tokens, glyph);
    return { ...sheet, rows: placed, tokens: placed.flat() };
  }
  return sheet;
}
