import { characterValue, isRepeated, stripSeparators } from './check-digit.ts';

/** Removes the separators of a driving licence's registration number. */
export function normaliseCnh(value: string): string {
  return stripSeparators(value);
}

function weighted(base: string, weightOf: (index: number) => number): number {
  return [...base].reduce((sum, digit, index) => sum + characterValue(digit) * weightOf(index), 0) % 11;
}

/** Appends both check digits to the first nine digits of a registration number (Res. CONTRAN 886/2021); throws RangeError otherwise. */
export function completeCnh(base: string): string {
  if (!/^\d{9}$/.test(base)) throw new RangeError('a CNH base has nine digits');
  const first = weighted(base, (index) => 9 - index);
  // A first remainder of 10 is printed as 0 and subtracts 2 from the second sum.
  const second = (weighted(base, (index) => index + 1) - (first === 10 ? 2 : 0) + 11) % 11;
  return base + String(first === 10 ? 0 : first) + String(second === 10 ? 0 : second);
}

/** True for an eleven-digit CNH registration number whose check digits match and which is not one digit repeated. */
export function isCnh(value: string): boolean {
  const digits = normaliseCnh(value);
  return /^\d{11}$/.test(digits) && !isRepeated(digits) && completeCnh(digits.slice(0, 9)) === digits;
}

/** Prints a registration number as its eleven digits without separators, as the licence does. */
export function formatCnh(value: string): string {
  const digits = normaliseCnh(value);
  return /^\d{11}$/.test(digits) ? digits : value;
}

/** The categories of a licence: A, B, C, D, E, A combined with one of the others, or ACC alone. */
export function isCnhCategory(value: string): boolean {
  return /^(?:ACC|A|A?[BCDE])$/.test(value.trim().toUpperCase());
}
