import type { Field } from '@lavra/contract/model/result';
import type { ColumnName } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { runsOf } from '../reading/particulars/signatures.ts';
import { centreOf, edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { fold } from '../reading/sheet/text.ts';
import { isOfSums } from '../reading/tables/end-of-list.ts';
import type { ValueKind } from '../reading/values/kinds.ts';
import { readWhole } from '../reading/values/values.ts';

type Row<C extends string> = Partial<Record<C, Field>>;
export type Rows = readonly (readonly Token[])[];
export interface ReadCards<C extends string> {
  readonly rows: readonly Row<C>[];
  readonly totals: Row<C>;
  readonly used: ReadonlySet<Token>;
}

/** Share of the values of cards that were their own: words around them tell what they are. */
const placed = 0.94;
/** Most rows between an amount and the label above it. */
const mostAbove = 3;

const amount = /^(?:R\$)?\d{1,3}(?:\.\d{3})*,\d{2}$/;
export const isAmount = ({ text }: Token): boolean => amount.test(text);
export const taxpayer = /(?<!\d)(?:\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}|\d{3}\.\d{3}\.\d{3}-\d{2})$/;
const labelOfNumber =
  /(?:^|[ –—(-])(?:CNPJ|CPF|C\.N\.P\.J\.|C\.P\.F\.)(?: ?\/ ?(?:CPF|CNPJ))?(?: d[aeo] [\p{L} ]{4,30})?:?$/iu;
const labelOfName =
  /^(?:(?:nome|raz[ãa]o social|nome empresarial)(?: d[aeo] [\p{L} ]{4,24})?|(?:\d+[ªº.)]? ?)?fonte pagadora(?: \d+)?|benefici[áa]rio(?:\(a\))?|prestador(?: d[eo] servi[çc]os?)?|favorecido)(?::| –| -|$)/iu;

/** A value of a card, of which the words around it tell what it is. */
export function field(printed: string, kind: ValueKind, tokens: readonly Token[]): Field | undefined {
  const reading = readWhole(printed, kind, tokens);
  return reading && fieldOf({ ...reading, anchorFit: 1, placed });
}

/** The words of a row without the number of a block before them, folded. */
const titleOf = (row: readonly Token[]): string =>
  fold(
    printedOf(row)
      .replace(/^[\dIVX]+ ?[.)·–-] ?/u, '')
      .replace(/ ?\((?:[^()]*|R\$)\)?$/iu, ''),
  );

/** The rows below the first of some titles, down to another title. */
export function blockOf(rows: Rows, titles: readonly string[], others: readonly string[]): Rows {
  const [own, other] = [titles, others].map((all) => new Set(all.map(fold)));
  const from = rows.findIndex((row) => own?.has(titleOf(row)) === true);
  if (from < 0) return [];
  const rest = rows.slice(from + 1);
  const to = rest.findIndex((row) => {
    const said = titleOf(row);
    return own?.has(said) !== true && other?.has(said) === true;
  });
  return to < 0 ? rest : rest.slice(0, to);
}

/** What an amount is called by the words before it in its row, or by those above it. */
function columnOf<C extends string>(
  token: Token,
  at: number,
  rows: Rows,
  glyph: number,
  called: readonly (readonly [column: C | undefined, said: RegExp])[],
): C | undefined {
  const columnSaid = (words: readonly Token[] = []): { column: C | undefined } | undefined => {
    const said = printedOf(words.filter(({ text }) => text !== 'R$'));
    const found = /\p{L}/u.test(said) ? called.find(([, pattern]) => pattern.test(said)) : undefined;
    return found && { column: found[0] };
  };
  const row = rows[at] ?? [];
  const before = row.slice(0, row.indexOf(token));
  const since = before.findLastIndex(isAmount) + 1;
  const beside = columnSaid(before.slice(since));
  if (beside !== undefined) return beside.column;
  // What the amounts of a row are may be in small type below each of them; above them is then whose they are.
  const under = row.every(isAmount) ? runsOf(rows[at + 1] ?? [], glyph) : [];
  const captions = row.map((each) =>
    columnSaid(under.find(([first]) => Math.abs((first?.left ?? Infinity) - each.left) < glyph)),
  );
  const own = captions[row.indexOf(token)];
  if (own !== undefined && captions.every((caption) => caption !== undefined)) return own.column;
  for (const above of rows.slice(Math.max(0, at - mostAbove), at).toReversed()) {
    const run = runsOf(above, glyph)
      .map((words) => ({ words, ...edgesOf(words) }))
      .filter(({ left, right }) => left < token.right + glyph && right > token.left - glyph)
      .toSorted(
        (a, b) => Math.abs(centreOf(a) - centreOf(token)) - Math.abs(centreOf(b) - centreOf(token)),
      )[0];
    const said = run && columnSaid(run.words);
    if (said !== undefined) return said.column;
  }
  return undefined;
}

