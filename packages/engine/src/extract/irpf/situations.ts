import type { ServiceData } from '@lavra/contract/services/fields';
import type { RunningText } from '../reading/phrases/phrases.ts';
import { fieldIn } from '../reading/phrases/stretch.ts';

const ofYear = (words: string): RegExp =>
  new RegExp(
    String.raw`(?:${words}) em (?:31\/12\/|31 de dezembro de )?(\d{4}):? (?:\d{2} )?(?:R\$ ?)?([\d.]+, ?\d\d)(?= |$)`,
    'gi',
  );
const [assets, debts] = [
  ofYear(String.raw`bens(?: e direitos)?|patrim[ôo]nio(?: declarado| total)?`),
  ofYear(String.raw`d[íi]vidas(?: e [ôo]nus(?: reais)?)?`),
] as const;

/** What is named in a row, and its amounts in the next one. */
const inColumns =
  /((?:(?:(?:total d[eo]s? )?bens(?: e direitos)?|d[íi]vidas(?: e [ôo]nus(?: reais)?)?) em (?:31\/12\/|31 de dezembro de )?\d{4}:? (?:\(?R\$\)? ?)?){2,4})((?:(?:R\$ ?)?[\d.]+,\d\d(?: |$)){2,4})/i;
const heading = /(bens|d[íi]vidas)[^\d]* em (?:31\/12\/|31 de dezembro de )?(\d{4})/gi;

/** The same where the names of a row are followed by as many amounts. */
function columnsIn(running: RunningText): ServiceData<'irpf'> {
  const match = inColumns.exec(running.text);
  const names = [...(match?.[1] ?? '').matchAll(heading)];
  const amounts = (match?.[2] ?? '').match(/[\d.]+,\d\d/g) ?? [];
  if (match === null || names.length !== amounts.length) return {};
  const at = { from: match.index, to: match.index + match[0].length };
  const cells = names
    .map(([, said = '', year = ''], index) => ({
      isDebt: /^d/i.test(said),
      year,
      field: fieldIn(running, at, amounts[index], 'money'),
    }))
    .toSorted((a, b) => b.year.localeCompare(a.year));
  const [current, previous] = cells.filter(({ isDebt }) => !isDebt);
  const owed = cells.find(({ isDebt }) => isDebt);
  return {
    ...(current?.field ? { AssetsAmount: current.field } : {}),
    ...(previous?.field ? { PreviousAssetsAmount: previous.field } : {}),
    ...(owed?.field ? { DebtsAmount: owed.field } : {}),
  };
}

/** What is owned and owed at the end of a year: the latest year is that of the declaration, and the one before it may be printed too. */
export function situationsIn(running: RunningText): ServiceData<'irpf'> {
  const columns = columnsIn(running);
  if (Object.keys(columns).length > 0) return columns;
  const found = (pattern: RegExp) =>
    [...running.text.matchAll(pattern)]
      .map(({ index, 0: whole, 1: year = '', 2: amount }) => ({
        year,
        amount,
        from: index,
        to: index + whole.length,
      }))
      .toSorted((a, b) => b.year.localeCompare(a.year))
      .map(({ amount, ...at }) => ({
        year: at.year,
        field: fieldIn(running, at, amount?.replace(', ', ','), 'money'),
      }));
  const [current, ...earlier] = found(assets);
  const previous = earlier.find(({ year }) => year !== current?.year)?.field;
  const owed = found(debts)[0]?.field;
  return {
    ...(current?.field ? { AssetsAmount: current.field } : {}),
    ...(previous ? { PreviousAssetsAmount: previous } : {}),
    ...(owed ? { DebtsAmount: owed } : {}),
  };
}
