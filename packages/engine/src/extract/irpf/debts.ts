import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { fold } from '../reading/sheet/text.ts';
import { readWhole } from '../reading/values/values.ts';
import { assets, others, payments, salaries } from './titles.ts';

const title =
  /^(?:\d{1,2}[.)]? )?(?:(?:RELA[ÇC][ÃA]O|DECLARA[ÇC][ÃA]O) DE )?D[ÍI]VIDAS(?: E [ÔO]NUS(?: REAIS)?)?(?: \(.*\))?$/iu;
const total = /^(?:SUB)?TOTAL(?: GERAL| D[AE]S? D[ÍI]VIDAS.*)?:?$/iu;
const titles = new Set([...salaries, ...payments, ...assets, ...others].map(fold));
const isTitle = (row: readonly Token[]): boolean => titles.has(fold(printedOf(row).replace(/ ?\(.*\)$/, '')));
const isAmount = ({ text }: Token): boolean => /^\d{1,3}(?:\.\d{3})*,\d{2}$/.test(text);
/** The end of a year as it heads a column. */
const endOfYear = /^(?:31\/12\/)?((?:19|20)\d{2})$/;
/** Greatest distance of a total's right edge from that of its heading, in glyphs. */
const fromHeading = 3;

/** What is owed at the end of the year: the total of the list of debts below the heading of its latest year, which may be printed first or last. */
export function debtsIn({ rows, glyph }: Sheet): ServiceData<'irpf'> {
  const start = rows.findIndex((row) => title.test(printedOf(row)));
  const end = rows.findIndex(
    (row, at) =>
      at > start && row.some(isAmount) && total.test(printedOf(row.filter((token) => !isAmount(token)))),
  );
  const amounts = rows[end]?.filter(isAmount) ?? [];
  if (start < 0 || amounts.length === 0) return {};
  const list = rows.slice(start + 1, end);
  // An empty list has no total: that of the next one is none of debts.
  if (list.some((row) => isTitle(row)) || !list.some((row) => row.some(isAmount))) return {};
  const [latest, ...earlier] = list
    .flat()
    .flatMap((token) => {
      const year = endOfYear.exec(token.text)?.[1];
      return year === undefined ? [] : [{ year, ...edgesOf([token]) }];
    })
    .toSorted((a, b) => b.year.localeCompare(a.year));
  if (latest === undefined || earlier.every(({ year }) => year === latest.year)) return {};
  const own = amounts.find(({ right }) => Math.abs(right - latest.right) < fromHeading * glyph);
  const reading = own && readWhole(own.text, 'money', [own]);
  return reading ? { DebtsAmount: fieldOf({ ...reading, anchorFit: 1, placed: placed.typed }) } : {};
}
