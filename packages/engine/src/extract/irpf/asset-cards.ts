import type { Field } from '@lavra/contract/model/result';
import type { ColumnName } from '@lavra/contract/services/fields';
import { printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { blockOf, field, isAmount, type ReadCards } from './cards.ts';

type Column = ColumnName<'irpf', 'Assets'>;

const codes =
  /^(?:(?:bem|item) (?:n[º°o.]+ ?)?\d{1,3} ?[-–—:.]? ?)?grupo(?: do bem)?:? ?(\d{2})(?!\d)(?:.*?\bc[óo]d(?:igo|\.)?(?: do bem)?:? ?(\d{2})(?!\d))?/iu;
const codeAlone = /^c[óo]d(?:igo|\.)?(?: do bem)?:? ?(\d{2})(?!\d)/iu;
const labelOfText =
  /^(?:discrimina[çc][ãa]o|descri[çc][ãa]o)(?: do (?:bem|direito)| dos bens(?: e direitos)?)?(?::| [-–—]|$) ?/iu;
/** Rows of a card that describe nothing: the country, numbers of registers, and what the amounts are. */
const ofOther =
  /^(?:\d{3} ?[-–] ?\p{L}|(?:localiza[çc][ãa]o|pa[íi]s|inscri[çc][ãa]o|iptu|renavam|bem (?:ou direito )?pertence|registrado|matr[íi]cula:|banco:|ag[êe]ncia:|conta:|cnpj:|situa[çc][ãa]o em|valor em|total)(?!\p{L}))/iu;

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
      if (/^(?:sub)?tota(?:l|is)(?!\p{L})/iu.test(printed)) break;
      const inRow = row.filter(isAmount);
      const isWorth = inRow.length === 2 || (inRow.length === 1 && ofWorth.test(printed));
      if (isWorth) amounts.push(...inRow);
      else if (row !== head && codeAlone.test(printed)) ownCode ??= codeAlone.exec(printed)?.[1];
      else if (row !== head && amounts.length === 0 && !ofOther.test(printed)) {
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
  return found.length === 0 ? undefined : { rows: found, totals: {}, used };
}
