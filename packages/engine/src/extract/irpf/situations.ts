import type { ServiceData } from '@lavra/contract/services/fields';
import type { RunningText } from '../reading/phrases/phrases.ts';
import { fieldIn } from '../reading/phrases/stretch.ts';

const ofYear = (words: string): RegExp =>
  new RegExp(
    String.raw`(?:${words}) em (?:31\/12\/|31 de dezembro de )?(\d{4}):? (?:\d{2} )?(?:R\$ ?)?([\d.]+, ?\d\d)(?= |$)`,
    'gi',
  );
const [assets, debts] = [
  ofYear(String.raw`bens(?: e direitos)?`),
  ofYear(String.raw`d[íi]vidas(?: e [ôo]nus(?: reais)?)?`),
] as const;

/** What is owned and owed at the end of a year: the latest year is that of the declaration, and the one before it may be printed too. */
export function situationsIn(running: RunningText): ServiceData<'irpf'> {
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
