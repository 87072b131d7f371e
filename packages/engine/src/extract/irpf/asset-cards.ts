import type { Field } from '@lavra/contract/model/result';
import type { ColumnName } from '@lavra/contract/services/fields';
import { printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { blockOf, centsOf, field, isAmount, type ReadCards, type Rows } from './cards.ts';

type Column = ColumnName<'irpf', 'Assets'>;

const codes =
  /^(?:(?:bem|item) (?:n[º°o.]+ ?)?\d{1,3} ?[-–—:.]? ?)?grupo(?: do bem)?:? ?(\d{2})(?!\d)(?:.*?\bc[óo]d(?:igo|\.)?(?: do bem)?:? ?(\d{2})(?!\d))?/iu;
const codeAlone = /^c[óo]d(?:igo|\.)?(?: do bem)?:? ?(\d{2})(?!\d)/iu;
const labelOfText =
  /^(?:discrimina[çc][ãa]o|descri[çc][ãa]o)(?: do (?:bem|direito)| dos bens(?: e direitos)?)?(?::| [-–—]|$) ?/iu;
/** Rows of a card that describe nothing: the country, numbers of registers, and what the amounts are. */
const ofOther =
  /^(?:\d{3} ?[-–] ?\p{L}|(?:localiza[çc][ãa]o|pa[íi]s|inscri[çc][ãa]o|iptu|renavam|bem (?:ou direito )?pertence|registrado|matr[íi]cula:|banco:|ag[êe]ncia:|conta:|cnpj:|situa[çc][ãa]o em|valor em|total)(?!\p{L}))/iu;

/** The row of sums below the cards. */
const ofSums = /^(?:(?:sub)?tota(?:l|is)|somas?)(?!\p{L})/iu;
/** The codes at the beginning of a card, before what it is of. */
const leadingCodes =
  /^(?:(?:bem|item) (?:n[º°o.]+ ?)?\d{1,3} ?[-–—:.]? ?)?grupo(?: do bem)?:? ?\d{2}(?: ?[·,/–-]? ?c[óo]d(?:igo|\.)?:? ?\d{2})?(?: [·–—:-])?/iu;
/** The end of a year, as it stands below or before an amount. */
const isDay = /^31\/12(?:\/\d{4})?$/;

/** What an asset is, where its card has it between its codes and its two amounts, in the row of either code. */
function textBesideCodes(row: readonly Token[], pattern: RegExp): readonly Token[] {
  const codesOf = pattern.exec(printedOf(row))?.[0].trim().split(' ').length ?? 0;
  const rest = row.slice(codesOf).filter((token) => token.text !== 'R$' && !isAmount(token));
  const day = rest.findIndex(({ text }) => isDay.test(text));
  const words = day < 0 ? rest : rest.slice(0, Math.max(0, rest[day - 1]?.folded === 'EM' ? day - 1 : day));
  return words.some(({ text }) => /\p{L}{3}/u.test(text)) ? words : [];
}

/** What the worth of an asset is called. */
const ofWorth = /^(?:situa[çc][ãa]o|valor|(?:em )?31\/12)/iu;

/** Reads assets of which each has a card of its own: its group and code, what it is, and its worth at the end of two years. */
export function readAssetCards(
  { rows: all }: Sheet,
  titles: readonly string[],
  others: readonly string[],
): ReadCards<Column> | undefined {
  const rows = blockOf(all, titles, others);
  const starts = rows.flatMap((row, at) => (codes.test(printedOf(row)) ? [at] : []));
  const used = new Set<Token>();
  const found = starts.flatMap((from, index): Partial<Record<Column, Field>>[] => {
    const lines = rows.slice(from, starts[index + 1]);
    const [head = []] = lines;
    const [, group, code] = codes.exec(printedOf(head)) ?? [];
    const text: Token[] = [];
    const amounts: Token[] = [];
    let ownCode = code;
    const own: Token[] = [...head];
    for (const row of lines) {
      const printed = printedOf(row);
      if (ofSums.test(printed)) break;
      const inRow = row.filter(isAmount);
      const isWorth = inRow.length === 2 || (inRow.length === 1 && ofWorth.test(printed));
      if (isWorth) {
        amounts.push(...inRow);
        if (row === head) text.push(...textBesideCodes(row, leadingCodes));
      } else if (row !== head && codeAlone.test(printed)) {
        ownCode ??= codeAlone.exec(printed)?.[1];
        if (amounts.length === 2) text.push(...textBesideCodes(row, codeAlone));
      } else if (row !== head && amounts.length === 0 && !ofOther.test(printed)) {
        const label = labelOfText.exec(printed)?.[0].trim().split(' ').length ?? 0;
        text.push(...row.slice(labelOfText.test(printed) ? label : 0));
      } else if (row !== head && !ofOther.test(printed)) break;
      own.push(...row);
    }
    const [previous, current] = amounts;
    if (previous === undefined || current === undefined || text.length === 0) return [];
    for (const token of own) used.add(token);
    const cells: Partial<Record<Column, Field | undefined>> = {
      Group: field(group ?? '', 'code', head),
      Code: field(ownCode ?? '', 'code', head),
      Description: field(printedOf(text), 'text', text),
      PreviousAmount: field(previous.text.replace('R$', ''), 'money', [previous]),
      CurrentAmount: field(current.text.replace('R$', ''), 'money', [current]),
    };
    return [Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== undefined))];
  });
  return found.length === 0 ? undefined : { rows: found, totals: totalsIn(rows, found), used };
}

/** The sums below the last card, where its amounts make them. */
function totalsIn(
  rows: Rows,
  found: readonly Partial<Record<Column, Field>>[],
): Partial<Record<Column, Field>> {
  const row = rows.find((each) => ofSums.test(printedOf(each)) && each.filter(isAmount).length === 2) ?? [];
  const sums = row.filter(isAmount).map((token, at) => {
    const column = at === 0 ? 'PreviousAmount' : 'CurrentAmount';
    const sum = field(token.text.replace('R$', ''), 'money', [token]);
    const ofCards = found.reduce((all, card) => all + centsOf(card[column]?.value ?? '0'), 0n);
    return sum !== undefined && centsOf(sum.value) === ofCards ? [[column, sum] as const] : [];
  });
  return Object.fromEntries(sums.flat());
}