/** A name without its label and the code before it ("26 - CLÍNICA BOA VISTA LTDA"). */
export const partsOfName = (printed: string): { code?: string; name: string } => {
  const plain = printed
    .replace(labelOfNumber, '')
    .replace(labelOfName, '')
    .replace(/^[:–—. -]+|[:–—( -]+$/gu, '');
  const [, code, name] = /^(?:c[óo]d(?:igo|\.)? ?:? ?)?(\d{2}) ?[-–—.:·]? ?(\p{L}.*)$/iu.exec(plain) ?? [];
  return code !== undefined && name !== undefined ? { code, name } : { name: plain };
};
const isNamed = (printed: string): boolean =>
  /\p{L}{2,}.* .*\p{L}|\p{L}{4}/u.test(printed) && !/^total|\d,\d\d$|R\$/iu.test(printed);

/** The texts of a run between its amounts, which may stand close before a name. */
export function withoutAmounts(run: readonly Token[]): (readonly Token[])[] {
  const at = run.findIndex(isAmount);
  return at < 0 ? [run] : [run.slice(0, at), ...withoutAmounts(run.slice(at + 1))];
}

/** Whether a row is one of sums, whose word begins it or stands behind the amounts alone. */
const isOfTotals = (row: readonly Token[]): boolean =>
  /^(?:(?:SUB)?TOTA(?:L|IS)|SOMAS?)$/.test(row[0]?.folded ?? '') || isOfSums(row);
/** Whether the amounts of a row are sums by the words below them. */
const isOverSums = (rows: Rows, at: number): boolean =>
  rows[at]?.every(isAmount) === true &&
  /^(?:SUB)?(?:TOTA(?:L|IS)|SOMAS?)$/.test(rows[at + 1]?.[0]?.folded ?? '');
/** What no card of a party says: here the account of the tax begins. */
const ofAccount =
  /(?:^|[^\p{L}])(?:base de c[áa]lculo|imposto devido|imposto a (?:restituir|pagar)|dedu[çc][õo]es|desconto simplificado)(?!\p{L})/iu;

interface Party {
  /** Index of the first row of its card. */
  readonly from: number;
  readonly number: Token;
  readonly name: readonly Token[];
  readonly parts: ReturnType<typeof partsOfName>;
}

/** Those whose numbers stand in the rows of a block, each with the name beside, above or below its number. */
function partiesIn(rows: Rows, glyph: number): Party[] {
  return rows.flatMap((row, at): Party[] => {
    const number = row.find(({ text }) => taxpayer.test(text));
    if (number === undefined) return [];
    const runs = (index: number): (readonly Token[])[] =>
      runsOf(
        (rows[index] ?? []).filter((token) => token !== number),
        glyph,
      ).flatMap(withoutAmounts);
    for (const from of [at, at - 1, at + 1])
      for (const name of runs(from)) {
        const printed = printedOf(name);
        const parts = partsOfName(printed);
        const isFar = from !== at && Math.abs(edgesOf(name).left - edgesOf(row).left) > 12 * glyph;
        if (!isFar && isNamed(printed) && isNamed(parts.name))
          return [{ from: Math.min(from, at), number, name, parts }];
      }
    return [];
  });
}

/** What is read of the cards of parties: their names, numbers and codes, and the columns of their amounts by what is said of them. */
interface PartyCards<C extends string> {
  readonly titles: readonly string[];
  /** Titles that end the block. */
  readonly others: readonly string[];
  readonly called: readonly (readonly [column: C | undefined, said: RegExp])[];
  /** The column without which a card is none. */
  readonly key: C;
}

/** Reads parties of which each has a card of its own: its name and number, and amounts behind or below what they are. */
export function readPartyCards<
  C extends ColumnName<'irpf', 'IncomeSources'> | ColumnName<'irpf', 'Payments'>,
>({ rows: all, glyph }: Sheet, { titles, others, called, key }: PartyCards<C>): ReadCards<C> | undefined {
  const rows = blockOf(all, titles, others);
  const parties = partiesIn(rows, glyph);
  const used = new Set<Token>();
  // Headings may stand once, over all cards.
  const heads = rows.slice(0, parties[0]?.from);
  const columnIn = (token: Token, at: number, lines: Rows): C | undefined =>
    columnOf(token, at, lines, glyph, called) ??
    columnOf(token, heads.length, [...heads, lines[at] ?? []], glyph, called);
  const found = parties.flatMap((party, index): Row<C>[] => {
    const card: Record<string, Field | undefined> = {};
    const lines = rows.slice(party.from, parties[index + 1]?.from);
    const own: Token[] = [];
    for (const [at, row] of lines.entries()) {
      if (isOfTotals(row) || isOverSums(lines, at) || ofAccount.test(printedOf(row))) break;
      own.push(...row);
      const code = /(?:^|\s)c[óo]d(?:igo|\.):? ?(\d{2})(?!\d)/iu.exec(printedOf(row))?.[1];
      if (code !== undefined) card['Code'] ??= field(code, 'code', row);
      for (const token of row.filter(isAmount)) {
        const said = columnIn(token, at, lines);
        if (said === undefined || card[said] !== undefined) continue;
        card[said] = field(token.text.replace('R$', ''), 'money', [token]);
      }
    }
    if (card[key] === undefined) return [];
    const { code, name } = party.parts;
    if (code !== undefined) card['Code'] ??= field(code, 'code', party.name);
    const [Name, CNPJ] = [
      field(name, 'name', party.name),
      field(taxpayer.exec(party.number.text)?.[0] ?? '', 'taxpayer', [party.number]),
    ];
    for (const token of own) used.add(token);
    return [{ ...card, ...(Name ? { Name } : {}), ...(CNPJ ? { CNPJ } : {}) } as Row<C>];
  });
  const last = rows.slice(parties.at(-1)?.from ?? rows.length);
  return found.length === 0 ? undefined : { rows: found, totals: totalsIn(last, found, columnIn), used };
}

export const centsOf = (amount: string): bigint => BigInt(amount.replace(/\D/g, ''));

/** The sums in the row of totals below the last card, or in the one below it: those that the rows make. */
function totalsIn<C extends string>(
  rows: Rows,
  cards: readonly Row<C>[],
  columnIn: (token: Token, at: number, lines: Rows) => C | undefined,
): Row<C> {
  const at = rows.findIndex(isOfTotals);
  if (at < 0) return {};
  const index = rows[at]?.some(isAmount) === true ? at : at + 1;
  const sums: Partial<Record<C, Field>> = {};
  for (const token of (rows[index] ?? []).filter(isAmount)) {
    const column = columnIn(token, index, rows);
    if (column === undefined || sums[column] !== undefined) continue;
    const sum = field(token.text.replace('R$', ''), 'money', [token]);
    const ofCards = cards.reduce((all, card) => all + centsOf(card[column]?.value ?? '0'), 0n);
    if (sum !== undefined && centsOf(sum.value) === ofCards) sums[column] = sum;
  }
  return sums;
}
