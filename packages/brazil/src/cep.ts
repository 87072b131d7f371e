import { stripSeparators } from './check-digit.ts';
import type { Uf } from './states.ts';

// First and last CEP of every state, thousands only; AM, DF and GO have two ranges.
const ranges: readonly (readonly [Uf, number, number])[] = [
  ['SP', 1000, 19_999],
  ['RJ', 20_000, 28_999],
  ['ES', 29_000, 29_999],
  ['MG', 30_000, 39_999],
  ['BA', 40_000, 48_999],
  ['SE', 49_000, 49_999],
  ['PE', 50_000, 56_999],
  ['AL', 57_000, 57_999],
  ['PB', 58_000, 58_999],
  ['RN', 59_000, 59_999],
  ['CE', 60_000, 63_999],
  ['PI', 64_000, 64_999],
  ['MA', 65_000, 65_999],
  ['PA', 66_000, 68_899],
  ['AP', 68_900, 68_999],
  ['AM', 69_000, 69_299],
  ['RR', 69_300, 69_399],
  ['AM', 69_400, 69_899],
  ['AC', 69_900, 69_999],
  ['DF', 70_000, 72_799],
  ['GO', 72_800, 72_999],
  ['DF', 73_000, 73_699],
  ['GO', 73_700, 76_799],
  ['RO', 76_800, 76_999],
  ['TO', 77_000, 77_999],
  ['MT', 78_000, 78_899],
  ['MS', 79_000, 79_999],
  ['PR', 80_000, 87_999],
  ['SC', 88_000, 89_999],
  ['RS', 90_000, 99_999],
];

/** Removes the separators of a CEP, leaving its digits. */
export function normaliseCep(value: string): string {
  return stripSeparators(value);
}

/** The state whose range holds the CEP; undefined when none does or the value does not have eight digits. */
export function ufOfCep(value: string): Uf | undefined {
  const digits = normaliseCep(value);
  if (!/^\d{8}$/.test(digits)) return undefined;
  const thousands = Number(digits.slice(0, 5));
  return ranges.find(([, first, last]) => thousands >= first && thousands <= last)?.[0];
}

/** True for eight digits, with or without the dash, that lie in the range of a state (of the given state, when one is given). */
export function isCep(value: string, uf?: Uf): boolean {
  const found = ufOfCep(value);
  return found !== undefined && (uf === undefined || found === uf);
}

/** Prints a CEP as 00000-000; a value without eight digits is returned unchanged. */
export function formatCep(value: string): string {
  const digits = normaliseCep(value);
  return /^\d{8}$/.test(digits) ? `${digits.slice(0, 5)}-${digits.slice(5)}` : value;
}

/** The first CEP of each range of a state, eight digits. */
export function firstCepsOfUf(uf: Uf): readonly string[] {
  return ranges.filter(([owner]) => owner === uf).map(([, first]) => `${String(first).padStart(5, '0')}000`);
}
